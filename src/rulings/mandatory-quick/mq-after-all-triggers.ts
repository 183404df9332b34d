import { ruling } from '../language';

export default ruling(
  'mq-after-all-triggers',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: {
      en: 'Mandatory Quick Effects come after the triggers',
      ko: '강제 유발 즉시 효과는 유발 효과가 다 쌓인 뒤에',
    },
    statement: {
      en: 'A mandatory Quick Effect such as that of Light and Darkness Dragon cannot come between simultaneous triggers. It is put on the last of them, and its player has no say in it.',
      ko: '라이트 앤드 다크니스 드래곤처럼 강제로 발동하는 유발 즉시 효과는 동시에 쌓이는 유발 효과 사이에 들어가지 않고 마지막 것 위에 놓인다. 발동할지 고를 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion');
    given(opponent).controls('Dandylion', 'Light and Darkness Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Dandylion', 'Dandylion@opponent');
    then.chainIs('turnPlayer: Dandylion', 'opponent: Dandylion', 'opponent: Light and Darkness Dragon');
    then.nobodyCouldActBetween('turnPlayer: Dandylion', 'opponent: Light and Darkness Dragon');
    then.wasNeverOffered('Light and Darkness Dragon', 'activate');
    then.neverAsked('trigger');
    then.linkAnswers('Light and Darkness Dragon', 2);
  },
);
