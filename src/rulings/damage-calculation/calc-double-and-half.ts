import { card, ruling } from '../language';

export default ruling(
  'calc-double-and-half',
  {
    covers: ['damage-calculation', 'battle-damage', 'piercing', 'damage-halving'],
    title: { en: 'Doubled first, halved later', ko: '배가 되고 나서 절반이 된다' },
    statement: {
      en: 'Doubling that belongs to the damage a monster inflicts is part of finding the amount. Halving what a player takes comes later, so both together leave the plain difference.',
      ko: '몬스터가 주는 데미지를 배로 하는 효과는 수치를 구하는 첫 단계에 속하고, 받는 데미지를 절반으로 하는 효과는 그 뒤에 적용된다. 둘이 겹치면 원래의 차와 같아진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Blue-Eyes Chaos MAX Dragon').hasInHand('Battle Ox');
    given(opponent)
      .controls(card('Mystical Elf', { position: 'defense' }))
      .hasSet('Damage Diet');
    turnPlayer.attacks('Blue-Eyes Chaos MAX Dragon', 'Mystical Elf');
    then.can(opponent).activate('Damage Diet');
    inCase({ en: 'doubled only', ko: '배가 되기만 할 때' }, () => {
      opponent.passes();
      opponent.passes();
      then.isIn('Mystical Elf', 'gy', opponent);
      then.happened('damage', { seat: 'opponent', where: { amount: 4000, how: 'battle' } });
      then.lpIs(opponent, 4000);
    });
    inCase({ en: 'doubled and halved', ko: '배가 되고 절반이 될 때' }, () => {
      opponent.activates('Damage Diet', { effect: 1 });
      bothPass();
      opponent.passes();
      opponent.passes();
      then.isIn('Mystical Elf', 'gy', opponent);
      then.happened('damage', { seat: 'opponent', where: { amount: 2000, how: 'battle' } });
      then.lpIs(opponent, 6000);
    });
  },
);
