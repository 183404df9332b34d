import { ruling } from '../language';

export default ruling(
  'act-baronne-answers-banished-effect',
  {
    covers: ['activation', 'activation-negation', 'banish'],
    title: { en: 'An effect activated while banished', ko: '제외 상태에서 발동하는 효과' },
    statement: {
      en: 'A text that answers an effect of a Spell, Trap or monster asks not where that is activated. D.D. Scout Plane activates while it is banished, and Baronne de Fleur can negate that.',
      ko: '"마법 / 함정 / 몬스터의 효과가 발동했을 때"라는 텍스트는 어디에서 발동했는지를 묻지 않는다. 제외 상태에서 발동하는 이차원의 정찰기의 효과에도 플뢰르 드 바로네스를 체인하여 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Foolish Burial').hasInDeck('D.D. Scout Plane');
    given(opponent).controls('Baronne de Fleur').hasInHand('D.D. Crow');
    turnPlayer.activates('Foolish Burial');
    bothPass();
    opponent.activates('D.D. Crow', { targets: ['D.D. Scout Plane'] });
    bothPass();
    then.isIn('D.D. Scout Plane', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.activates('D.D. Scout Plane');
    then.can(opponent).activate('Baronne de Fleur', { effect: 2 });
    opponent.activates('Baronne de Fleur', { effect: 2 });
    bothPass();
    then.linkWas('D.D. Scout Plane', 'activationNegated');
    then.isIn('D.D. Scout Plane', 'banished', turnPlayer);
    then.wasNotSummoned('D.D. Scout Plane');
  },
);
