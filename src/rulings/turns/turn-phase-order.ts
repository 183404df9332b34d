import { ruling } from '../language';

export default ruling(
  'turn-phase-order',
  {
    covers: ['turn-structure', 'phases'],
    title: { en: 'The six Phases of a turn', ko: '한 턴의 여섯 페이즈' },
    statement: {
      en: 'A turn passes through the Draw Phase, Standby Phase, Main Phase 1, Battle Phase, Main Phase 2 and End Phase, always in that order.',
      ko: '한 턴은 드로우 페이즈, 스탠바이 페이즈, 메인 페이즈 1, 배틀 페이즈, 메인 페이즈 2, 엔드 페이즈의 순서로 진행된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Vorse Raider').hasInDeck('Kuriboh');
    given(opponent).controls('Gemini Elf').hasInDeck('Kuriboh');
    // The turn looked at is the next one, from its beginning.
    turnPlayer.movesTo('end');
    opponent.movesTo('battle');
    opponent.movesTo('main2');
    opponent.movesTo('end');
    then.happenedInOrder(
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'draw' } },
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'standby' } },
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'main1' } },
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'battle' } },
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'main2' } },
      { event: 'phaseBegan', seat: 'opponent', where: { phase: 'end' } },
    );
    then.happened('phaseBegan', { seat: 'opponent', times: 6 });
  },
);
