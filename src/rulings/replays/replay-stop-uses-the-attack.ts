import { ruling } from '../language';

export default ruling(
  'replay-stop-uses-the-attack',
  {
    covers: ['replay', 'attack-limits', 'position-change'],
    title: { en: 'Stopping uses up the attack', ko: '공격을 그만두어도 공격은 쓴 것이다' },
    statement: {
      en: 'In a replay the target is chosen anew, but the attack is still the one that was declared. If it is stopped, Gemini Elf has used it: it cannot attack again nor be turned by hand in Main Phase 2, as Vorse Raider can.',
      ko: '공격 대상을 다시 고를 때도 공격은 이미 선언한 그 공격이다. 그만두어도 쓴 것이므로 쌍둥이 자매 엘프는 다시 공격할 수 없고 메인 페이즈 2에 표시 형식을 변경할 수도 없다. 공격하지 않은 블러드 볼스는 할 수 있다.',
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
