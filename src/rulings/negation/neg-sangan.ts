import { ruling } from '../language';

export default ruling(
  'neg-sangan',
  {
    covers: ['summon-negation', 'last-place'],
    title: { en: 'Sangan, negated', ko: '소환이 무효가 된 크리터' },
    statement: {
      en: 'A Sangan whose Summon was negated was not sent from the field and so does nothing.',
      ko: '소환이 무효가 된 크리터는 필드에서 묘지로 보내진 것이 아니므로 효과가 발동하지 않는다.',
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
