import { ruling } from '../language';

export default ruling(
  'segoc-ex5-divine-wrath-not-between',
  {
    covers: ['trigger-order', 'counter-traps'],
    title: { en: 'Divine Wrath comes too late for Chain Link 1', ko: '천벌로 체인 1의 댄디라이언은 막을 수 없다' },
    statement: {
      en: 'Triggers due together are placed without anyone answering in between. So there is no moment in which Divine Wrath could be chained to the lower Dandylion; it can only answer the upper one.',
      ko: '동시에 발동하는 유발 효과를 쌓는 동안에는 아무도 그 사이에 체인할 수 없다. 그래서 아래쪽 댄디라이언에 천벌을 체인할 순간은 없고, 위쪽의 댄디라이언에만 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Dandylion').hasSet('Divine Wrath').hasInHand('Dark Hole', 'Celtic Guardian');
    given(opponent).controls('Dandylion');
    turnPlayer.activates('Dark Hole');
    then.nobodyCouldActBetween('turnPlayer: Dandylion', 'opponent: Dandylion');
    then.firstOfferedOn('Divine Wrath', 'activate', 'turnPlayer: Dandylion', 'opponent: Dandylion');
    turnPlayer.activates('Divine Wrath', { cost: ['Celtic Guardian'] });
    then.linkAnswers('Divine Wrath', 2);
    then.linkWas('Dandylion@turnPlayer', 'resolved');
  },
);
