import { ruling } from '../language';

export default ruling(
  'trig-no-insertion',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Nothing gets between stacked triggers', ko: '쌓이는 유발 효과 사이에는 끼어들 수 없다' },
    statement: {
      en: 'While triggers that are due together are being placed, no other effect can answer one of the lower ones. Answers begin above the last of them.',
      ko: '동시에 발동하는 유발 효과를 쌓는 동안에는 아래쪽 링크에 다른 효과로 대응할 수 없다. 대응은 마지막 유발 효과 위에서부터 시작된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Sangan')
      .hasInHand('Dark Hole', 'Ash Blossom & Joyous Spring')
      .hasInDeck('Kuriboh', 'Giant Germ');
    given(opponent).controls('Sangan').hasInHand('Ash Blossom & Joyous Spring').hasInDeck('Kuriboh', 'Giant Germ');
    turnPlayer.activates('Dark Hole');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
    then.nobodyCouldActBetween('turnPlayer: Sangan', 'opponent: Sangan');
    then.isAsked(turnPlayer, 'chain');
    then.firstOfferedOn('Ash Blossom & Joyous Spring@turnPlayer', 'activate', 'turnPlayer: Sangan', 'opponent: Sangan');
    then.cannot(opponent).activate('Ash Blossom & Joyous Spring@opponent', { because: 'not-your-priority' });
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan', 'turnPlayer: Ash Blossom & Joyous Spring');
    then.linkAnswers('Ash Blossom & Joyous Spring@turnPlayer', 2);
    then.wasNeverOffered('Ash Blossom & Joyous Spring@opponent', 'activate');
  },
);
