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
      en: 'Triggers due together are placed with nothing between them; mandatory Quick Effects follow. So Light and Darkness Dragon answers Chain Link 2, the last trigger, and as its effect is mandatory nobody is asked.',
      ko: '동시에 발동하는 유발 효과를 모두 쌓은 뒤에 강제로 발동하는 유발 즉시 효과를 쌓는다. 그래서 라이트 앤드 다크니스 드래곤은 마지막 유발 효과인 체인 2에 체인하며, 강제 효과이므로 발동할지 고를 수 없다.',
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
