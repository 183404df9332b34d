import { ruling } from '../language';

export default ruling(
  'temp-cost-both-ways-blazar',
  {
    covers: ['banish', 'costs', 'activation-negation'],
    title: {
      en: 'Banish and return are the cost: Cosmic Blazar Dragon',
      ko: '제외도 돌아오는 것도 코스트: 코즈믹 블레이저 드래곤',
    },
    statement: {
      en: 'With Cosmic Blazar Dragon both the banishing and the return belong to the cost: it comes back even if its activation was negated.',
      ko: '코즈믹 블레이저 드래곤은 제외하는 것도 돌아오는 것도 코스트에 속하므로, 발동이 무효가 되어도 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Raigeki').controls('Baronne de Fleur');
    given(opponent).controls('Cosmic Blazar Dragon').hasInDeck('Kuriboh');
    turnPlayer.activates('Raigeki');
    opponent.activates('Cosmic Blazar Dragon', { option: 1 });
    turnPlayer.activates('Baronne de Fleur', { effect: 2 });
    bothPass();
    then.linkWas('Cosmic Blazar Dragon', 'activationNegated');
    then.isIn('Cosmic Blazar Dragon', 'banished', opponent);
    turnPlayer.movesTo('end');
    bothPass();
    then.controls(opponent, 'Cosmic Blazar Dragon');
    then.wasNotSummoned('Cosmic Blazar Dragon');
  },
);
