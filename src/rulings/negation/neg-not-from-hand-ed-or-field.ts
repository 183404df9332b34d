import { ruling } from '../language';

export default ruling(
  'neg-not-from-hand-ed-or-field',
  {
    covers: ['summon-negation', 'last-place'],
    title: { en: 'Sent from nowhere', ko: '어디에서도 보내지지 않았다' },
    statement: {
      en: 'A monster whose Summon was negated goes to the Graveyard, but it was sent there neither from the hand nor from the field: Gusto Griffin’s effect is not activated.',
      ko: '소환이 무효가 된 몬스터는 묘지로 가지만, 패에서도 필드에서도 보내진 것이 아니다. 가스타 그리프의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Gusto Griffin').hasInDeck('Gusto Falco');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.normalSummons('Gusto Griffin');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.summonWasNegated('Gusto Griffin');
    then.isIn('Gusto Griffin', 'gy', turnPlayer);
    then.happened('moved', { card: 'Gusto Griffin', where: { to: 'gy', 'before.place': 'nowhere' } });
    then.chainsWere(['opponent: Solemn Judgment']);
    then.wasNeverOffered('Gusto Griffin', 'activate');
    then.cannot(turnPlayer).activate('Gusto Griffin', { because: 'event-not-happened' });
    then.isIn('Gusto Falco', 'deck', turnPlayer);
  },
);
