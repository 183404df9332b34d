import { ruling } from '../language';

export default ruling(
  'neg-jinzo-solemn-judgment',
  {
    covers: ['summon-negation', 'continuous-effects'],
    title: { en: 'Solemn Judgment works against Jinzo', ko: '신의 심판은 사이코 쇼커의 소환에 통한다' },
    statement: {
      en: 'Although Jinzo stops Traps, Solemn Judgment can negate its Summon, because its effect never begins to apply.',
      ko: '인조인간 －사이코 쇼커－는 함정을 막지만, 그 효과가 적용되기 전이므로 신의 심판으로 소환을 무효로 할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Jinzo');
    given(opponent).hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.tributeSummons('Jinzo', 'Celtic Guardian');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.lpIs(opponent, 4000);
    then.chainIs('opponent: Solemn Judgment');
    then.linkWas('Solemn Judgment', 'resolved');
    then.summonWasNegated('Jinzo');
    then.isIn('Jinzo', 'gy', turnPlayer);
  },
);
