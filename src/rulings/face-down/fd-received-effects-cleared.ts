import { ruling } from '../language';

export default ruling(
  'fd-received-effects-cleared',
  {
    covers: ['face-down', 'durations'],
    title: { en: 'Effects received are cleared', ko: '받고 있던 효과는 사라진다' },
    statement: {
      en: 'An effect a monster is under ends when it is turned face-down and does not come back with its face: Gemini Elf, raised by Reinforcements until the end of the turn, has its own ATK again.',
      ko: '몬스터가 받고 있던 효과는 뒷면 표시가 되면 끝나며, 다시 앞면 표시가 되어도 돌아오지 않는다. 지원군으로 공격력이 오른 쌍둥이 자매 엘프는 다시 원래의 공격력이 된다.',
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
