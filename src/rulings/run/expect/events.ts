/** Checks of what happened, from the log. */
import { type DuelEvent, viewFor } from '../../../engine';
import type { EventPattern } from '../../schema';
import { fail, seatOf, whoIs } from '../failure';
import type { Table } from '../table';
import { asked, type Checks, need, type Of } from './shared';

function eventFits(table: Table, event: DuelEvent, wanted: EventPattern): boolean {
  if (event.type !== wanted.event) return false;
  const { card, seat, where } = wanted;
  if (card !== undefined) {
    const ids = 'card' in event ? [event.card] : 'cards' in event ? event.cards : [];
    if (!ids.some((id) => table.find.matches(table.duel, id, card))) return false;
  }
  if (seat !== undefined && (!('seat' in event) || event.seat !== seatOf(seat))) return false;
  return Object.entries(where ?? {}).every(([path, value]) => {
    const found = fieldOf(event, path);
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}

const fieldOf = (event: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part !== null && typeof part === 'object' ? Reflect.get(part, key) : undefined),
      event,
    );

const happened = (table: Table, wanted: EventPattern): number =>
  table.events.filter((event) => eventFits(table, event, wanted)).length;
const pattern = (wanted: EventPattern): string =>
  wanted.card === undefined ? wanted.event : `${wanted.event} of ${wanted.card}`;

function happenedSo(table: Table, line: Of<'happened'>): void {
  const times = happened(table, line);
  need(line.times === undefined ? times > 0 : times === line.times, () => `${pattern(line)} happened ${times} times`);
}

function happenedInOrder(table: Table, line: Of<'happenedInOrder'>): void {
  let from = 0;
  for (const wanted of line.events) {
    const at = table.events.findIndex((event, index) => index >= from && eventFits(table, event, wanted));
    need(at >= 0, () => `${pattern(wanted)} did not happen${from > 0 ? ' after the ones before it' : ''}`);
    from = at + 1;
  }
}

function wasSummonedBy(table: Table, line: Of<'wasSummonedBy'>): void {
  const last = table.events.findLast((event) => eventFits(table, event, { event: 'summoned', card: line.card }));
  if (last?.type !== 'summoned') fail(`${line.card} was not Summoned`);
  need(
    last.seat === seatOf(line.seat) && (line.method === undefined || last.method === line.method),
    () => `${line.card} was Summoned by ${whoIs(last.seat)} (${last.method})`,
  );
}

export const EVENTS: Checks<
  | 'wasSummonedBy'
  | 'wasNotSummoned'
  | 'summonWasNegated'
  | 'summonIsHiddenFrom'
  | 'missedTheTiming'
  | 'happened'
  | 'didNotHappen'
  | 'happenedInOrder'
  | 'wonBy'
> = {
  wasSummonedBy,
  wasNotSummoned: (table, line) =>
    need(happened(table, { event: 'summoned', card: line.card }) === 0, () => `${line.card} was Summoned`),
  summonWasNegated: (table, line) =>
    need(
      happened(table, { event: 'summonNegated', card: line.card }) > 0,
      () => `no Summon of ${line.card} was negated`,
    ),
  summonIsHiddenFrom(table, line) {
    const { duel, cards } = table;
    need(duel.summon !== null, () => `no Summon is pending. ${asked(table)}`);
    const seen = viewFor(duel, cards, seatOf(line.seat));
    need((seen.summon?.zones.length ?? 0) === 0, () => `${line.seat} sees the zone of the Summon`);
    for (const { card } of duel.summon?.monsters ?? []) {
      const position = seen.cards.find(({ id }) => id === card)?.position ?? null;
      need(position === null, () => `${line.seat} sees the position: ${position}`);
    }
  },
  missedTheTiming: (table, line) =>
    need(
      happened(table, { event: 'triggerMissed', card: line.card }) > 0,
      () => `${line.card} did not miss the timing. ${asked(table)}`,
    ),
  happened: happenedSo,
  didNotHappen(table, line) {
    const times = happened(table, line);
    need(times === 0, () => `${pattern(line)} happened ${times} times`);
  },
  happenedInOrder,
  wonBy: (table, line) =>
    need(table.duel.result?.winner === seatOf(line.seat), () => `${line.seat} has not won. ${asked(table)}`),
};
