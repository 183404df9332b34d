import { ruling } from '../language';

export default ruling(
  'mq-can-fizzle',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: {
      en: 'Answering an earlier link, it can do nothing',
      ko: '먼저 쌓인 효과에 대한 강제 효과는 불발할 수 있다',
    },
    statement: {
      en: 'A mandatory Quick Effect must be activated, but need not do anything: called up by an earlier one of several simultaneous triggers, with a later one above that does not concern it, it still answers the earlier link and does nothing, because it is not directly above it.',
      ko: '강제 유발 즉시 효과가 반드시 적용되는 것은 아니다. 동시에 쌓인 유발 효과 중 먼저 쌓인 것 때문에 발동했는데 그 위에 조건을 만족하지 않는 효과가 있다면, 먼저 쌓인 효과에 대한 것으로 발동하되 바로 위에 있지 않으므로 불발한다.',
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
    then.linkAnswers('Doomcaliber Knight', 1);
    then.chainsWere(
      ['turnPlayer: Monster Reborn'],
      ['turnPlayer: Sacred Crane', 'turnPlayer: Everliving Underworld Cannon', 'opponent: Doomcaliber Knight'],
    );
    then.linkWas('Doomcaliber Knight', 'withoutEffect');
  },
);
