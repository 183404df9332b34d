import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-damage-step-windows',
  {
    covers: ['damage-step', 'quick-effects'],
    title: { en: 'When Borreload Dragon can lower ATK', ko: '바렐로드 드래곤의 ②를 쓸 수 있는 시점' },
    statement: {
      en: 'Borreload Dragon’s Quick Effect lowers ATK, and in the Damage Step such effects can be used only until damage calculation begins. So it can be used after the attack declaration, at the start of the step and before damage calculation, but not later in the step.',
      ko: '바렐로드 드래곤의 ②는 공격력을 내리는 효과이며, 그런 효과는 데미지 스텝에서는 데미지 계산 전까지만 발동할 수 있다. 그래서 공격 선언시, 데미지 스텝 개시시, 데미지 계산 전에는 발동할 수 있고 데미지 계산시부터는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls(card('Borreload Dragon', { zone: 5 }), 'D.D. Warrior Lady');
    given(opponent).controls('Giant Rat').hasInHand('Kuriboh').hasInDeck('Battle Ox', 'Giant Rat');
    turnPlayer.attacks('D.D. Warrior Lady', 'Giant Rat');
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
    turnPlayer.passes();
    turnPlayer.passes();
    then.happened('momentBegan', { where: { moment: 'start' } });
    then.didNotHappen('momentBegan', { where: { moment: 'beforeDamageCalculation' } });
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
    turnPlayer.passes();
    then.happened('momentBegan', { where: { moment: 'beforeDamageCalculation' } });
    then.didNotHappen('momentBegan', { where: { moment: 'performDamageCalculation' } });
    then.can(turnPlayer).activate('Borreload Dragon', { effect: 2 });
    turnPlayer.passes();
    then.happened('momentBegan', { where: { moment: 'performDamageCalculation' } });
    then.didNotHappen('momentBegan', { where: { moment: 'afterDamageCalculation' } });
    then.isAsked(opponent, 'fastEffect');
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 2, because: 'damage-step-moment' });
    opponent.passes();
    then.happened('momentBegan', { where: { moment: 'afterDamageCalculation' } });
    then.didNotHappen('momentBegan', { where: { moment: 'end' } });
    then.isAsked(turnPlayer, 'trigger');
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 2, because: 'damage-step-moment' });
    turnPlayer.declines('D.D. Warrior Lady');
    then.happened('momentBegan', { where: { moment: 'end' } });
    then.isAsked(opponent, 'trigger');
    then.cannot(turnPlayer).activate('Borreload Dragon', { effect: 2, because: 'damage-step-moment' });
  },
);
