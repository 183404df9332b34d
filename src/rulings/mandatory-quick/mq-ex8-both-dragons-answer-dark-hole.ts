import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-both-dragons-answer-dark-hole',
  {
    covers: ['mandatory-quick'],
    title: { en: 'Both dragons answer Dark Hole', ko: '두 마리의 라이트 앤드 다크니스 드래곤이 블랙홀에 답한다' },
    statement: {
      en: 'Dark Hole makes both Light and Darkness Dragons due: the turn player’s becomes Chain Link 2, the opponent’s Chain Link 3, and the third link too answers the first.',
      ko: '블랙홀에 두 라이트 앤드 다크니스 드래곤이 모두 반응한다. 턴 플레이어의 것이 체인 2, 상대의 것이 체인 3이 되며, 체인 3도 체인 2가 아니라 체인 1에 대한 것이다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'chain');
    then.linkAnswers('Light and Darkness Dragon@turnPlayer', 1);
    then.linkAnswers('Light and Darkness Dragon@opponent', 1);
    then.chainIs(
      'turnPlayer: Dark Hole',
      'turnPlayer: Light and Darkness Dragon',
      'opponent: Light and Darkness Dragon',
      'opponent: Doomcaliber Knight',
    );
  },
);
