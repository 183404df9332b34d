import { card, ruling } from '../language';

export default ruling(
  'info-xyz-materials',
  {
    covers: ['hidden-information', 'xyz-materials'],
    title: { en: 'Xyz Materials are public', ko: '엑시즈 소재는 공개 정보' },
    statement: {
      en: 'How many Xyz Materials a monster has, and which, is public.',
      ko: '엑시즈 소재의 수와 어떤 카드인지는 공개 정보이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls(card('Number 39: Utopia', { materials: ['Gemini Elf', 'Mystical Elf'] }));
    then.sees(opponent, 'Gemini Elf');
    then.sees(opponent, 'Mystical Elf');
  },
);
