/** What can be told of a duel in one line and one small picture. */
import type { Duel, Place, Seat } from '@/engine';
import type { Summary } from './saved';

/** Letter of a card for the picture: the frame it is drawn in, or a back. */
export type FrameLetter = (def: number) => string;

const ROWS = 5;
const COLUMNS = 7;

export function summaryOf(duel: Duel, letter: FrameLetter): Summary {
  return {
    turn: duel.turn,
    turnPlayer: duel.turnPlayer,
    phase: phaseOf(duel.at.turn),
    lp: [duel.seats[0].lp, duel.seats[1].lp],
    asked: duel.prompt?.seat ?? null,
    links: duel.chain.length,
    names: duel.options.names,
    result: duel.result,
    cells: cellsOf(duel, letter),
  };
}

function phaseOf(node: Duel['at']['turn']): Summary['phase'] {
  if (node.startsWith('battlePhase')) return 'battle';
  if (node.startsWith('endPhase')) return 'end';
  switch (node) {
    case 'drawPhase':
      return 'draw';
    case 'standbyPhase':
      return 'standby';
    case 'mainPhase1':
      return 'main1';
    case 'mainPhase2':
      return 'main2';
    default:
      return null;
  }
}

/** Seat 0 is near: its row of monsters is the fourth, read from its left. */
function cellsOf(duel: Duel, letter: FrameLetter): string {
  const cells = Array.from({ length: ROWS * COLUMNS }, () => '.');
  const put = (row: number, column: number, id: number | null): void => {
    const card = id === null ? undefined : duel.cards[id];
    if (card) cells[row * COLUMNS + column] = card.faceUp ? letter(card.token ? 0 : card.def) : 'b';
  };
  for (const seat of [0, 1] as const) {
    const state = duel.seats[seat];
    const column = (index: number): number => (seat === 0 ? index + 1 : 5 - index);
    const row = (far: number): number => (seat === 0 ? 4 - far : far);
    for (const [index, id] of state.monsterZones.slice(0, 5).entries()) put(row(1), column(index), id);
    for (const [index, id] of state.spellTrapZones.entries()) put(row(0), column(index), id);
    put(row(1), seat === 0 ? 0 : 6, state.fieldZone);
    const edge = seat === 0 ? 6 : 0;
    if (state.deck.length > 0) cells[row(0) * COLUMNS + edge] = 'b';
    put(row(1), edge, topOf(duel, seat, 'gy'));
    for (const index of [5, 6])
      put(2, seat === 0 ? (index === 5 ? 2 : 4) : index === 5 ? 4 : 2, state.monsterZones[index] ?? null);
  }
  return cells.join('');
}

function topOf(duel: Duel, seat: Seat, place: Extract<Place, 'gy'>): number | null {
  return duel.seats[seat][place].at(-1) ?? null;
}
