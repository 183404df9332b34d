import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-control',
  {
    covers: ['face-down', 'control'],
    title: { en: 'Control is kept', ko: '컨트롤은 그대로이다' },
    statement: {
      en: 'Turning a monster face-down does not end control over it: it returns when the control would end anyway.',
      ko: '뒷면 표시가 되어도 컨트롤은 그대로이며, 원래 끝나는 때에 되돌아간다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Gemini Elf').hasInDeck('Kuriboh');
    given(turnPlayer).hasInHand('Mind Control', 'Book of Moon').hasInDeck('Kuriboh');
    turnPlayer.activates('Mind Control', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.activates('Book of Moon', { targets: ['Gemini Elf'] });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    turnPlayer.movesTo('end');
    then.controls(opponent, 'Gemini Elf');
    then.isFaceDown('Gemini Elf');
  },
);
