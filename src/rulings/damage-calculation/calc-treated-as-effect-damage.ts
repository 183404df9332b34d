import { ruling } from '../language';

export default ruling(
  'calc-treated-as-effect-damage',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-prevention'],
    title: { en: 'Battle damage that counts as effect damage', ko: '효과 데미지로 취급하는 전투 데미지' },
    statement: {
      en: 'If the battle damage of a monster is treated as effect damage, what prevents battle damage no longer concerns it.',
      ko: '전투 데미지를 효과 데미지로 취급하게 되면, 전투 데미지를 0으로 하는 효과는 그 데미지에 적용되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls("Gravekeeper's Vassal").hasInHand('Battle Ox');
    given(opponent).controls('Kuriboh', 'Spirit Barrier');
    turnPlayer.attacks("Gravekeeper's Vassal", 'Kuriboh');
    then.happened('damage', { seat: 'opponent', where: { amount: 400, how: 'effect' } });
    then.didNotHappen('damage', { where: { how: 'battle' } });
    then.lpIs(opponent, 7600);
    then.isIn('Kuriboh', 'gy', opponent);
  },
);
