import { ruling } from '../language';

export default ruling(
  'segoc-order',
  {
    covers: ['trigger-order'],
    title: { en: 'Four groups of simultaneous triggers', ko: '동시에 발동하는 유발 효과의 네 묶음' },
    statement: {
      en: 'Triggers due at one moment go on in four groups: mandatory ones of the turn player, mandatory ones of the opponent, then optional ones of the turn player and of the opponent. So the opponent’s mandatory Sangan lies below the turn player’s optional Peten.',
      ko: '같은 타이밍의 유발 효과는 턴 플레이어의 강제, 상대의 강제, 턴 플레이어의 임의, 상대의 임의 효과의 네 묶음으로 나누어 차례로 쌓는다. 그래서 상대의 강제 효과인 크리터가 턴 플레이어의 임의 효과인 페텐보다 먼저이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Peten the Dark Clown').hasInHand('Dark Hole').hasInDeck('Peten the Dark Clown');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.isAsked(turnPlayer, 'trigger');
    then.chainIs('opponent: Sangan');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    then.chainIs('opponent: Sangan', 'turnPlayer: Peten the Dark Clown');
  },
);
