import { card, ruling } from '../language';

export default ruling(
  'trig-borreload-quick-damage-step-windows',
  {
    covers: ['damage-step', 'quick-effects'],
    title: { en: 'When Borreload Dragon can lower ATK', ko: '바렐로드 드래곤의 ②를 쓸 수 있는 시점' },
    statement: {
      en: 'The Quick Effect of Borreload Dragon can be used in either turn and at every time except during damage calculation, after damage calculation and at the end of the Damage Step.',
      ko: '바렐로드 드래곤의 ②는 자신 / 상대 턴에, 데미지 계산시, 데미지 계산 후, 데미지 스텝 종료시를 제외한 언제든지 발동할 수 있다.',
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
