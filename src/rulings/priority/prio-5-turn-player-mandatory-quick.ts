import { ruling } from '../language';

export default ruling(
  'prio-5-turn-player-mandatory-quick',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'Rank 5: mandatory Quick Effects of the turn player', ko: '5순위: 턴 플레이어의 강제 유발 즉시 효과' },
    statement: {
      en: 'Mandatory Quick Effects wait until all triggers are placed, and the turn player’s come first. So the turn player’s Light and Darkness Dragon is Chain Link 3, directly above the Dandylion it answers, and the opponent’s is Link 4.',
      ko: '강제 유발 즉시 효과는 유발 효과를 다 쌓은 뒤에, 턴 플레이어의 것부터 쌓는다. 그래서 턴 플레이어의 라이트 앤드 다크니스 드래곤이 체인 2의 댄디라이언 바로 위의 체인 3, 상대의 것이 체인 4가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion', 'Light and Darkness Dragon');
    given(opponent).controls('Dandylion', 'Light and Darkness Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Dandylion', 'Dandylion@opponent');
    then.chainIs(
      'turnPlayer: Dandylion',
      'opponent: Dandylion',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
    );
    then.linkAnswers('Light and Darkness Dragon@turnPlayer', 2);
  },
);
