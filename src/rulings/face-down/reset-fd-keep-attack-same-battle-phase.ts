import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-attack-same-battle-phase',
  {
    covers: ['face-down', 'attack-limits'],
    title: { en: 'Its attack is used up all the same', ko: '공격한 것은 잊지 않는다' },
    statement: {
      en: 'A monster that declared an attack cannot attack again in the same Battle Phase, even if it is turned face-down and then to face-up Attack Position.',
      ko: '공격 선언을 한 몬스터는 뒷면 표시가 되었다가 앞면 공격 표시가 되어도 같은 배틀 페이즈 중에 다시 공격할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Junk Sleep', 'Battle Ox');
    given(opponent).hasSet('Book of Moon', 'Call of the Haunted').hasInGY('Mystical Elf');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.passes();
    opponent.passes();
    then.lpIs(opponent, 6100);
    turnPlayer.movesTo('main2');
    opponent.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.isFaceDown('Gemini Elf');
    opponent.activates('Call of the Haunted', { targets: ['Mystical Elf'] });
    bothPass();
    turnPlayer.usesTrigger('Junk Sleep', { effect: 1 });
    bothPass();
    then.positionIs('Gemini Elf', 'attack');
    then.phaseIs('battle');
    then.can(turnPlayer).attack('Battle Ox');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'already-attacked' });
  },
);
