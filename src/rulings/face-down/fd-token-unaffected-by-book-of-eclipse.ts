import { ruling } from '../language';

export default ruling(
  'fd-token-unaffected-by-book-of-eclipse',
  {
    covers: ['face-down', 'tokens'],
    title: { en: 'Book of Eclipse skips Tokens', ko: '개기일식의 서와 토큰' },
    statement: {
      en: 'An effect that turns all monsters face-down skips Tokens, which have no back, and turns the others.',
      ko: '모든 몬스터를 뒷면 표시로 하는 효과는, 뒷면이 없는 토큰에는 적용되지 않고 다른 몬스터에만 적용된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).hasSet('Scapegoat').controls('Gemini Elf');
    given(turnPlayer).hasInHand('Book of Eclipse');
    turnPlayer.movesTo('battle');
    opponent.activates('Scapegoat');
    bothPass();
    turnPlayer.activates('Book of Eclipse');
    bothPass();
    then.isFaceDown('Gemini Elf');
    then.isFaceUp('Sheep Token#1');
  },
);
