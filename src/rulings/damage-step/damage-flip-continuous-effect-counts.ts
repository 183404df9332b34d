import { ruling } from '../language';

export default ruling(
  'damage-flip-continuous-effect-counts',
  {
    covers: ['damage-step', 'flipping', 'continuous-effects'],
    title: { en: 'What turns up applies at once', ko: '앞면이 된 몬스터의 지속 효과는 바로 적용된다' },
    statement: {
      en: 'A monster turned face-up by an attack applies its continuous effects from then on, and the ATK and DEF they change are those of this damage calculation.',
      ko: '공격을 받아 앞면이 된 몬스터의 지속 효과는 그때부터 적용되어, 바로 그 전투의 데미지 계산에도 영향을 준다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Spear Dragon').hasInHand('Battle Ox');
    // Rush Recklessly makes play stop at the moments of the Damage Step.
    given(opponent).hasSet('Milus Radiant', 'Rush Recklessly');
    then.atkIs('Spear Dragon', 1900);
    turnPlayer.attacks('Spear Dragon', 'Milus Radiant');
    opponent.passes();
    opponent.passes();
    then.timingIs('battlePhase.damageStep.start');
    then.atkIs('Spear Dragon', 1900);
    opponent.passes();
    then.timingIs('battlePhase.damageStep.beforeDamageCalculation');
    then.isFaceUp('Milus Radiant');
    then.atkIs('Spear Dragon', 1500);
    opponent.passes();
    then.lpIs(opponent, 6750);
    then.isIn('Milus Radiant', 'gy', opponent);
  },
);
