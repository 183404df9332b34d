import { ruling } from '../language';

export default ruling(
  'damage-atk-modifiers-until-calculation',
  {
    covers: ['damage-step', 'fast-effect-timing'],
    title: { en: 'ATK changes come before the calculation', ko: '공격력 변화는 데미지 계산 전까지' },
    statement: {
      en: 'Fast effects (Spell Speed 2 or higher) that change ATK or DEF, like Rush Recklessly, can be activated in the Damage Step at its start and before damage calculation, so that they still count in it. During the calculation and afterwards they are refused.',
      ko: '공격력・수비력을 바꾸는 패스트 이펙트(스펠 스피드 2 이상의 효과)는 데미지 스텝에서는 개시시와 데미지 계산 전에만 발동할 수 있다. 그래서 돌진은 데미지 계산시와 그 뒤에는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(opponent).hasSet('Rush Recklessly');
    inCase({ en: 'offered twice in the Damage Step', ko: '데미지 스텝에서 두 번 발동할 수 있다' }, () => {
      given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
      given(opponent).controls('Vorse Raider');
      turnPlayer.attacks('Gemini Elf', 'Vorse Raider');
      opponent.passes();
      then.timingIs('turnPlayerPassed');
      opponent.passes();
      then.timingIs('battlePhase.damageStep.start');
      then.can(opponent).activate('Rush Recklessly');
      opponent.passes();
      then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
      then.can(opponent).activate('Rush Recklessly');
      opponent.passes();
      then.isIn('Gemini Elf', 'gy', turnPlayer);
      then.isIn('Vorse Raider', 'gy', opponent);
      then.noChain();
    });
    inCase({ en: 'not during and not after the calculation', ko: '데미지 계산시와 계산 후에는 안 된다' }, () => {
      // Kuriboh and D.D. Warrior Lady are there so that the opponent is asked at these moments.
      given(turnPlayer).controls('Gemini Elf').hasInHand('Battle Ox');
      given(opponent).controls('D.D. Warrior Lady').hasInHand('Kuriboh');
      turnPlayer.attacks('Gemini Elf', 'D.D. Warrior Lady');
      opponent.passes();
      opponent.passes();
      opponent.passes();
      opponent.passes();
      then.timingIs('battlePhase.damageStep.performDamageCalculation');
      then.isAsked(opponent);
      then.cannot(opponent).activate('Rush Recklessly', { because: 'damage-step-moment' });
      opponent.passes();
      then.timingIs('battlePhase.damageStep.afterDamageCalculation');
      then.isAsked(opponent, 'trigger');
      then.cannot(opponent).activate('Rush Recklessly', { because: 'damage-step-moment' });
    });
  },
);
