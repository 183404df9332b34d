import { ruling } from '../language';

export default ruling(
  'segoc-ex5-divine-wrath-on-last',
  {
    covers: ['trigger-order', 'counter-traps', 'activation-negation'],
    title: { en: 'Divine Wrath answers the topmost trigger', ko: '천벌은 맨 위의 유발 효과에 대응한다' },
    statement: {
      en: 'A negation must be chained directly to the activation. As Chain Link 3, Divine Wrath negates the Dandylion directly below it; the lower one resolves as usual.',
      ko: '발동을 무효로 하는 카드는 그 발동에 직접 체인해야 한다. 체인 3의 천벌은 바로 아래인 체인 2의 댄디라이언만 무효로 하고, 체인 1의 댄디라이언은 그대로 처리된다.',
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
