import { card, ruling } from '../language';

export default ruling(
  'fd-link-unaffected-by-book-of-eclipse',
  {
    covers: ['face-down', 'link-monster'],
    title: { en: 'Book of Eclipse skips Link Monsters', ko: '개기일식의 서와 링크 몬스터' },
    statement: {
      en: 'An effect that turns all monsters face-down skips Link Monsters, which have no Defense Position, and turns the others.',
      ko: '모든 몬스터를 뒷면 표시로 하는 효과는, 수비 표시가 될 수 없는 링크 몬스터에는 적용되지 않고 다른 몬스터에만 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls(card('Link Spider', { zone: 5 }), 'Gemini Elf');
    given(turnPlayer).hasInHand('Book of Eclipse');
    turnPlayer.activates('Book of Eclipse');
    bothPass();
    then.isFaceDown('Gemini Elf');
    then.isFaceUp('Link Spider');
  },
);
