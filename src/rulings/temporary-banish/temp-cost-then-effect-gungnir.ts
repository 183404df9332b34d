import { ruling } from '../language';

export default ruling(
  'temp-cost-then-effect-gungnir',
  {
    covers: ['banish', 'costs'],
    title: {
      en: 'Banished as a cost, returned by the effect: Gungnir',
      ko: '제외는 코스트, 돌아오는 것은 효과: 극성보 궁니르',
    },
    statement: {
      en: 'Nordic Relic Gungnir banishes the monster as a cost, but its return in the second End Phase of its player is part of the effect. No new effect is activated for it, so the return makes no Chain.',
      ko: '극성보 궁니르는 몬스터를 코스트로 제외하지만, 2번째 자신의 엔드 페이즈에 되돌리는 것은 그 효과의 처리이다. 새로 발동하는 것이 아니므로 체인을 만들지 않고 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Nordic Relic Gungnir')
      .controls('Thor, Lord of the Aesir')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Card Trader').hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Nordic Relic Gungnir', { cost: ['Thor, Lord of the Aesir'], targets: ['Card Trader'] });
    bothPass();
    then.isIn('Card Trader', 'gy', opponent);
    then.isIn('Thor, Lord of the Aesir', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    then.isIn('Thor, Lord of the Aesir', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.processes('Nordic Relic Gungnir');
    then.positionIs('Thor, Lord of the Aesir', 'attack');
    then.controls(turnPlayer, 'Thor, Lord of the Aesir');
    then.chainsWere(['turnPlayer: Nordic Relic Gungnir']);
  },
);
