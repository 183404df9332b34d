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
      en: 'A mandatory Quick Effect must be activated but may do nothing. Sacred Crane, Chain Link 1, makes Doomcaliber Knight due; Everliving Underworld Cannon, a Spell, lies above it, and a negation works only directly above the activation it answers.',
      ko: '강제 유발 즉시 효과는 반드시 발동하지만 불발할 수 있다. 체인 1의 성조 크레인 때문에 데스커리버 나이트가 발동하는데, 그 사이에 마법인 불사식명계포가 있어 크레인의 바로 위가 아니므로 무효로 하지 못한다.',
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
