import { ruling } from '../language';

export default ruling(
  'neg-jinzo-solemn-judgment',
  {
    covers: ['summon-negation', 'continuous-effects'],
    title: { en: 'Solemn Judgment works against Jinzo', ko: '신의 심판은 사이코 쇼커의 소환에 통한다' },
    statement: {
      en: 'Jinzo stops Traps only while it is on the field. During the attempt to Summon it, it is not there yet, so Solemn Judgment can be activated and negates the Summon.',
      ko: '인조인간 －사이코 쇼커－는 필드에 있는 동안만 함정을 막는다. 소환하려는 때에는 아직 필드에 없어 그 효과가 적용되지 않으므로, 신의 심판을 발동하여 소환을 무효로 할 수 있다.',
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
