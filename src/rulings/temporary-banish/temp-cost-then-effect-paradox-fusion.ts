import { card, ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-paradox-fusion',
  {
    covers: ['banish', 'costs'],
    title: {
      en: 'Banished as a cost, returned by the effect: Paradox Fusion',
      ko: '제외는 코스트, 돌아오는 것은 효과: 패러독스 퓨전',
    },
    statement: {
      en: 'Paradox Fusion banishes the Fusion Monster as a cost, but its return in the second End Phase of its player is part of the effect. No new effect is activated for it, so the return makes no Chain.',
      ko: '패러독스 퓨전은 융합 몬스터를 코스트로 제외하지만, 2번째 자신의 엔드 페이즈에 되돌리는 것은 그 효과의 처리이다. 새로 발동하는 것이 아니므로 체인을 만들지 않고 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Raigeki').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent)
      .hasSet('Paradox Fusion')
      .controls(card('Elemental HERO Flame Wingman', { method: 'special', way: 'fusion', properlySummoned: true }))
      .hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Raigeki');
    opponent.activates('Paradox Fusion');
    bothPass();
    then.linkWas('Raigeki', 'activationNegated');
    then.isIn('Raigeki', 'gy', turnPlayer);
    then.isIn('Elemental HERO Flame Wingman', 'banished', opponent);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.isIn('Elemental HERO Flame Wingman', 'banished', opponent);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    opponent.processes('Paradox Fusion');
    then.positionIs('Elemental HERO Flame Wingman', 'attack');
    then.controls(opponent, 'Elemental HERO Flame Wingman');
    then.chainsWere(['turnPlayer: Raigeki', 'opponent: Paradox Fusion']);
  },
);
