import { card, ruling } from '../language';

export default ruling(
  'prio-7a-public-optional-quick',
  {
    covers: ['priority', 'quick-effects'],
    title: { en: 'Optional Quick Effects on the field', ko: '필드의 임의 유발 즉시 효과' },
    statement: {
      en: 'Optional Quick Effects of cards on the field belong to the last rank, after all triggers. So Evolzar Dolkka can be used once Sangan’s mandatory trigger is on the Chain, and is chained to it.',
      ko: '필드에 있는 카드의 임의 유발 즉시 효과는 유발 효과 다음의 마지막 순위이다. 그래서 에볼카이저 돌카는 강제 효과인 크리터를 쌓은 뒤에 거기에 체인하여 발동할 수 있다.',
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
