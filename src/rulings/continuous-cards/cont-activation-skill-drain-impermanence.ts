import { card, ruling } from '../language';

export default ruling(
  'cont-activation-skill-drain-impermanence',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: { en: 'In one column: Skill Drain and Infinite Impermanence', ko: '같은 세로열의 스킬 드레인과 무한포영' },
    statement: {
      en: 'The continuous effect of a Continuous Card begins only when its activation has resolved. Infinite Impermanence that was Set in the same column and is chained to Skill Drain negates its target, and for the rest of the turn Skill Drain.',
      ko: '지속 카드의 효과는 그 발동을 처리하고 나서야 적용된다. 같은 세로열에 세트되어 있던 무한포영을 스킬 드레인에 체인하면, 대상 몬스터와 함께 이 턴 동안 스킬 드레인도 무효가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet(card('Skill Drain', { zone: 2 }))
      .controls(card('Trickstar Candina', { zone: 2 }));
    given(opponent)
      .hasSet(card('Infinite Impermanence', { zone: 2 }))
      .controls(card('Gagaga Magician', { zone: 0 }))
      .hasInDeck('Kuriboh');
    turnPlayer.activates('Skill Drain');
    opponent.activates('Infinite Impermanence', { targets: ['Trickstar Candina'] });
    bothPass();
    then.lpIs(turnPlayer, 7000);
    then.isNegated('Trickstar Candina');
    then.isFaceUp('Skill Drain');
    then.isNegated('Skill Drain');
    then.isNotNegated('Gagaga Magician');
    turnPlayer.movesTo('end');
    then.isAsked(opponent, 'open');
    then.phaseIs('main1');
    then.isNotNegated('Skill Drain');
    then.isNegated('Gagaga Magician');
  },
);
