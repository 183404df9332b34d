import { ruling } from '../language';

export default ruling(
  'cont-nonchain-starts-at-resolution',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'From its resolution on', ko: '효과는 처리된 뒤부터' },
    statement: {
      en: 'What a Continuous Card applies without a Chain Link begins when its activation resolves. A card chained to that activation resolves before and is not touched: what it destroys goes to the GY although Macro Cosmos is being activated.',
      ko: '지속 카드가 체인 블록을 만들지 않고 적용하는 효과는 그 발동이 처리된 때에 시작된다. 그 발동에 체인한 카드는 먼저 처리되므로 영향을 받지 않는다. 매크로 코스모스를 발동하는 중이라도, 그때 파괴된 카드는 묘지로 보내진다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Mystical Space Typhoon', 'Dust Tornado').hasInHand('Kuriboh');
    given(opponent).controls('The Dark Door').hasSet('Macro Cosmos');
    turnPlayer.normalSummons('Kuriboh');
    turnPlayer.passes();
    opponent.activates('Macro Cosmos');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['The Dark Door'] });
    turnPlayer.passes();
    then.isIn('The Dark Door', 'gy', opponent);
    then.isFaceUp('Macro Cosmos');
    then.happenedInOrder(
      { event: 'moved', card: 'The Dark Door', where: { to: 'gy' } },
      { event: 'linkResolved', card: 'Macro Cosmos' },
    );
  },
);
