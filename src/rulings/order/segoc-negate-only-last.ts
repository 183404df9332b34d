import { ruling } from '../language';

export default ruling(
  'segoc-negate-only-last',
  {
    covers: ['trigger-order', 'activation-negation'],
    title: { en: 'Only the last stacked trigger can be negated', ko: '무효로 할 수 있는 것은 마지막 유발 효과뿐' },
    statement: {
      en: 'Nothing gets in between triggers that are placed together, and a negation must be chained directly to the activation. So Divine Wrath, used once all four are placed, can only negate the topmost one, the opponent’s Peten.',
      ko: '함께 쌓이는 유발 효과 사이에는 끼어들 수 없고, 발동을 무효로 하는 카드는 그 발동에 직접 체인해야 한다. 그래서 네 개가 다 쌓인 뒤의 천벌은 맨 위에 있는 상대의 페텐만 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Sangan', 'Peten the Dark Clown')
      .hasInHand('Dark Hole')
      .hasInDeck('Peten the Dark Clown', 'Kuriboh');
    given(opponent)
      .controls('Sangan', 'Peten the Dark Clown')
      .hasSet('Divine Wrath')
      .hasInHand('Gemini Elf')
      .hasInDeck('Peten the Dark Clown', 'Kuriboh');
    const links = [
      'turnPlayer: Sangan',
      'opponent: Sangan',
      'turnPlayer: Peten the Dark Clown',
      'opponent: Peten the Dark Clown',
    ];
    turnPlayer.activates('Dark Hole');
    turnPlayer.usesTrigger('Peten the Dark Clown');
    opponent.usesTrigger('Peten the Dark Clown');
    then.isAsked(opponent, 'chain');
    then.firstOfferedOn('Divine Wrath', 'activate', ...links);
    opponent.activates('Divine Wrath', { cost: ['Gemini Elf'] });
    opponent.picks('Kuriboh');
    bothPass();
    then.linkAnswers('Divine Wrath', 4);
    then.chainIs(...links, 'opponent: Divine Wrath');
    then.linkWas('Peten the Dark Clown@opponent', 'activationNegated');
    then.linkWas('Peten the Dark Clown@turnPlayer', 'resolved');
    then.linkWas('Sangan@opponent', 'resolved');
    then.linkWas('Sangan@turnPlayer', 'resolved');
  },
);
