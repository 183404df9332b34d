import { card, ruling } from '../language';

export default ruling(
  'temp-extra-monster-zone',
  {
    covers: ['banish', 'extra-monster-zone'],
    title: { en: 'From an Extra Monster Zone to a Main Monster Zone', ko: '엑스트라 몬스터 존에서 나간 몬스터' },
    statement: {
      en: 'Only a Summon from the Extra Deck puts a monster in an Extra Monster Zone. One that was banished from there for a time therefore returns to a Main Monster Zone of its last controller.',
      ko: '엑스트라 몬스터 존에는 엑스트라 덱에서 특수 소환하는 몬스터만 놓는다. 그러므로 그곳에서 일시적으로 제외된 몬스터는 마지막 컨트롤러의 메인 몬스터 존으로 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls(card('Link Spider', { zone: 5, properlySummoned: true }))
      .hasSet('Interdimensional Matter Transporter')
      .hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    inCase({ en: 'With a free zone', ko: '빈 존이 있을 경우' }, () => {
      turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Link Spider'] });
      bothPass();
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.positionIs('Link Spider', 'attack');
      then.countIs(turnPlayer, 'monsterZone', 1);
    });
  },
);
