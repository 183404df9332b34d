import { ruling } from '../language';

export default ruling(
  'turn-hand-limit-infinite-cards',
  {
    covers: ['hand-limit', 'continuous-effects'],
    title: { en: 'No hand limit under Infinite Cards', ko: '무한의 패가 있으면 매수 제한이 없다' },
    statement: {
      en: 'While Infinite Cards is face-up on the field, no player discards for the hand limit.',
      ko: '무한의 패가 필드에 앞면 표시로 존재하는 동안에는 패의 매수 조정으로 버리지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Infinite Cards')
      .hasInHand('Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf')
      .hasInHand('Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.movesTo('end');
    then.happened('turnBegan', { seat: 'opponent' });
    then.neverAsked('pick');
    then.countIs(turnPlayer, 'hand', 8);
    then.countIs(turnPlayer, 'gy', 0);
  },
);
