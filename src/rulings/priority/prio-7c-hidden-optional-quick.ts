import { ruling } from '../language';

export default ruling(
  'prio-7c-hidden-optional-quick',
  {
    covers: ['hand-triggers', 'priority'],
    title: { en: 'Rank 7: Quick Effects in the hand', ko: '7순위: 패의 유발 즉시 효과' },
    statement: {
      en: 'Quick Effects used from the hand, such as that of Ash Blossom, belong to the last rank: they go on top of the triggers.',
      ko: '하루 우라라처럼 패에서 쓰는 유발 즉시 효과도 마지막 순위에 들어가며, 유발 효과 위에 체인한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dark Hole', 'Ash Blossom & Joyous Spring');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Dark Hole');
    then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.chainIs('opponent: Sangan', 'turnPlayer: Ash Blossom & Joyous Spring');
    then.linkWas('Sangan', 'effectNegated');
    then.isIn('Kuriboh', 'deck', opponent);
  },
);
