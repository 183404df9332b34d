import { ruling } from '../language';

export default ruling(
  'hand-battle-fader-on-mst',
  {
    covers: ['hand-triggers', 'spell-speed', 'priority', 'attack-declaration'],
    title: { en: 'Battle Fader on Mystical Space Typhoon', ko: '싸이크론에 체인하는 배틀 페이더' },
    statement: {
      en: 'Battle Fader’s trigger is hidden in the hand, so it waits like a fast effect (Spell Speed 2 or higher): at a direct attack the turn player may act first, here with Mystical Space Typhoon, and Battle Fader can then be chained to it although its Spell Speed is 1.',
      ko: '비공개인 패의 배틀 페이더의 유발 효과는 패스트 이펙트(스펠 스피드 2 이상의 효과)처럼 우선권을 기다린다. 직접 공격 선언시에 턴 플레이어가 먼저 싸이크론을 발동할 수 있고, 배틀 페이더는 스펠 스피드 1이지만 거기에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasSet('Mystical Space Typhoon').hasInHand('Gemini Elf');
    given(opponent).hasSet('Call of the Haunted').hasInHand('Battle Fader');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    then.isAsked(turnPlayer, 'fastEffect');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Battle Fader');
    then.firstOfferedOn('Battle Fader', 'activate', 'turnPlayer: Mystical Space Typhoon');
    opponent.activates('Battle Fader');
    bothPass();
    then.chainsWere(['turnPlayer: Mystical Space Typhoon', 'opponent: Battle Fader']);
    then.spellSpeedWas('Battle Fader', 1);
    then.linkWas('Battle Fader', 'resolved');
    then.wasSummonedBy('Battle Fader', opponent, 'special');
    then.controls(opponent, 'Battle Fader');
    then.linkWas('Mystical Space Typhoon', 'resolved');
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Battle Fader' },
      { event: 'summoned', card: 'Battle Fader' },
      { event: 'linkResolving', card: 'Mystical Space Typhoon' },
      { event: 'moved', card: 'Call of the Haunted', where: { to: 'gy', reasons: 'destroyed' } },
    );
    then.isIn('Call of the Haunted', 'gy', opponent);
    then.happened('battlePhaseEnded');
    then.phaseIs('main2');
    then.lpIs(opponent, 8000);
  },
);
