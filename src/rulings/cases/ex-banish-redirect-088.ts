import { card, ruling } from '../language';

export default ruling(
  'ex-banish-redirect-088',
  {
    covers: ['redirect', 'battle-destruction', 'trigger-order'],
    title: { en: 'Nothing reaches the GY', ko: '묘지에 도달하지 않는다' },
    statement: {
      en: 'A card that Macro Cosmos banishes instead has not been sent to the GY. Mystic Tomato and Sangan wait for just that, so neither activates, whether destroyed by battle or by Dark Hole.',
      ko: '매크로 코스모스로 대신 제외된 카드는 묘지로 보내진 것이 아니다. 킬러 토마토와 크리터는 묘지로 보내져야 하므로, 전투로 파괴되든 블랙홀로 파괴되든 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Blue-Eyes White Dragon', 'Macro Cosmos').hasInHand('Dark Hole', 'Battle Ox');
    given(opponent)
      .controls('Mystic Tomato', card('Sangan', { position: 'defense' }))
      .hasInDeck('Kuriboh');
    turnPlayer.attacks('Blue-Eyes White Dragon', 'Mystic Tomato');
    then.lpIs(opponent, 6400);
    then.isIn('Mystic Tomato', 'banished', opponent);
    then.wasNeverOffered('Mystic Tomato', 'activate');
    then.noChain();
    then.cannot(opponent).activate('Mystic Tomato', { because: 'event-not-happened' });
    then.phaseIs('main2');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Sangan', 'banished', opponent);
    then.isIn('Blue-Eyes White Dragon', 'banished', turnPlayer);
    then.chainsWere(['turnPlayer: Dark Hole']);
    then.wasNeverOffered('Sangan', 'activate');
    then.isIn('Kuriboh', 'deck', opponent);
  },
);
