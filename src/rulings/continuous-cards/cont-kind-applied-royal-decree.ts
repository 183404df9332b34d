import { ruling } from '../language';

export default ruling(
  'cont-kind-applied-royal-decree',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: { en: 'Effects that simply apply', ko: '체인을 만들지 않고 적용되는 효과' },
    statement: {
      en: 'A continuous effect such as that of Royal Decree applies without a Chain Link of its own.',
      ko: '왕궁의 포고령 같은 지속 효과는 체인 블록을 만들지 않고 적용된다.',
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
