import { ruling } from '../language';

export default ruling(
  'ex-chain-order-011',
  {
    covers: ['trigger-order', 'resolution'],
    title: { en: 'Two mandatory triggers of one player', ko: '한 플레이어의 강제 유발 효과 둘' },
    statement: {
      en: 'The order of triggers of the same player and rank is that player’s choice, even if all of them are mandatory. The one placed last resolves first.',
      ko: '같은 플레이어의 같은 순위의 유발 효과는 모두 강제 효과라도 그 플레이어가 순서를 정한다. 나중에 쌓은 것부터 처리한다.',
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
