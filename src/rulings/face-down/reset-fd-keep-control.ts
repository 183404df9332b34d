import { ruling } from '../language';

export default ruling(
  'reset-fd-keep-control',
  {
    covers: ['face-down', 'control'],
    title: { en: 'Control is kept', ko: '컨트롤은 그대로이다' },
    statement: {
      en: 'Who controls a monster is not forgotten when it is turned face-down. Gemini Elf, taken by Mind Control until the End Phase, stays that long although it was turned face-down, and goes back face-down.',
      ko: '몬스터를 누가 컨트롤하는지는 뒷면 표시가 되어도 바뀌지 않는다. 정신조작으로 엔드 페이즈까지 컨트롤을 얻은 쌍둥이 자매 엘프는, 뒷면 표시가 되어도 엔드 페이즈에야 뒷면 표시인 채로 돌아간다.',
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
