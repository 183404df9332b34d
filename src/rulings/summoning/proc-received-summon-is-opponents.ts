import { ruling } from '../language';

export default ruling(
  'proc-received-summon-is-opponents',
  {
    covers: ['special-summon-effect', 'summoning-player'],
    title: { en: 'A monster you are given was Summoned by the opponent', ko: '받은 몬스터는 상대가 소환한 것이다' },
    statement: {
      en: 'If the opponent puts a monster on your field, it was the opponent who Special Summoned, and your cards that count an opponent’s Summons see it.',
      ko: '상대가 당신의 필드에 몬스터를 특수 소환하면 소환한 것은 상대다. 상대의 소환을 세는 당신의 카드는 이것도 센다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Maxx "C"').hasInDeck('Kuriboh', 'Giant Germ');
    given(opponent).hasSet('Ojama Trio');
    turnPlayer.activates('Maxx "C"');
    bothPass();
    opponent.activates('Ojama Trio');
    bothPass();
    then.countIs(turnPlayer, 'monsterZone', 3, 'Ojama Token');
    then.wasSummonedBy('Ojama Token', opponent, 'special');
    then.happened('drawn', { seat: 'turnPlayer', times: 1 });
    then.countIs(turnPlayer, 'hand', 1);
  },
);
