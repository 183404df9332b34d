import { ruling } from '../language';

export default ruling(
  'when-if-version-after-chain',
  {
    covers: ['chain', 'hand-triggers'],
    title: { en: '"If ... is activated" comes after the Chain', ko: '"발동했을 경우"의 효과는 체인 후에 발동한다' },
    statement: {
      en: 'An effect that says "if ... is activated" may be activated in a new Chain once the Chain in which that happened has resolved.',
      ko: '"발동했을 경우"라고 적힌 효과는 그 발동이 포함된 체인의 처리가 모두 끝난 뒤, 새로운 체인으로 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Altergeist Multifaker').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.activates('Jar of Greed');
    bothPass();
    then.can(turnPlayer).activate('Altergeist Multifaker', { effect: 1 });
    turnPlayer.activates('Altergeist Multifaker', { effect: 1 });

    then.chainsWere(['turnPlayer: Jar of Greed'], ['turnPlayer: Altergeist Multifaker']);
  },
);
