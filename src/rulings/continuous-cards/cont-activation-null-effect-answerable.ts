import { ruling } from '../language';

export default ruling(
  'cont-activation-null-effect-answerable',
  {
    covers: ['continuous-cards', 'activation-negation'],
    title: { en: 'An effect that does nothing can be answered', ko: '아무것도 하지 않는 효과에도 체인할 수 있다' },
    statement: {
      en: 'The activation of a Continuous Card that does nothing when it resolves still brings an effect, so what negates the activation of effects answers it; Traps are no exception.',
      ko: '처리할 것이 없는 지속 카드의 발동에도 아무것도 하지 않는 효과가 따르므로, 효과의 발동을 무효로 하는 카드를 체인할 수 있다. 함정도 마찬가지이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Royal Decree');
    given(opponent).controls('Shooting Quasar Dragon');
    turnPlayer.activates('Royal Decree');
    then.can(opponent).activate('Shooting Quasar Dragon', { effect: 2 });
    opponent.activates('Shooting Quasar Dragon', { effect: 2 });
    bothPass();
    then.linkWas('Royal Decree', 'activationNegated');
    then.isIn('Royal Decree', 'gy', turnPlayer);
  },
);
