import { ruling } from '../language';

export default ruling(
  'cont-kind-applied-royal-decree',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: { en: 'Effects that simply apply', ko: '체인을 만들지 않고 적용되는 효과' },
    statement: {
      en: 'A face-up Royal Decree applies all the time without being activated. It negates Reinforcements as that resolves, without a Chain Link of its own, so only Reinforcements was on the Chain.',
      ko: '앞면 표시의 왕궁의 포고령은 다시 발동하지 않고 계속 적용된다. 지원군이 처리될 때 체인을 만들지 않고 그 효과를 무효로 하므로, 체인에는 지원군만 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Royal Decree');
    given(turnPlayer).hasSet('Reinforcements').controls('Gemini Elf');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    bothPass();
    then.chainsWere(['turnPlayer: Reinforcements']);
    then.linkWas('Reinforcements', 'effectNegated');
    then.atkIs('Gemini Elf', 1900);
  },
);
