import { card, ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-paradox-fusion-negated',
  {
    covers: ['banish', 'costs'],
    title: { en: 'Negated, nothing returns: Paradox Fusion', ko: '무효가 되면 돌아오지 않는다: 패러독스 퓨전' },
    statement: {
      en: 'Paradox Fusion banishes the Fusion Monster as a cost, but returning it is part of the effect. If the activation was negated there is no effect, so the monster stays banished; the cost is not undone.',
      ko: '패러독스 퓨전은 융합 몬스터를 코스트로 제외하지만, 되돌리는 것은 효과의 처리이다. 발동이 무효가 되면 처리할 효과가 없고 코스트도 되돌리지 않으므로, 몬스터는 제외된 채로 남는다.',
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
