import { ruling } from '../language';

export default ruling(
  'segoc-ex5-divine-wrath-on-last',
  {
    covers: ['trigger-order', 'counter-traps', 'activation-negation'],
    title: { en: 'Divine Wrath answers the topmost trigger', ko: '천벌은 맨 위의 유발 효과에 대응한다' },
    statement: {
      en: 'As Chain Link 3 Divine Wrath negates the activation directly below it; the lower Dandylion resolves as usual.',
      ko: '체인 3의 천벌은 바로 아래의 발동만 무효로 하고, 그 아래의 댄디라이언은 그대로 처리된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dandylion').hasSet('Divine Wrath').hasInHand('Dark Hole', 'Celtic Guardian');
    given(opponent).controls('Dandylion');
    turnPlayer.activates('Dark Hole');
    turnPlayer.activates('Divine Wrath', { cost: ['Celtic Guardian'] });
    bothPass();
    then.chainIs('turnPlayer: Dandylion', 'opponent: Dandylion', 'turnPlayer: Divine Wrath');
    then.linkWas('Dandylion@opponent', 'activationNegated');
    then.doesNotControl(opponent, 'Fluff Token');
    then.linkWas('Dandylion@turnPlayer', 'resolved');
    then.countIs(turnPlayer, 'monsterZone', 2, 'Fluff Token');
  },
);
