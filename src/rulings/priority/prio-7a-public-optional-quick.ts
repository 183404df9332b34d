import { card, ruling } from '../language';

export default ruling(
  'prio-7a-public-optional-quick',
  {
    covers: ['priority', 'quick-effects'],
    title: { en: 'Optional Quick Effects on the field', ko: '필드의 임의 유발 즉시 효과' },
    statement: {
      en: 'The last rank includes optional Quick Effects of cards in play, such as that of Evolzar Dolkka.',
      ko: '마지막 순위에는 에볼카이저 돌카처럼 필드에 있는 카드의 임의 유발 즉시 효과가 포함된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls(card('Evolzar Dolkka', { materials: ['Battle Ox'] }))
      .hasSet('Raigeki Break')
      .hasInHand('Kuriboh');
    given(opponent).controls('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Raigeki Break', { targets: ['Sangan'] });
    then.chainIs('opponent: Sangan');
    then.can(turnPlayer).activate('Evolzar Dolkka');
    turnPlayer.activates('Evolzar Dolkka');
    then.chainsWere(['turnPlayer: Raigeki Break'], ['opponent: Sangan', 'turnPlayer: Evolzar Dolkka']);
    then.linkWas('Sangan', 'activationNegated');
  },
);
