import { card, ruling } from '../language';

export default ruling(
  'segoc-no-priority-pass',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'A whole group before the other player', ko: '한 묶음을 다 쌓은 뒤 상대 차례' },
    statement: {
      en: 'The triggers of one group, here the mandatory ones of the turn player, are placed without the other player coming in between. Placing one does not hand priority over, so the opponent’s Dandylion wait until both of the turn player’s are on the Chain.',
      ko: '턴 플레이어의 강제 효과처럼 한 묶음에 속한 유발 효과는 하나를 쌓아도 우선권이 넘어가지 않는다. 그래서 상대의 댄디라이언은 턴 플레이어의 댄디라이언 두 장을 원하는 순서로 다 쌓은 뒤에 쌓는다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer).controls(card('Dandylion', 'A'), card('Dandylion', 'B')).hasInHand('Dark Hole');
    given(opponent).controls(card('Dandylion', 'C'), card('Dandylion', 'D'));
    turnPlayer.activates('Dark Hole');
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(opponent).activate('Dandylion#C', { because: 'not-your-priority' });
    then.cannot(opponent).activate('Dandylion#D', { because: 'not-your-priority' });
    inCase({ en: 'A, B, C, D', ko: 'A, B, C, D 순서' }, () => {
      turnPlayer.usesTrigger('Dandylion#A');
      then.chainIs('turnPlayer: Dandylion#A', 'turnPlayer: Dandylion#B');
      then.isAsked(opponent, 'trigger');
      opponent.usesTrigger('Dandylion#C');
      then.chainIs(
        'turnPlayer: Dandylion#A',
        'turnPlayer: Dandylion#B',
        'opponent: Dandylion#C',
        'opponent: Dandylion#D',
      );
    });
    inCase({ en: 'B, A, D, C', ko: 'B, A, D, C 순서' }, () => {
      turnPlayer.usesTrigger('Dandylion#B');
      opponent.usesTrigger('Dandylion#D');
      then.chainIs(
        'turnPlayer: Dandylion#B',
        'turnPlayer: Dandylion#A',
        'opponent: Dandylion#D',
        'opponent: Dandylion#C',
      );
      then.nobodyCouldActBetween('turnPlayer: Dandylion#B', 'opponent: Dandylion#C');
    });
  },
);
