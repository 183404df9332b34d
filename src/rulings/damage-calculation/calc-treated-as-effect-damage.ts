import { ruling } from '../language';

export default ruling(
  'calc-treated-as-effect-damage',
  {
    covers: ['damage-calculation', 'battle-damage', 'damage-prevention'],
    title: { en: 'Battle damage that counts as effect damage', ko: '효과 데미지로 취급하는 전투 데미지' },
    statement: {
      en: "Spirit Barrier makes battle damage 0. The battle damage of Gravekeeper's Vassal is treated as effect damage, so it is none of that kind and is inflicted in full.",
      ko: '스피릿 베리어는 전투 데미지를 0으로 한다. 묘지기의 추종자의 전투 데미지는 효과 데미지로 취급하므로 여기에 해당하지 않아 그대로 준다.',
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
