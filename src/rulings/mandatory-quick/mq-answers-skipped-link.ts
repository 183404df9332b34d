import { ruling } from '../language';

export default ruling(
  'mq-answers-skipped-link',
  {
    covers: ['mandatory-quick', 'activation-negation'],
    title: { en: 'A mandatory Quick Effect may skip a link', ko: '강제 유발 즉시 효과는 한 링크를 건너뛸 수 있다' },
    statement: {
      en: 'Placed one on another, mandatory Quick Effects can end up answering a link that is not directly below them.',
      ko: '차례로 쌓이다 보면 강제 유발 즉시 효과가 바로 아래가 아닌 더 아래의 링크에 대한 것이 될 수 있다.',
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
