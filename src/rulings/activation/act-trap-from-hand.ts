import { ruling } from '../language';

export default ruling(
  'act-trap-from-hand',
  {
    covers: ['activation'],
    title: { en: 'A Trap from the hand', ko: '패에서 발동하는 함정' },
    statement: {
      en: 'A Trap is normally Set before it is activated, but a few may be activated from the hand. Infinite Impermanence may while its player controls no cards; with Gemini Elf on that side it would have to be Set first.',
      ko: '함정은 먼저 세트해야 하지만, 패에서 발동할 수 있는 것도 있다. 무한포영은 자신 필드에 카드가 없으면 패에서 발동할 수 있고, 쌍둥이 자매 엘프가 있으면 세트하지 않고는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls('Trickstar Candina');
    given(opponent).hasInHand('Infinite Impermanence').hasInDeck('Kuriboh');
    given.startsIn('standby');
    inCase({ en: 'No cards on the field', ko: '자신 필드에 카드가 없다' }, () => {
      then.can(opponent).activate('Infinite Impermanence');
      opponent.activates('Infinite Impermanence', { targets: ['Trickstar Candina'] });
      bothPass();
      then.linkWas('Infinite Impermanence', 'resolved');
      then.isNegated('Trickstar Candina');
      turnPlayer.movesTo('end');
      then.phaseIs('main1');
      then.isNotNegated('Trickstar Candina');
    });
    inCase({ en: 'A card on the field', ko: '자신 필드에 카드가 있다', contrast: 1 }, () => {
      given(opponent).controls('Gemini Elf');
      then.cannot(opponent).activate('Infinite Impermanence', { because: 'trap-from-hand' });
    });
  },
);
