import { ruling } from '../language';

export default ruling(
  'act-pendulum-placement-implies-effect-activation',
  {
    covers: ['activation', 'activation-negation', 'pendulum-zones'],
    title: { en: 'Activated in a Pendulum Zone', ko: '펜듈럼 존에서의 발동에도 효과의 발동이 있다' },
    statement: {
      en: 'A Pendulum Monster that is put in a Pendulum Zone is activated as a card, and an effect that does nothing is activated with it. So what negates the activation of an effect can stop it, and it does not stay in the zone.',
      ko: '펜듈럼 몬스터를 펜듈럼 존에 놓는 것은 카드의 발동이며, 아무것도 하지 않는 효과의 발동이 따른다. 따라서 효과의 발동을 무효로 하는 카드로 막을 수 있고, 무효가 되면 펜듈럼 존에 남지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Qliphort Scout');
    given(opponent).controls('Baronne de Fleur');
    turnPlayer.activates('Qliphort Scout');
    then.can(opponent).activate('Baronne de Fleur', { effect: 2 });
    opponent.activates('Baronne de Fleur', { effect: 2 });
    bothPass();
    then.linkWas('Qliphort Scout', 'activationNegated');
    then.isNotIn('Qliphort Scout', 'field');
    then.countIs(turnPlayer, 'field', 0);
  },
);
