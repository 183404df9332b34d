import { ruling } from '../language';

export default ruling(
  'fd-received-effects-cleared',
  {
    covers: ['face-down', 'durations'],
    title: { en: 'Effects received are cleared', ko: '받고 있던 효과는 사라진다' },
    statement: {
      en: 'Whatever effects a monster was under are cleared when it is turned face-down, and do not come back with its face.',
      ko: '몬스터가 받고 있던 효과는 뒷면 표시가 되면 사라지며, 다시 앞면 표시가 되어도 돌아오지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasSet('Reinforcements', 'Book of Moon').hasInHand('Book of Taiyou');
    turnPlayer.activates('Reinforcements', { targets: ['Gemini Elf'] });
    bothPass();
    then.atkIs('Gemini Elf', 2400);
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
    bothPass();
    then.isFaceUp('Gemini Elf');
    then.atkIs('Gemini Elf', 1900);
  },
);
