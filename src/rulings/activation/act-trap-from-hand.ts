import { ruling } from '../language';

export default ruling(
  'act-trap-from-hand',
  {
    covers: ['activation'],
    title: { en: 'A Trap from the hand', ko: '패에서 발동하는 함정' },
    statement: {
      en: 'A few Traps say that they can be activated from the hand without having been Set: Infinite Impermanence can while its player controls no cards.',
      ko: '함정 중에는 세트하지 않고 패에서 발동할 수 있는 것이 있다. 무한포영은 자신 필드에 카드가 없으면 패에서 발동할 수 있다.',
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
