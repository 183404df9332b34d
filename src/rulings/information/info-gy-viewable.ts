import { ruling } from '../language';

export default ruling(
  'info-gy-viewable',
  {
    covers: ['hidden-information'],
    title: { en: 'A GY may be looked through', ko: '묘지는 언제든지 볼 수 있다' },
    statement: {
      en: 'Both players may look through either GY at any time.',
      ko: '서로의 묘지는 언제든지 확인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInGY('Gemini Elf');
    then.sees(opponent, 'Gemini Elf');
  },
);
