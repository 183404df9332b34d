import { ruling } from '../language';

export default ruling(
  'ex-chain-order-011',
  {
    covers: ['trigger-order', 'resolution'],
    title: { en: 'Two mandatory triggers of one player', ko: '한 플레이어의 강제 유발 효과 둘' },
    statement: {
      en: 'Mandatory triggers of one player that are due together are placed in the order that player chooses. The last one placed resolves first, so the player decides whether Sangan or Witch of the Black Forest searches first.',
      ko: '한 플레이어의 강제 유발 효과가 동시에 발동하면 그 플레이어가 쌓는 순서를 정한다. 나중에 쌓은 것부터 처리하므로, 크리터와 검은 숲의 마녀 중 어느 쪽을 먼저 처리할지 고를 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer)
      .controls('Sangan', 'Witch of the Black Forest')
      .hasInHand('Dark Hole')
      .hasInDeck('Kuriboh', 'Marshmallon');
    turnPlayer.activates('Dark Hole');
    bothPass();
    then.isAsked(turnPlayer, 'trigger');
    then.can(turnPlayer).activate('Sangan');
    then.can(turnPlayer).activate('Witch of the Black Forest');
    inCase({ en: 'Sangan below', ko: '크리터를 먼저 쌓는다' }, () => {
      turnPlayer.usesTrigger('Sangan');
      turnPlayer.picks('Marshmallon');
      then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Sangan', 'turnPlayer: Witch of the Black Forest']);
      then.happenedInOrder(
        { event: 'linkResolving', card: 'Witch of the Black Forest' },
        { event: 'moved', card: 'Marshmallon', where: { to: 'hand' } },
        { event: 'linkResolving', card: 'Sangan' },
        { event: 'moved', card: 'Kuriboh', where: { to: 'hand' } },
      );
    });
    inCase({ en: 'Witch of the Black Forest below', ko: '검은 숲의 마녀를 먼저 쌓는다', contrast: 1 }, () => {
      turnPlayer.usesTrigger('Witch of the Black Forest');
      turnPlayer.picks('Marshmallon');
      then.chainsWere(['turnPlayer: Dark Hole'], ['turnPlayer: Witch of the Black Forest', 'turnPlayer: Sangan']);
      then.happenedInOrder(
        { event: 'linkResolving', card: 'Sangan' },
        { event: 'moved', card: 'Marshmallon', where: { to: 'hand' } },
        { event: 'linkResolving', card: 'Witch of the Black Forest' },
        { event: 'moved', card: 'Kuriboh', where: { to: 'hand' } },
      );
    });
  },
);
