import { ruling } from '../language';

export default ruling(
  'ex-continuous-negation-057',
  {
    covers: ['continuous-effects', 'effect-negation', 'costs'],
    title: { en: 'Out of reach of Skill Drain', ko: '스킬 드레인이 미치지 않는 곳' },
    statement: {
      en: 'Skill Drain negates monsters while they are face-up on the field. Exiled Force Tributes itself for its cost and resolves from the GY, so its effect goes through.',
      ko: '스킬 드레인은 필드의 앞면 표시 몬스터의 효과를 무효로 한다. 반란 용병 부대는 코스트로 자신을 릴리스하여 처리할 때 묘지에 있으므로 효과가 무효가 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Exiled Force');
    given(opponent).controls('Skill Drain', 'Gemini Elf');
    then.can(turnPlayer).activate('Exiled Force');
    turnPlayer.activates('Exiled Force', { targets: ['Gemini Elf'] });
    bothPass();
    then.isIn('Exiled Force', 'gy', turnPlayer);
    then.linkWas('Exiled Force', 'resolved');
    then.didNotHappen('effectNegated');
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'gy', reasons: 'destroyed', cause: 'effect' } });
    then.isIn('Gemini Elf', 'gy', opponent);
  },
);
