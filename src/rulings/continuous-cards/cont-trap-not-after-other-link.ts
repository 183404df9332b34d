import { ruling } from '../language';

export default ruling(
  'cont-trap-not-after-other-link',
  {
    covers: ['continuous-cards', 'chain'],
    title: {
      en: 'Used with its activation: not again after another link',
      ko: '카드와 함께 효과를 썼다면 다른 카드가 체인되어도 다시 쓸 수 없다',
    },
    statement: {
      en: 'A Continuous Trap that used an effect together with its activation cannot use one again in that Chain, even after the opponent has chained another card: its own activation has still to resolve.',
      ko: '카드의 발동과 함께 효과를 사용한 지속 함정은, 상대가 다른 카드를 체인한 뒤에도 그 체인에서 효과를 다시 발동할 수 없다. 그 카드의 발동이 아직 처리되지 않았기 때문이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasSet('Ultimate Offering', 'Jar of Greed')
      .controls('The Dark Door')
      .hasInHand('Gemini Elf', 'Mystical Elf')
      .hasInDeck('Kuriboh');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Ultimate Offering', { effect: 1 });
    opponent.activates('Mystical Space Typhoon', { targets: ['The Dark Door'] });
    then.isAsked(turnPlayer, 'chain');
    then.cannot(turnPlayer).activate('Ultimate Offering', { effect: 1, because: 'already-on-chain' });
    then.lpIs(turnPlayer, 7500);
  },
);
