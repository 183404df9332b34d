import { ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-gungnir-negated',
  {
    covers: ['banish', 'costs'],
    title: { en: 'Negated, nothing returns: Nordic Relic Gungnir', ko: '무효가 되면 돌아오지 않는다: 극성보 궁니르' },
    statement: {
      en: 'Nordic Relic Gungnir banishes the monster as a cost, but returning it is part of the effect. If the activation was negated there is no effect, so Thor, Lord of the Aesir stays banished; the cost is not undone.',
      ko: '극성보 궁니르는 몬스터를 코스트로 제외하지만, 되돌리는 것은 효과의 처리이다. 발동이 무효가 되면 처리할 효과가 없고 코스트도 되돌리지 않으므로, 극신황 토르는 제외된 채로 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Nordic Relic Gungnir')
      .controls('Thor, Lord of the Aesir')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Card Trader').hasSet('Seven Tools of the Bandit').hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Nordic Relic Gungnir', { cost: ['Thor, Lord of the Aesir'], targets: ['Card Trader'] });
    opponent.activates('Seven Tools of the Bandit');
    bothPass();
    then.linkWas('Nordic Relic Gungnir', 'activationNegated');
    then.lpIs(opponent, 7000);
    turnPlayer.movesTo('end');
    opponent.passes();
    opponent.movesTo('end');
    turnPlayer.movesTo('end');
    then.isIn('Thor, Lord of the Aesir', 'banished', turnPlayer);
  },
);
