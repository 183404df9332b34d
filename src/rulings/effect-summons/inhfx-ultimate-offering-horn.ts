import { ruling } from '../language';

export default ruling(
  'inhfx-ultimate-offering-horn',
  {
    covers: ['normal-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven after Ultimate Offering', ko: '희생의 제물로 하는 소환과 승천의 뿔피리' },
    statement: {
      en: 'The Normal Summon that Ultimate Offering allows is made after its effect has resolved, not within it. So there is a moment at which it is only being attempted, and Horn of Heaven can negate it.',
      ko: '희생의 제물로 하는 일반 소환은 효과 처리 중이 아니라 처리가 끝난 뒤에 한다. 그래서 승천의 뿔피리로 그 소환을 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Ultimate Offering').hasInHand('Celtic Guardian').hasLP(8000);
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('Ultimate Offering');
    bothPass();
    turnPlayer.normalSummons('Celtic Guardian');
    then.linkWas('Ultimate Offering', 'resolved');
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Ultimate Offering' },
      { event: 'summonAttempted', card: 'Celtic Guardian' },
    );
    then.isAsked(opponent, 'summonNegation');
    then.can(opponent).activate('Horn of Heaven');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['turnPlayer: Ultimate Offering'], ['opponent: Horn of Heaven']);
    then.linkWas('Horn of Heaven', 'resolved');
    then.summonWasNegated('Celtic Guardian');
    then.wasNotSummoned('Celtic Guardian');
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
    then.isIn('Marshmallon', 'gy', opponent);
    then.lpIs(turnPlayer, 7500);
  },
);
