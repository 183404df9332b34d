import { ruling } from '../language';

export default ruling(
  'ce-royal-decree-active-negates-judgment',
  {
    covers: ['continuous-effects', 'effect-negation', 'costs', 'counter-traps'],
    title: { en: 'Solemn Judgment under Royal Decree', ko: '왕궁의 포고령 아래의 신의 심판' },
    statement: {
      en: 'Under Royal Decree a Trap can still be activated. Solemn Judgment may answer Dark Hole: its Life Points are paid, but its effect is negated and Dark Hole goes through.',
      ko: '왕궁의 포고령이 적용 중이어도 함정의 발동 자체는 할 수 있다. 블랙홀에 신의 심판을 체인하면 라이프 포인트만 지불하고 효과는 무효가 되며, 블랙홀은 그대로 처리된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Royal Decree', 'Gemini Elf').hasInHand('Dark Hole');
    given(opponent).controls('Celtic Guardian').hasSet('Solemn Judgment').hasLP(8000);
    turnPlayer.activates('Dark Hole');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.chainsWere(['turnPlayer: Dark Hole', 'opponent: Solemn Judgment']);
    then.linkWas('Solemn Judgment', 'effectNegated');
    then.lpIs(opponent, 4000);
    then.isIn('Solemn Judgment', 'gy', opponent);
    then.linkWas('Dark Hole', 'resolved');
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.isIn('Dark Hole', 'gy', turnPlayer);
    then.controls(turnPlayer, 'Royal Decree');
    then.isFaceUp('Royal Decree');
  },
);
