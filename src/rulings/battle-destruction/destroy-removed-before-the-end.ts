import { ruling } from '../language';

export default ruling(
  'destroy-removed-before-the-end',
  {
    covers: ['battle-destruction', 'damage-step', 'trigger-order'],
    title: { en: 'Taken away before it is destroyed', ko: '파괴되기 전에 사라진 몬스터' },
    statement: {
      en: 'A monster that lost a battle is destroyed and sent to the GY only at the end of the Damage Step. D.D. Warrior Lady banishes Mystic Tomato before that, after damage calculation, so it was not destroyed by battle and does not trigger.',
      ko: '전투에서 진 몬스터가 파괴되어 묘지로 가는 것은 데미지 스텝 종료시이다. 그 전인 데미지 계산 후에 이차원의 여전사가 킬러 토마토를 제외했으므로 전투로 파괴된 것이 아니며, 효과는 발동하지 않는다.',
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
