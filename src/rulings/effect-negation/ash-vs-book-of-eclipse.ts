import { ruling } from '../language';

export default ruling(
  'ash-vs-book-of-eclipse',
  {
    covers: ['effect-negation', 'hand-triggers', 'draw'],
    title: { en: 'Ash Blossom on Book of Eclipse', ko: '개기일식의 서에 대한 하루 우라라' },
    statement: {
      en: 'Book of Eclipse lets the opponent draw in the End Phase, so Ash Blossom & Joyous Spring answers it. With the effect negated no monster is turned, and nothing happens in the End Phase.',
      ko: '개기일식의 서는 엔드 페이즈에 상대가 드로우하는 효과를 포함하므로 하루 우라라를 체인할 수 있다. 무효가 되면 몬스터는 뒷면이 되지 않고, 엔드 페이즈에도 아무 처리를 하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasInHand('Book of Eclipse').hasInDeck('Battle Ox', 'Vorse Raider');
    given(opponent)
      .controls('Gemini Elf')
      .hasInHand('Ash Blossom & Joyous Spring')
      .hasInDeck('Mystical Elf', 'Summoned Skull');
    turnPlayer.activates('Book of Eclipse');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.linkWas('Book of Eclipse', 'effectNegated');
    then.isFaceUp('Celtic Guardian');
    then.isFaceUp('Gemini Elf');
    turnPlayer.movesTo('end');
    bothPass();
    then.didNotHappen('positionChanged');
    then.didNotHappen('drawn', { where: { cause: 'effect' } });
    then.countIs(opponent, 'deck', 1);
  },
);
