import { ruling } from '../language';

export default ruling(
  'when-if-version-after-chain',
  {
    covers: ['chain', 'hand-triggers'],
    title: { en: '"If ... is activated" comes after the Chain', ko: '"발동했을 경우"의 효과는 체인 후에 발동한다' },
    statement: {
      en: 'An effect that says "if ... is activated" looks back: the activation need not be the last thing to have happened. As a Trigger Effect it is used in a new Chain, once the Chain with that activation has resolved.',
      ko: '"발동했을 경우"의 효과는 그 발동이 마지막으로 일어난 일이 아니어도 된다. 유발 효과이므로, 그 발동이 포함된 체인이 모두 처리된 뒤 새로운 체인으로 발동한다.',
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
