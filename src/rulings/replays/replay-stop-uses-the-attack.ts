import { ruling } from '../language';

export default ruling(
  'replay-stop-uses-the-attack',
  {
    covers: ['replay', 'attack-limits', 'position-change'],
    title: { en: 'Stopping uses up the attack', ko: '공격을 그만두어도 공격은 쓴 것이다' },
    statement: {
      en: 'A player who stops the attack in a replay has used it. The monster cannot declare another one, and its position cannot be changed in Main Phase 2.',
      ko: '다시 고를 때 공격을 그만두어도 공격 선언은 한 것이다. 그 몬스터는 다시 공격을 선언할 수 없고 메인 페이즈 2에 표시 형식을 변경할 수도 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Vorse Raider keeps the turn player asked in the Battle Step.
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider');
    given(opponent).hasSet('Call of the Haunted').hasInGY('Blue-Eyes White Dragon');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Call of the Haunted', { targets: ['Blue-Eyes White Dragon'] });
    then.isAsked(turnPlayer, 'attackTarget');
    turnPlayer.declines();
    then.timingIs('battlePhase.battleStep');
    then.can(turnPlayer).attack('Vorse Raider');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
    turnPlayer.movesTo('main2');
    then.cannot(turnPlayer).changePosition('Gemini Elf', { because: 'attacked-this-turn' });
    then.can(turnPlayer).changePosition('Vorse Raider');
    then.didNotHappen('momentBegan');
    then.lpIs(turnPlayer, 8000);
    then.lpIs(opponent, 8000);
  },
);
