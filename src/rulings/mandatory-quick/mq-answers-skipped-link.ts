import { ruling } from '../language';

export default ruling(
  'mq-answers-skipped-link',
  {
    covers: ['mandatory-quick', 'activation-negation'],
    title: { en: 'A mandatory Quick Effect may skip a link', ko: '강제 유발 즉시 효과는 체인 하나를 건너뛸 수 있다' },
    statement: {
      en: 'A mandatory Quick Effect keeps to the link that made it due. Dark Hole makes both Light and Darkness Dragons due; the turn player’s is Chain Link 2, so the opponent’s, Link 3, answers Link 1 across it and does nothing, not being directly above.',
      ko: '강제 유발 즉시 효과는 자신을 발동하게 한 체인에 대한 것이다. 블랙홀에 두 라이트 앤드 다크니스 드래곤이 반응하여 턴 플레이어의 것이 체인 2가 되므로, 체인 3인 상대의 것은 체인 1에 대한 것이면서 바로 위에 있지 않아 불발한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Light and Darkness Dragon').hasInHand('Dark Hole');
    given(opponent).controls('Light and Darkness Dragon');
    turnPlayer.activates('Dark Hole');
    then.linkAnswers('Light and Darkness Dragon@turnPlayer', 1);
    then.linkAnswers('Light and Darkness Dragon@opponent', 1);
    then.linkWas('Light and Darkness Dragon@opponent', 'withoutEffect');
  },
);
