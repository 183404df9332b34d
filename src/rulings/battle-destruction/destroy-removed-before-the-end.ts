import { ruling } from '../language';

export default ruling(
  'destroy-removed-before-the-end',
  {
    covers: ['battle-destruction', 'damage-step', 'trigger-order'],
    title: { en: 'Taken away before it is destroyed', ko: '파괴되기 전에 사라진 몬스터' },
    statement: {
      en: 'A monster that has lost a battle but is removed by an effect after damage calculation was not destroyed by battle, and nothing that waits for that activates.',
      ko: '전투에서 졌더라도 데미지 계산 후에 효과로 필드를 떠난 몬스터는 전투로 파괴된 것이 아니며, 그것을 조건으로 하는 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('D.D. Warrior Lady').hasInHand('Battle Ox');
    given(opponent).controls('Mystic Tomato').hasInDeck('Sangan');
    turnPlayer.attacks('D.D. Warrior Lady', 'Mystic Tomato');
    then.timingIs('battlePhase.damageStep.afterDamageCalculation');
    turnPlayer.usesTrigger('D.D. Warrior Lady');
    then.chainsWere(['turnPlayer: D.D. Warrior Lady']);
    then.lpIs(opponent, 7900);
    then.isIn('D.D. Warrior Lady', 'banished', turnPlayer);
    then.isIn('Mystic Tomato', 'banished', opponent);
    then.didNotHappen('moved', { where: { byBattle: true } });
    then.wasNeverOffered('Mystic Tomato', 'activate');
    then.cannot(opponent).activate('Mystic Tomato', { because: 'event-not-happened' });
    then.isIn('Sangan', 'deck', opponent);
  },
);
