import { ruling } from '../language';

export default ruling(
  'cont-nonchain-royal-decree-later-link',
  {
    covers: ['continuous-cards', 'effect-negation'],
    title: { en: 'Chained to Royal Decree', ko: '포고령에 체인한 함정' },
    statement: {
      en: 'A Trap chained to the activation of Royal Decree resolves before it. Royal Decree does not apply yet, so the Trap takes effect, and what it gave stays.',
      ko: '왕궁의 포고령의 발동에 체인한 함정은 그보다 먼저 처리된다. 그때 포고령은 아직 적용되지 않으므로 그 함정의 효과는 적용되고, 적용된 결과는 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasSet('Reinforcements', 'Castle Walls');
    given(opponent).hasSet('Royal Decree');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    opponent.activates('Royal Decree');
    turnPlayer.activates('Castle Walls', { targets: ['Gemini Elf'] });
    then.linkWas('Castle Walls', 'resolved');
    then.defIs('Gemini Elf', 1400);
    then.isFaceUp('Royal Decree');
  },
);
