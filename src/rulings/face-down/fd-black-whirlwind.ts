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
      en: 'The Trigger Effect of a face-up card is used or declined before anybody may answer the Summon. Once Black Whirlwind was declined and Book of Moon has turned the Blackwing face-down, it cannot be activated, because its moment is over and the name of the monster is unknown.',
      ko: '앞면 표시 카드의 유발 효과는 소환에 대한 응답보다 먼저 발동할지 정한다. 검은 선풍을 발동하지 않은 뒤 달의 서로 "BF" 몬스터가 뒷면 표시가 되면, 시점이 이미 지났고 카드명도 알 수 없으므로 발동할 수 없다.',
    },
    doubtful: {
      en: 'What happens if Book of Moon is chained to Black Whirlwind is not settled. Here the trigger is declined first, because Fast Effect Timing asks for triggers before any fast effect.',
      ko: '검은 선풍에 달의 서를 체인했을 때의 처리는 확실하지 않다. 여기서는 유발 효과를 먼저 묻는 순서에 따라, 발동하지 않기로 정한 뒤에 달의 서를 발동한다.',
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
