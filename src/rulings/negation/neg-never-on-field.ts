import { ruling } from '../language';

export default ruling(
  'neg-never-on-field',
  {
    covers: ['summon-negation', 'continuous-effects'],
    title: { en: 'A monster being Summoned is nowhere', ko: '소환하려는 몬스터는 아직 어디에도 없다' },
    statement: {
      en: 'While it is being decided whether a Summon succeeds, the monster is in no zone and none of its effects apply. So Jinzo does not yet forbid Traps, and Solemn Judgment can be activated.',
      ko: '소환의 성공 여부가 정해지는 동안 그 몬스터는 어느 존에도 없으며 효과도 적용되지 않는다. 그래서 인조인간 －사이코 쇼커－는 아직 함정을 막지 못하고, 신의 심판을 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Jinzo');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.tributeSummons('Jinzo', 'Celtic Guardian');
    then.isAsked(opponent, 'summonNegation');
    then.isIn('Jinzo', 'nowhere');
    then.countIs(turnPlayer, 'field', 0);
    then.can(opponent).activate('Solemn Judgment');
  },
);
