/** Checks of where cards are and what they are like. */
import { type CardState, type CardView, viewFor } from '../../../engine';
import { fail, seatOf, whoIs } from '../failure';
import type { Table } from '../table';
import { type Checks, need, type Of } from './shared';

const FIELD: readonly string[] = ['monsterZone', 'spellTrapZone', 'fieldZone'];

const isPlace = (card: CardState, place: string): boolean =>
  place === 'field' ? FIELD.includes(card.place) : card.place === place;
/** On the field the player who controls the card, elsewhere its owner. */
const holder = (card: CardState): number => (FIELD.includes(card.place) ? card.controller : card.owner);

function isIn(table: Table, line: Of<'isIn'>): void {
  const found = table.find.all(table.duel, line.card);
  need(found.length > 0, () => `"${line.card}" is not in this duel`);
  const fits = (card: CardState) =>
    isPlace(card, line.place) && (line.seat === undefined || holder(card) === seatOf(line.seat));
  need(found.every(fits), () =>
    found.some(fits)
      ? `"${line.card}" can mean several cards: give them labels or count them`
      : `${line.card} is in ${found.map((c) => `${c.place} of ${whoIs(holder(c))}`).join('; ')}`,
  );
}

const onField = (table: Table, seat: number, text: string): number =>
  table.find.all(table.duel, text).filter((card) => FIELD.includes(card.place) && card.controller === seat).length;

function controls(table: Table, line: Of<'controls'>): void {
  for (const text of line.cards) {
    const wanted = line.cards.filter((other) => other === text).length;
    const found = onField(table, seatOf(line.seat), text);
    need(found >= wanted, () => `${line.seat} controls ${found} of ${text}, not ${wanted}`);
  }
}

function countIs(table: Table, line: Of<'countIs'>): void {
  const { card } = line;
  const found = table.duel.cards.filter(
    (c) =>
      isPlace(c, line.place) &&
      holder(c) === seatOf(line.seat) &&
      (card === undefined || table.find.matches(table.duel, c.id, card)),
  ).length;
  need(found === line.count, () => `${line.seat} has ${found} cards in ${line.place}, not ${line.count}`);
}

function view(table: Table, text: string): CardView {
  const { id } = table.find.one(table.duel, text);
  return viewFor(table.duel, table.cards, 'both').cards.find((c) => c.id === id) ?? fail(`${text} is not in the view`);
}

function stat(table: Table, text: string, what: 'atk' | 'def' | 'level' | 'type', wanted: number | string): void {
  const value = view(table, text).stats?.[what];
  need(value === wanted, () => `${what} of ${text} is ${value ?? 'nothing'}, not ${wanted}`);
}

function face(table: Table, text: string, up: boolean): void {
  const card = table.find.one(table.duel, text);
  need(card.faceUp === up, () => `${text} is face-${card.faceUp ? 'up' : 'down'}`);
}

export const CARDS: Checks<
  | 'isIn'
  | 'isNotIn'
  | 'controls'
  | 'doesNotControl'
  | 'countIs'
  | 'lpIs'
  | 'atkIs'
  | 'defIs'
  | 'levelIs'
  | 'typeIs'
  | 'attributeIs'
  | 'positionIs'
  | 'isNegated'
  | 'isNotNegated'
  | 'isFaceUp'
  | 'isFaceDown'
> = {
  isIn,
  isNotIn: (table, line) =>
    need(
      !table.find.all(table.duel, line.card).some((card) => isPlace(card, line.place)),
      () => `${line.card} is in ${line.place}`,
    ),
  controls,
  doesNotControl(table, line) {
    for (const card of line.cards) {
      need(onField(table, seatOf(line.seat), card) === 0, () => `${line.seat} controls ${card}`);
    }
  },
  countIs,
  lpIs({ duel }, line) {
    const { lp } = duel.seats[seatOf(line.seat)];
    need(lp === line.amount, () => `LP of ${line.seat} are ${lp}, not ${line.amount}`);
  },
  atkIs: (table, line) => stat(table, line.card, 'atk', line.amount),
  defIs: (table, line) => stat(table, line.card, 'def', line.amount),
  levelIs: (table, line) => stat(table, line.card, 'level', line.amount),
  typeIs: (table, line) => stat(table, line.card, 'type', line.type),
  attributeIs(table, line) {
    const attributes: readonly string[] = view(table, line.card).stats?.attributes ?? [];
    need(attributes.includes(line.attribute), () => `${line.card} is ${attributes.join(', ') || 'no monster'}`);
  },
  positionIs(table, line) {
    const card = table.find.one(table.duel, line.card);
    need(
      card.position === line.position && card.faceUp === (line.faceDown !== true),
      () => `${line.card} is face-${card.faceUp ? 'up' : 'down'} in ${card.position ?? card.place}`,
    );
  },
  isNegated: (table, line) =>
    need(view(table, line.card).effectsNegated === true, () => `the effects of ${line.card} are not negated`),
  isNotNegated: (table, line) =>
    need(view(table, line.card).effectsNegated !== true, () => `the effects of ${line.card} are negated`),
  isFaceUp: (table, line) => face(table, line.card, true),
  isFaceDown: (table, line) => face(table, line.card, false),
};
