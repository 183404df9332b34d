import { ruling } from '../language';

export default ruling(
  'neg-cl1-only-negation',
  {
    covers: ['summon-negation', 'priority'],
    title: { en: 'Only a negation starts a Chain here', ko: '이 창의 체인 1은 소환 무효뿐' },
    statement: {
      en: 'While a Summon is being attempted, a Chain can be started only with something that negates it. So Solemn Judgment can be activated, but nobody can begin a Chain with Mystical Space Typhoon.',
      ko: '소환하려는 동안 체인 1로 발동할 수 있는 것은 그 소환을 무효로 하는 것뿐이다. 그래서 신의 심판은 발동할 수 있지만, 싸이크론으로 체인을 시작할 수는 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian').hasSet('Mystical Space Typhoon');
    given(opponent).hasSet('Solemn Judgment', 'Call of the Haunted');
    turnPlayer.normalSummons('Celtic Guardian');
    then.isAsked(opponent, 'summonNegation');
    then.cannot(turnPlayer).activate('Mystical Space Typhoon', { because: 'summon-negation-only' });
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    then.chainIs('opponent: Solemn Judgment');
    bothPass();
    then.summonWasNegated('Celtic Guardian');
  },
);
