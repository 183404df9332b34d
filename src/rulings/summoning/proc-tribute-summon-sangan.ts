import { ruling } from '../language';

export default ruling(
  'proc-tribute-summon-sangan',
  {
    covers: ['tribute-summon', 'trigger-order'],
    title: { en: 'Tributed Sangan and the Monarch share a Chain', ko: '릴리스된 크리터와 제왕은 한 체인에' },
    statement: {
      en: 'Sangan is Tributed before the Summon is declared, but its trigger waits for the success. There it goes on one Chain with that of Caius the Shadow Monarch; both are mandatory and of one player, who chooses their order.',
      ko: '크리터는 소환을 선언하기 전에 릴리스되지만 그 효과는 소환이 성공할 때까지 기다린다. 그때 사 제왕 가이우스의 효과와 한 체인에 쌓이며, 둘 다 같은 플레이어의 강제 효과이므로 순서는 그 플레이어가 정한다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Caius the Shadow Monarch').hasInDeck('Kuriboh');
    given(opponent).hasSet('Call of the Haunted');
    turnPlayer.tributeSummons('Caius the Shadow Monarch', 'Sangan');
    then.wasSummonedBy('Caius the Shadow Monarch', turnPlayer, 'normal');
    then.noChain();
    then.isAsked(turnPlayer, 'trigger');
    inCase({ en: 'Sangan below', ko: '크리터가 아래' }, () => {
      turnPlayer.usesTrigger('Sangan');
      turnPlayer.picks('Call of the Haunted');
      then.chainIs('turnPlayer: Sangan', 'turnPlayer: Caius the Shadow Monarch');
      then.happenedInOrder(
        { event: 'summoned', card: 'Caius the Shadow Monarch' },
        { event: 'activated', card: 'Sangan' },
        { event: 'activated', card: 'Caius the Shadow Monarch' },
      );
    });
    inCase({ en: 'Caius below', ko: '가이우스가 아래' }, () => {
      turnPlayer.usesTrigger('Caius the Shadow Monarch', { targets: ['Call of the Haunted'] });
      then.chainIs('turnPlayer: Caius the Shadow Monarch', 'turnPlayer: Sangan');
    });
  },
);
