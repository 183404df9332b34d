import { card, ruling } from '../language';

export default ruling(
  'ce-rule1-independent-effects',
  {
    covers: ['continuous-effects', 'stat-changes'],
    title: { en: 'Effects that only add up', ko: '더해지기만 하는 지속 효과' },
    statement: {
      en: 'Continuous effects that do not disturb each other all apply, in the order in which they began. Where they only add to a value, the order makes no difference.',
      ko: '서로 방해하지 않는 지속 효과는 시작된 순서대로 모두 적용된다. 수치를 더하기만 하는 것이라면 순서가 달라도 결과는 같다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Both face-up', ko: '둘 다 앞면 표시' }, () => {
      given(turnPlayer).controls(card('The A. Forces', 'A'), card('The A. Forces', 'B'), 'Celtic Guardian');
      then.atkIs('Celtic Guardian', 1800);
      then.noChain();
    });
    inCase({ en: 'One after the other', ko: '차례로 발동' }, () => {
      given(turnPlayer).hasInHand(card('The A. Forces', 'A'), card('The A. Forces', 'B')).controls('Celtic Guardian');
      then.atkIs('Celtic Guardian', 1400);
      turnPlayer.activates('The A. Forces#A');
      then.atkIs('Celtic Guardian', 1600);
      turnPlayer.activates('The A. Forces#B');
      then.atkIs('Celtic Guardian', 1800);
      then.linkWas('The A. Forces#A', 'resolved');
      then.linkWas('The A. Forces#B', 'resolved');
    });
    inCase({ en: 'Two that begin together', ko: '동시에 시작되는 둘' }, () => {
      given(turnPlayer).hasInHand('Swords of Revealing Light');
      given(opponent).controls('Celtic Guardian').hasSet('Command Knight', 'Milus Radiant');
      turnPlayer.activates('Swords of Revealing Light');
      bothPass();
      then.linkWas('Swords of Revealing Light', 'resolved');
      then.isFaceUp('Command Knight');
      then.isFaceUp('Milus Radiant');
      then.atkIs('Celtic Guardian', 2300);
    });
  },
);
