import { ruling } from '../language';

export default ruling(
  'act-card-activation-implies-effect-activation',
  {
    covers: ['activation', 'activation-negation'],
    title: {
      en: 'An empty card activation still activates an effect',
      ko: '아무것도 하지 않는 카드의 발동에도 효과의 발동이 있다',
    },
    statement: {
      en: 'Every activation of a Spell or Trap Card is also the activation of an effect, even of one that does nothing when it resolves. So what answers the activation of an effect can answer it and negate it.',
      ko: '마법 / 함정 카드의 발동에는 반드시 효과의 발동이 따르며, 효과 처리시에 아무것도 하지 않는 카드도 마찬가지다. 따라서 효과의 발동에 체인하는 카드로 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('The Dark Door');
    given(opponent).controls('Baronne de Fleur');
    turnPlayer.activates('The Dark Door');
    then.can(opponent).activate('Baronne de Fleur', { effect: 2 });
    opponent.activates('Baronne de Fleur', { effect: 2 });
    bothPass();
    then.linkWas('The Dark Door', 'activationNegated');
    then.isIn('The Dark Door', 'gy', turnPlayer);
  },
);
