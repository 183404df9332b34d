import { ruling } from '../language';

export default ruling(
  'segoc-ex5-order',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Two Dandylion and Dark Hole: the order', ko: '댄디라이언 둘과 블랙홀: 순서' },
    statement: {
      en: 'Both Dandylion are destroyed together: the turn player’s is Chain Link 1, the opponent’s Chain Link 2, and the turn player is the first who may add Chain Link 3.',
      ko: '댄디라이언 두 장이 함께 파괴되면 턴 플레이어의 것이 체인 1, 상대의 것이 체인 2가 되고, 체인 3을 쌓을 권리는 턴 플레이어에게 먼저 있다.',
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
