import { ruling } from '../language';

export default ruling(
  'ce-rule1-earlier-negates-later',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'The earlier one negates the later one', ko: '먼저 적용된 쪽이 나중 것을 무효로 한다' },
    statement: {
      en: 'Of two continuous effects that would negate each other, the one already applying goes first and the newcomer never applies: Jinzo Summoned under Skill Drain is negated, and Traps work on.',
      ko: '서로를 무효로 하는 지속 효과끼리는 이미 적용 중인 쪽이 우선하고, 나중 것은 적용되지 않는다. 스킬 드레인이 적용 중일 때 소환된 인조인간 －사이코 쇼커－는 무효가 되어 함정을 계속 사용할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    // Command Knight would gain 400 ATK from itself if Skill Drain stopped.
    given(turnPlayer).controls('Celtic Guardian', 'Command Knight').hasInHand('Jinzo');
    given(opponent).controls('Skill Drain').hasSet('Mirror Force');
    then.atkIs('Command Knight', 1200);
    turnPlayer.tributeSummons('Jinzo', 'Celtic Guardian');
    then.wasSummonedBy('Jinzo', turnPlayer, 'normal');
    then.isFaceUp('Skill Drain');
    then.atkIs('Command Knight', 1200);
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Jinzo', 'directly');
    then.can(opponent).activate('Mirror Force');
    opponent.activates('Mirror Force');
    bothPass();
    then.chainsWere(['opponent: Mirror Force']);
    then.linkWas('Mirror Force', 'resolved');
    then.isIn('Jinzo', 'gy', turnPlayer);
    then.controls(opponent, 'Skill Drain');
    then.isFaceUp('Skill Drain');
    then.lpIs(opponent, 8000);
  },
);
