import { ruling } from '../language';

export default ruling(
  'damage-flip-before-calculation',
  {
    covers: ['damage-step', 'flipping', 'damage-calculation'],
    title: { en: 'An attacked face-down monster turns up', ko: '공격받은 뒷면 몬스터는 앞면이 된다' },
    statement: {
      en: 'When the moment before damage calculation begins, a face-down attack target is first turned face-up. It stays in Defense Position, so its DEF counts in the battle.',
      ko: '데미지 계산 전의 타이밍이 되면 먼저 뒷면 표시의 공격 대상이 앞면 수비 표시로 바뀐다. 그 전투에서는 그 몬스터의 수비력으로 계산한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    // The card in hand makes play stop in Main Phase 2.
    given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
    given(opponent).hasSet('Mystical Elf');
    inCase({ en: 'the battle', ko: '전투의 결과' }, () => {
      turnPlayer.attacks('Gemini Elf', 'Mystical Elf');
      then.happened('flipped', { card: 'Mystical Elf', where: { how: 'battle' } });
      then.positionIs('Mystical Elf', 'defense');
      then.controls(opponent, 'Mystical Elf');
      then.controls(turnPlayer, 'Gemini Elf');
      then.lpIs(turnPlayer, 7900);
      then.lpIs(opponent, 8000);
    });
    inCase({ en: 'moment by moment', ko: '타이밍별로 보면', contrast: 1 }, () => {
      // Something to use in the Damage Step, so that the opponent is asked at both moments.
      given(opponent).hasSet('Rush Recklessly');
      turnPlayer.attacks('Gemini Elf', 'Mystical Elf');
      opponent.passes();
      opponent.passes();
      then.timingIs('battlePhase.damageStep.start');
      then.isFaceDown('Mystical Elf');
      opponent.passes();
      then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
      then.positionIs('Mystical Elf', 'defense');
    });
  },
);
