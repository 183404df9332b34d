import { ruling } from '../language';

export default ruling(
  'proc-step2-declare-and-negate',
  {
    covers: ['normal-summon', 'summon-negation'],
    title: { en: 'Step 2: the Summon is declared and can be negated', ko: '2단계: 선언한 소환은 무효로 할 수 있다' },
    statement: {
      en: 'The monster is shown and its Summon declared, position and zone included. It has not succeeded yet, so this is the moment for cards that negate a Summon, such as Horn of Heaven.',
      ko: '몬스터를 보여 주고 표시 형식과 존을 정해 소환을 선언한다. 아직 성공하지 않은 이때 승천의 뿔피리와 같은 소환을 무효로 하는 카드를 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.normalSummons('Celtic Guardian');
    then.isAsked(opponent, 'summonNegation');
    then.timingIs('summonPending');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainIs('opponent: Horn of Heaven');
    then.isIn('Marshmallon', 'gy', opponent);
    then.summonWasNegated('Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
  },
);
