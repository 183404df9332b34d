import { ruling } from '../language';

export default ruling(
  'calc-gain-instead-before-zero',
  {
    covers: ['damage-calculation', 'damage-prevention', 'lp'],
    title: { en: 'Gaining instead comes before none at all', ko: '"대신 회복"이 "0이 된다"보다 먼저' },
    statement: {
      en: 'Whether damage becomes a gain of LP is decided before it could become 0. So with Waboku and Rainbow Life together the damage is turned into a gain first, and the full 3000 are gained.',
      ko: '데미지 대신 LP를 회복하는지는 데미지가 0이 되는지보다 먼저 정한다. 그래서 화목의 사자와 레인보우 라이프가 함께 적용되면 먼저 회복으로 바뀌어 3000을 모두 회복한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Blue-Eyes White Dragon').hasInHand('Battle Ox');
    given(opponent).hasInHand('Kuriboh').hasSet('Waboku', 'Rainbow Life');
    turnPlayer.movesTo('battle');
    opponent.activates('Waboku');
    bothPass();
    opponent.activates('Rainbow Life', { cost: ['Kuriboh'] });
    bothPass();
    then.chainsWere(['opponent: Waboku'], ['opponent: Rainbow Life']);
    then.linkWas('Waboku', 'resolved');
    then.linkWas('Rainbow Life', 'resolved');
    then.isIn('Kuriboh', 'gy', opponent);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'directly');
    then.happened('lpGained', { seat: 'opponent', where: { amount: 3000 } });
    then.didNotHappen('damage');
    then.lpIs(opponent, 11000);
    then.lpIs(turnPlayer, 8000);
  },
);
