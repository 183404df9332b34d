import { ruling } from '../language';

export default ruling(
  'destroy-doomed-continuous-effect-off',
  {
    covers: ['battle-destruction', 'continuous-effects', 'damage-step'],
    title: { en: 'A beaten monster no longer holds sway', ko: '파괴가 확정된 몬스터의 지속 효과' },
    statement: {
      en: 'From the damage calculation that settles its destruction on, the continuous effects of a monster do not apply. Once Jinzo has lost, Traps work again, still before it leaves the field.',
      ko: '데미지 계산으로 전투 파괴가 확정되면 그때부터 그 몬스터의 지속 효과는 적용되지 않는다. 인조인간 －사이코 쇼커－가 지면 필드를 떠나기 전이라도 함정은 다시 유효하다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Blue-Eyes White Dragon', "Robbin' Goblin").hasInHand('Battle Ox');
    given(opponent).controls('Jinzo').hasInHand('Kuriboh');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'Jinzo');
    then.timingIs('battlePhase.damageStep.performDamageCalculation');
    opponent.passes();
    then.lpIs(opponent, 7400);
    then.chainsWere(["turnPlayer: Robbin' Goblin"]);
    then.linkWas("Robbin' Goblin", 'resolved');
    then.happenedInOrder(
      { event: 'damage', seat: 'opponent', where: { amount: 600, how: 'battle' } },
      { event: 'momentBegan', where: { moment: 'afterDamageCalculation' } },
      { event: 'activated', card: "Robbin' Goblin" },
      { event: 'moved', card: 'Kuriboh', where: { to: 'gy', reasons: 'discarded' } },
      { event: 'moved', card: 'Jinzo', where: { to: 'gy', byBattle: true } },
    );
    then.isIn('Kuriboh', 'gy', opponent);
    then.isIn('Jinzo', 'gy', opponent);
  },
);
