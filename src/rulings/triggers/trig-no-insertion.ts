import { ruling } from '../language';

export default ruling(
  'trig-no-insertion',
  {
    covers: ['trigger-order', 'priority'],
    title: { en: 'Nothing gets between stacked triggers', ko: '쌓이는 유발 효과 사이에는 끼어들 수 없다' },
    statement: {
      en: 'Triggers due together are placed without anyone answering in between. Answers begin above the last one, with the opponent of its player: here the turn player’s Ash Blossom answers Chain Link 2, and the opponent’s never gets to answer Link 1.',
      ko: '동시에 발동하는 유발 효과를 쌓는 동안에는 아무도 그 사이에 끼어들 수 없다. 대응은 마지막 유발 효과 위에서 그 상대부터 시작하므로, 턴 플레이어의 하루 우라라가 체인 2에 체인하고 상대의 하루 우라라는 체인 1에 체인할 기회가 없다.',
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
