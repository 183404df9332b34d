import { ruling } from '../language';

export default ruling(
  'proc-tribute-summon-sangan',
  {
    covers: ['tribute-summon', 'trigger-order'],
    title: { en: 'Tributed Sangan and the Monarch share a Chain', ko: '릴리스된 크리터와 제왕은 한 체인에' },
    statement: {
      en: 'A Tribute’s trigger waits for the success of the Summon and then goes on one Chain with the triggers of the Summon itself.',
      ko: '릴리스된 몬스터의 유발 효과는 소환이 성공할 때까지 기다렸다가, 소환에 대한 유발 효과와 한 체인에 쌓인다.',
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
