import { ruling } from '../language';

export default ruling(
  'prio-7-who-starts',
  {
    covers: ['priority'],
    title: { en: 'Who begins in the last rank', ko: '7순위는 누구부터 시작하는가' },
    statement: {
      en: 'After the triggers and the mandatory Quick Effects comes the last rank: fast effects (Spell Speed 2 or higher) and triggers in hidden places such as the hand. It begins with the opponent of whoever activated last; here the opponent’s Sangan is on top, so the turn player is asked first.',
      ko: '유발 효과와 강제 유발 즉시 효과 다음의 마지막 순위는 패스트 이펙트(스펠 스피드 2 이상의 효과)와 패 등 비공개 장소의 유발 효과이다. 마지막으로 발동한 플레이어의 상대부터 시작하므로, 상대의 크리터가 맨 위에 있는 여기서는 턴 플레이어가 먼저이다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Dark Hole').hasInDeck('Kuriboh', 'Giant Germ');
    given(opponent).controls('Sangan').hasInHand('Ash Blossom & Joyous Spring').hasInDeck('Kuriboh', 'Giant Germ');
    inCase({ en: 'the turn player speaks first', ko: '턴 플레이어가 먼저 대답한다' }, () => {
      // With an Ash Blossom of his own the turn player is really asked.
      given(turnPlayer).hasInHand('Ash Blossom & Joyous Spring');
      turnPlayer.activates('Dark Hole');
      then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
      then.isAsked(turnPlayer, 'chain');
      then.cannot(opponent).activate('Ash Blossom & Joyous Spring@opponent', { because: 'not-your-priority' });
      turnPlayer.passes();
      then.isAsked(opponent, 'chain');
      then.can(opponent).activate('Ash Blossom & Joyous Spring');
    });
    inCase({ en: 'both pass', ko: '양쪽 모두 패스', contrast: 1 }, () => {
      turnPlayer.activates('Dark Hole');
      then.isAsked(opponent, 'chain');
      opponent.passes();
      opponent.picks('Kuriboh');
      turnPlayer.picks('Kuriboh');
      then.linkWas('Sangan@opponent', 'resolved');
      then.linkWas('Sangan@turnPlayer', 'resolved');
    });
  },
);
