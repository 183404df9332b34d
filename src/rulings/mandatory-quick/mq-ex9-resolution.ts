import { ruling } from '../language';

export default ruling(
  'mq-ex9-resolution',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'How that Chain resolves', ko: '그 체인의 처리' },
    statement: {
      en: 'Doomcaliber Knight is Tributed, does nothing, and both effects of the turn player apply.',
      ko: '데스커리버 나이트는 릴리스되고 불발하며, 턴 플레이어의 두 효과는 모두 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Zombie World', 'Everliving Underworld Cannon')
      .hasInGY('Sacred Crane')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).controls('Doomcaliber Knight');
    turnPlayer.activates('Monster Reborn', { targets: ['Sacred Crane'] });
    turnPlayer.usesTrigger('Sacred Crane');
    then.linkWas('Doomcaliber Knight', 'withoutEffect');
    then.isIn('Doomcaliber Knight', 'gy', opponent);
    then.happened('moved', { card: 'Doomcaliber Knight', where: { reasons: 'tributed', cause: 'cost' } });
    then.linkWas('Everliving Underworld Cannon', 'resolved');
    then.lpIs(opponent, 7200);
    then.linkWas('Sacred Crane', 'resolved');
    then.countIs(turnPlayer, 'hand', 1);
    then.isIn('Sacred Crane', 'monsterZone', turnPlayer);
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Doomcaliber Knight' },
      { event: 'linkResolved', card: 'Everliving Underworld Cannon' },
      { event: 'linkResolved', card: 'Sacred Crane' },
    );
  },
);
