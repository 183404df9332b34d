import { ruling } from '../language';

export default ruling(
  'fd-black-whirlwind',
  {
    covers: ['face-down', 'trigger-effects', 'timing'],
    title: {
      en: 'Its trigger was not used, and its monster is unknown now',
      ko: '쓰지 않은 유발 효과와 뒷면이 된 몬스터',
    },
    statement: {
      en: 'A trigger of a public card is used before any answer to the Summon. Once it was declined and Book of Moon has turned the Blackwing face-down, Black Whirlwind cannot be activated: that timing is over, and the name of the monster is unknown.',
      ko: '공개된 카드의 유발 효과는 소환에 대한 응답보다 먼저 발동을 결정한다. 발동하지 않아 달의 서로 "BF" 몬스터가 뒷면 표시가 된 뒤에는 검은 선풍을 발동할 수 없다. 그 시점은 이미 지났고, 몬스터의 카드명도 알 수 없다.',
    },
    doubtful: {
      en: 'What happens if Book of Moon is chained to Black Whirlwind is not said. Here the trigger is declined first, as the order of Fast Effect Timing requires.',
      ko: '검은 선풍에 체인하여 달의 서를 발동했을 경우의 처리는 나와 있지 않다. 여기에서는 순서대로 유발 효과를 먼저 발동하지 않은 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .controls('Black Whirlwind')
      .hasInHand('Blackwing - Shura the Blue Flame')
      .hasInDeck('Blackwing - Gale the Whirlwind', 'Kuriboh');
    given(opponent).hasSet('Book of Moon');
    turnPlayer.normalSummons('Blackwing - Shura the Blue Flame');
    inCase({ en: 'Declined, then turned face-down', ko: '발동하지 않고 뒷면 표시가 되었을 경우' }, () => {
      turnPlayer.declines('Black Whirlwind');
      opponent.activates('Book of Moon', { targets: ['Blackwing - Shura the Blue Flame'] });
      bothPass();
      then.isFaceDown('Blackwing - Shura the Blue Flame');
      then.cannot(turnPlayer).activate('Black Whirlwind', { because: 'event-not-happened' });
      then.chainsWere(['opponent: Book of Moon']);
      then.isIn('Blackwing - Gale the Whirlwind', 'deck', turnPlayer);
    });
    inCase({ en: 'Used at once', ko: '곧바로 발동했을 경우' }, () => {
      turnPlayer.usesTrigger('Black Whirlwind');
      bothPass();
      then.isIn('Blackwing - Gale the Whirlwind', 'hand', turnPlayer);
    });
  },
);
