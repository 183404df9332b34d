import { ruling } from '../language';

export default ruling(
  'neg-sangan',
  {
    covers: ['summon-negation', 'last-place'],
    title: { en: 'Sangan, negated', ko: '소환이 무효가 된 크리터' },
    statement: {
      en: 'A monster whose Summon is negated never reached the field, so it is not sent to the GY from there. Sangan’s effect asks for just that and does not trigger.',
      ko: '소환이 무효가 된 몬스터는 필드에 나온 적이 없으므로, 필드에서 묘지로 보내진 것이 아니다. 그래서 필드에서 묘지로 보내졌을 때 발동하는 크리터의 효과는 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Sangan').hasInDeck('Kuriboh');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.normalSummons('Sangan');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.isIn('Sangan', 'gy', turnPlayer);
    then.happened('moved', { card: 'Sangan', where: { to: 'gy', 'before.place': 'nowhere' } });
    then.chainsWere(['opponent: Solemn Judgment']);
    then.wasNeverOffered('Sangan', 'activate');
    then.isIn('Kuriboh', 'deck', turnPlayer);
  },
);
