import { ruling } from '../language';

export default ruling(
  'proc-flip-1-reveal',
  {
    covers: ['flip-summon', 'summon-negation'],
    title: { en: 'Flip Summon, step 1: it can be negated', ko: '반전 소환 1단계: 무효로 할 수 있다' },
    statement: {
      en: 'A Flip Summon is declared by showing the Set monster. Cards that negate a Flip Summon are used at this point.',
      ko: '반전 소환은 세트된 몬스터를 보여 주며 선언한다. 반전 소환을 무효로 하는 카드는 이때 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Celtic Guardian');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.flipSummons('Celtic Guardian');
    then.isAsked(opponent, 'summonNegation');
    then.can(opponent).activate('Horn of Heaven');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.summonWasNegated('Celtic Guardian');
    then.wasNotSummoned('Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
  },
);
