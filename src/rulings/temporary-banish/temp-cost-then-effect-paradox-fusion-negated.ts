import { card, ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-paradox-fusion-negated',
  {
    covers: ['banish', 'costs'],
    title: { en: 'Negated, nothing returns: Paradox Fusion', ko: '무효가 되면 돌아오지 않는다: 패러독스 퓨전' },
    statement: {
      en: 'If Paradox Fusion was negated, the Fusion Monster banished for it does not return.',
      ko: '패러독스 퓨전이 무효가 되면, 코스트로 제외한 융합 몬스터는 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Raigeki').hasSet('Seven Tools of the Bandit').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent)
      .hasSet('Paradox Fusion')
      .controls(card('Elemental HERO Flame Wingman', { method: 'special', way: 'fusion', properlySummoned: true }))
      .hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Raigeki');
    opponent.activates('Paradox Fusion');
    turnPlayer.activates('Seven Tools of the Bandit');
    bothPass();
    then.linkWas('Paradox Fusion', 'activationNegated');
    then.lpIs(turnPlayer, 7000);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.isIn('Elemental HERO Flame Wingman', 'banished', opponent);
  },
);
