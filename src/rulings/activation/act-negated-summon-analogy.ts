import { ruling } from '../language';

export default ruling(
  'act-negated-summon-analogy',
  {
    covers: ['summon-negation', 'activation-negation'],
    title: { en: 'Destroyed, but never on the field', ko: '파괴되지만 필드에 있던 것이 아니다' },
    statement: {
      en: 'A monster whose Summon is negated is like a card whose activation is negated: it is destroyed, but it was never on the field, so it is not sent to the GY from the field. Sangan, which asks for that, does not activate.',
      ko: '소환이 무효가 된 몬스터는 발동이 무효가 된 카드와 같다. 파괴되지만 필드에 있던 것이 아니므로, 필드에서 묘지로 보내진 것이 아니다. 필드에서 묘지로 보내져야 하는 크리터의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Sangan').hasInDeck('Kuriboh');
    given(opponent).hasSet('Solemn Scolding');
    turnPlayer.normalSummons('Sangan');
    opponent.activates('Solemn Scolding');
    then.lpIs(opponent, 5000);
    bothPass();
    then.summonWasNegated('Sangan');
    then.happened('moved', { card: 'Sangan', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Sangan', 'gy', turnPlayer);
    then.didNotHappen('moved', { card: 'Sangan', where: { 'before.place': 'monsterZone' } });
    then.chainsWere(['opponent: Solemn Scolding']);
    then.wasNeverOffered('Sangan', 'activate');
    then.isIn('Kuriboh', 'deck', turnPlayer);
  },
);
