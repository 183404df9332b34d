import { ruling } from '../language';

export default ruling(
  'segoc-ex5-order',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Two Dandylion and Dark Hole: the order', ko: '댄디라이언 둘과 블랙홀: 순서' },
    statement: {
      en: 'Both Dandylion are destroyed together, and both triggers are mandatory: the turn player’s is Chain Link 1, the opponent’s Link 2. As the opponent’s lies on top, the turn player is the first who may add Link 3.',
      ko: '댄디라이언 두 장이 함께 파괴되면 모두 강제 효과이므로 턴 플레이어의 것이 체인 1, 상대의 것이 체인 2가 된다. 맨 위가 상대의 것이므로 체인 3은 턴 플레이어가 먼저 쌓을 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion').hasSet('Divine Wrath').hasInHand('Dark Hole', 'Celtic Guardian');
    given(opponent).controls('Dandylion');
    turnPlayer.activates('Dark Hole');
    then.chainIs('turnPlayer: Dandylion', 'opponent: Dandylion');
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Divine Wrath');
  },
);
