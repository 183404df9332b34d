import { card, ruling } from '../language';

export default ruling(
  'reset-effect-received-facedown-zenmaister',
  {
    covers: ['face-down', 'durations'],
    title: { en: 'An effect received while face-down', ko: '뒷면 표시일 때 받은 효과' },
    statement: {
      en: 'An effect a monster is under while it is face-down is lost as well once it has been turned face-up and face-down again. The flip that Wind-Up Zenmaister has promised for the End Phase no longer happens.',
      ko: '뒷면 표시인 동안 받고 있던 효과도, 앞면 표시가 되었다가 다시 뒷면 표시가 되면 사라진다. 발조기갑 태엽마이스터가 엔드 페이즈에 하기로 한 반전은 더 이상 일어나지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, opponent, then, inCase }) => {
    given(turnPlayer)
      .controls(card('Wind-Up Zenmaister', { materials: ['Kuriboh', 'Sangan'] }), 'Gemini Elf')
      .hasInDeck('Kuriboh');
    given(opponent).hasInDeck('Kuriboh');
    inCase({ en: 'Turned face-up and face-down again', ko: '앞면 표시가 되었다가 다시 뒷면 표시로' }, () => {
      given(turnPlayer).hasSet('Book of Taiyou', 'Book of Moon');
      turnPlayer.activates('Wind-Up Zenmaister', { targets: ['Gemini Elf'], cost: ['Kuriboh'] });
      bothPass();
      then.isFaceDown('Gemini Elf');
      turnPlayer.passes();
      turnPlayer.activates('Book of Taiyou', { targets: ['Gemini Elf'] });
      bothPass();
      then.isFaceUp('Gemini Elf');
      turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
      bothPass();
      then.isFaceDown('Gemini Elf');
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.isFaceDown('Gemini Elf');
      then.happened('flipped', { card: 'Gemini Elf', times: 1 });
    });
    inCase({ en: 'Face-down all the time', ko: '그대로 뒷면 표시' }, () => {
      turnPlayer.activates('Wind-Up Zenmaister', { targets: ['Gemini Elf'], cost: ['Kuriboh'] });
      bothPass();
      then.isFaceDown('Gemini Elf');
      turnPlayer.movesTo('end');
      turnPlayer.passes();
      then.isFaceUp('Gemini Elf');
      then.happened('flipped', { card: 'Gemini Elf', times: 1 });
    });
  },
);
