import { ruling } from '../language';

export default ruling(
  'cont-nonchain-royal-decree-earlier-link',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: {
      en: 'Activated before, resolving after Royal Decree',
      ko: '포고령보다 먼저 발동하고 나중에 처리하는 함정',
    },
    statement: {
      en: 'Royal Decree begins to apply when its own activation resolves. A Trap activated before it in the same Chain resolves later than that, and its effect is negated.',
      ko: '왕궁의 포고령의 효과는 그 발동이 처리된 때부터 적용된다. 같은 체인에서 먼저 발동한 함정은 그보다 나중에 처리되므로 효과가 무효가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasSet('Reinforcements', 'Castle Walls');
    given(opponent).hasSet('Royal Decree');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    opponent.activates('Royal Decree');
    turnPlayer.activates('Castle Walls', { targets: ['Gemini Elf'] });
    then.linkWas('Royal Decree', 'resolved');
    then.linkWas('Reinforcements', 'effectNegated');
    then.atkIs('Gemini Elf', 1900);
  },
);
