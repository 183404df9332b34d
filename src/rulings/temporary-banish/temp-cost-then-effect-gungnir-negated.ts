import { ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-gungnir-negated',
  {
    covers: ['banish', 'costs'],
    title: { en: 'Negated, nothing returns: Nordic Relic Gungnir', ko: '무효가 되면 돌아오지 않는다: 극성보 궁니르' },
    statement: {
      en: 'If Nordic Relic Gungnir was negated, the monster banished for it does not return: the return is part of the effect.',
      ko: '극성보 궁니르가 무효가 되면, 코스트로 제외한 몬스터는 돌아오지 않는다. 돌아오는 것은 효과의 처리이기 때문이다.',
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
