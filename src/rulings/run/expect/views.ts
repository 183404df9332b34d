/** Checks of what a player may know: public and private information. */
import { type View, viewFor } from '../../../engine';
import type { Who } from '../../schema';
import { seatOf } from '../failure';
import type { Table } from '../table';
import { type Checks, need, type Of } from './shared';

const viewOf = ({ duel, cards }: Table, seat: Who): View => viewFor(duel, cards, seatOf(seat));

/** Whether the player knows which card it is. */
function knows(table: Table, { seat, card }: Of<'sees'> | Of<'doesNotSee'>): boolean {
  const { id } = table.find.one(table.duel, card);
  return viewOf(table, seat).cards.some((one) => one.id === id && one.def !== null);
}

function seesCount(table: Table, line: Of<'seesCount'>): void {
  const side = viewOf(table, line.seat).seats[seatOf(line.of)];
  const zones = [...side.monsterZones, ...side.spellTrapZones, side.fieldZone].filter((id) => id !== null);
  const found = line.place === 'field' ? zones : side[line.place];
  need(found.length === line.count, () => `${line.seat} sees ${found.length} cards there, not ${line.count}`);
}

/** Piles from the bottom up, as their player sees them. */
function orderIs(table: Table, line: Of<'orderIs'>): void {
  const pile = viewOf(table, line.seat).seats[seatOf(line.seat)][line.place];
  const fits =
    pile.length === line.cards.length && line.cards.every((ref, i) => table.find.matches(table.duel, pile[i]!, ref));
  need(fits, () => `the order of the ${line.place} is another`);
}

export const VIEWS: Checks<'sees' | 'doesNotSee' | 'seesCount' | 'orderIs'> = {
  sees: (table, line) => need(knows(table, line), () => `${line.seat} does not see which card ${line.card} is`),
  doesNotSee: (table, line) => need(!knows(table, line), () => `${line.seat} sees ${line.card}`),
  seesCount,
  orderIs,
};
