import { ruling } from '../language';

export default ruling(
  'segoc-ex5-divine-wrath-not-between',
  {
    covers: ['trigger-order', 'counter-traps'],
    title: { en: 'Divine Wrath comes too late for Chain Link 1', ko: '천벌로 체인 1의 댄디라이언은 막을 수 없다' },
    statement: {
      en: 'There is no moment in which Divine Wrath could answer the lower of two stacked Dandylion, so it can never be aimed at that one.',
      ko: '겹쳐 쌓인 댄디라이언 중 아래쪽에 천벌로 대응할 순간은 없으므로, 아래쪽의 발동은 결코 막을 수 없다.',
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
