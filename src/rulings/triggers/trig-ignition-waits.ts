import { ruling } from '../language';

export default ruling(
  'trig-ignition-waits',
  {
    covers: ['fast-effect-timing', 'spell-speed'],
    title: { en: 'Ignition Effects wait for an open game state', ko: '기동 효과는 오픈 상태까지 기다린다' },
    statement: {
      en: 'Right after a Summon only triggers and fast effects (Spell Speed 2 or higher) can be used. Time Wizard’s Ignition Effect has Spell Speed 1, as a Normal Spell would, so it waits until both players have let that moment pass.',
      ko: '소환 직후에는 유발 효과와 패스트 이펙트(스펠 스피드 2 이상의 효과)만 쓸 수 있다. 시간의 마술사의 기동 효과는 일반 마법처럼 스펠 스피드 1이므로, 양쪽이 그 시점을 넘긴 뒤에야 발동할 수 있다.',
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
