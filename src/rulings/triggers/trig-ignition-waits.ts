import { ruling } from '../language';

export default ruling(
  'trig-ignition-waits',
  {
    covers: ['fast-effect-timing', 'spell-speed'],
    title: { en: 'Ignition Effects wait for an open game state', ko: '기동 효과는 열린 상태까지 기다린다' },
    statement: {
      en: 'Right after a Summon only triggers and fast effects are possible. Ignition Effects and Normal Spells come when both players have let that moment pass.',
      ko: '소환 직후에는 유발 효과와 패스트 이펙트만 쓸 수 있다. 기동 효과와 일반 마법은 양쪽이 그 순간을 넘긴 뒤에야 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Time Wizard')
      .hasInHand('Armageddon Knight')
      .hasInDeck('Sangan', 'Peten the Dark Clown');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.normalSummons('Armageddon Knight');
    turnPlayer.declines('Armageddon Knight');
    then.isAsked(opponent, 'fastEffect');
    then.can(opponent).activate('Torrential Tribute');
    then.cannot(turnPlayer).activate('Time Wizard', { because: 'spell-speed' });
    opponent.passes();
    then.isAsked(turnPlayer, 'open');
    then.can(turnPlayer).activate('Time Wizard');
    turnPlayer.activates('Time Wizard');
    then.chainIs('turnPlayer: Time Wizard');
  },
);
