import { card, ruling } from '../language';

export default ruling(
  'mq-optional-quick-is-plain',
  {
    covers: ['mandatory-quick', 'quick-effects'],
    title: { en: 'Optional Quick Effects are plain', ko: '임의의 유발 즉시 효과' },
    statement: {
      en: 'Optional Quick Effects simply have their turn once the triggers are placed, like Quick-Play Spells or Traps. Only mandatory ones need rules of their own.',
      ko: '임의의 유발 즉시 효과는 유발 효과를 모두 쌓은 뒤에 속공 마법이나 함정처럼 발동할 기회가 올 뿐이다. 별도의 규칙이 필요한 것은 강제 효과뿐이다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls('Sangan', card('Evolzar Dolkka', { materials: ['Battle Ox'] }))
      .hasInDeck('Kuriboh');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.attacks('Sangan@turnPlayer', 'Sangan@opponent');
    then.chainIs('turnPlayer: Sangan', 'opponent: Sangan');
    then.isAsked(turnPlayer, 'chain');
    then.firstOfferedOn('Evolzar Dolkka', 'activate', 'turnPlayer: Sangan', 'opponent: Sangan');
    inCase({ en: 'used', ko: '발동하는 경우' }, () => {
      turnPlayer.activates('Evolzar Dolkka');
      then.linkAnswers('Evolzar Dolkka', 2);
      bothPass();
      then.chainsWere(['turnPlayer: Sangan', 'opponent: Sangan', 'turnPlayer: Evolzar Dolkka']);
      then.linkWas('Sangan@opponent', 'activationNegated');
      then.linkWas('Sangan@turnPlayer', 'resolved');
    });
    inCase({ en: 'left unused', ko: '발동하지 않는 경우' }, () => {
      turnPlayer.passes();
      then.chainsWere(['turnPlayer: Sangan', 'opponent: Sangan']);
      then.linkWas('Sangan@opponent', 'resolved');
    });
  },
);
