import { ruling } from '../language';

export default ruling(
  'mq-ex9-resolution',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'How that Chain resolves', ko: '그 체인의 처리' },
    statement: {
      en: 'Doomcaliber Knight answers Sacred Crane, Chain Link 1, but Everliving Underworld Cannon lies between them. What negates an activation needs it directly below: the Knight, Tributed as its cost, does nothing, and both effects of the turn player apply.',
      ko: '데스커리버 나이트가 대응하는 것은 체인 1의 성조 크레인이지만, 그 사이에 불사식명계포가 끼어 있다. 발동을 무효로 하는 효과는 그 발동의 바로 다음에 있어야 하므로, 코스트로 릴리스된 데스커리버 나이트는 불발되고 턴 플레이어의 두 효과는 모두 적용된다.',
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
