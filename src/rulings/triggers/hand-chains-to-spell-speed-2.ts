import { ruling } from '../language';

export default ruling(
  'hand-chains-to-spell-speed-2',
  {
    covers: ['hand-triggers', 'spell-speed', 'chain', 'attack-declaration'],
    title: { en: 'A hand trigger above a Spell Speed 2 link', ko: '스펠 스피드 2 위에 올리는 패의 유발 효과' },
    statement: {
      en: 'A trigger in the hand has Spell Speed 1 but is used as if it had Spell Speed 2. So Battle Fader can be chained to Rush Recklessly, as to any Spell Speed 2 link of a monster, a Spell or a Trap.',
      ko: '패의 유발 효과는 스펠 스피드 1이지만 스펠 스피드 2처럼 발동한다. 그래서 배틀 페이더는 돌진에 체인할 수 있고, 몬스터·마법·함정 어느 것이든 스펠 스피드 2인 발동에 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Rush Recklessly', 'Gemini Elf');
    given(opponent).hasInHand('Battle Fader');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    turnPlayer.activates('Rush Recklessly', { targets: ['Celtic Guardian'] });
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('Battle Fader');
    then.firstOfferedOn('Battle Fader', 'activate', 'turnPlayer: Rush Recklessly');
    opponent.activates('Battle Fader');
    bothPass();
    then.chainsWere(['turnPlayer: Rush Recklessly', 'opponent: Battle Fader']);
    then.spellSpeedWas('Rush Recklessly', 2);
    then.spellSpeedWas('Battle Fader', 1);
    then.linkWas('Battle Fader', 'resolved');
    then.linkWas('Rush Recklessly', 'resolved');
    then.controls(opponent, 'Battle Fader');
    then.wasSummonedBy('Battle Fader', opponent, 'special');
    then.atkIs('Celtic Guardian', 2100);
    then.happened('battlePhaseEnded');
    then.phaseIs('main2');
    then.lpIs(opponent, 8000);
  },
);
