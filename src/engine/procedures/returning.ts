/** Coming back to the field after a temporary banish: no Summon, to the zone and in the position it left. */
import { moveCard } from '../continuous/move';
import { freeMonsterZones, freeSpellTrapZones } from '../facts/zones';
import type { Act } from '../log/emit';
import { eventAt } from '../log/emit';
import type { Board } from '../state/board';
import type { Delayed, FieldStay } from '../state/duel';
import { playedWith } from '../state/switches';
import { FIELD } from '../terms';

/** Where and how a card comes back. */
export type WayBack = Omit<NonNullable<Delayed['returns']>, 'ref'>;

/** How it was Summoned outlasts a banish for a while; when and what it did since does not (rulings temp-*). */
export const keptOf = (board: Board, f: FieldStay | null): WayBack['kept'] =>
  f && {
    ...(playedWith(board.duel, 'temporary-banish-keeps-summon-turn') && { summonedTurn: f.summonedTurn }),
    method: f.method,
    summoner: f.summoner,
    from: f.from,
    tributes: f.tributes,
    way: f.way,
    ...(f.summonedByName !== undefined && { summonedByName: f.summonedByName }),
    tributeSummoned: f.tributeSummoned,
    kept: f.kept,
    // Control for a time has ended: it goes on to who controls it otherwise (rulings temp-keeps-control).
    lasting: f.lasting,
  };

/** The way back of a card that left the field and has not moved since; null for any other. */
export const wayBack = (board: Board, id: number): WayBack | null => {
  const { duel } = board;
  for (let n = duel.pastCount + duel.log.length - 1; n >= 0; n--) {
    const e = eventAt(duel, n);
    if (e.type !== 'moved' || e.card !== id) continue;
    const { place, controller, index, position, faceUp } = e.before;
    if (!FIELD.includes(place)) return null;
    const kept = keptOf(board, board.card(id).last);
    return { place, controller, index, position: position ?? 'attack', faceUp, kept };
  }
  return null;
};

/**
 * Puts the card back; without a free zone it goes to the GY. So does a Trap Monster as soon as it is back: it is only a
 * Trap by then, and that has no place in a Monster Zone (ruling temp-trap-monster).
 */
export const comeBack = (board: Board, id: number, way: WayBack, act: Act): void => {
  if (way.place !== 'monsterZone') {
    spellBack(board, id, way, act);
    return;
  }
  const index = zoneBack(freeMonsterZones(board, way.controller), way);
  if (index === undefined) {
    moveCard(board, id, { to: 'gy', reasons: [], act });
    return;
  }
  moveCard(board, id, {
    to: 'monsterZone',
    reasons: ['returned'],
    act,
    index,
    controller: way.controller,
    faceUp: way.faceUp,
    position: way.position,
    ...(way.kept?.summonedTurn === board.duel.turn && { ruled: 'temporary-banish-keeps-summon-turn' as const }),
  });
  if (way.kept && board.card(id).field) Object.assign(board.editField(id), way.kept);
  if (board.info(id).printed.kind !== 'monster')
    moveCard(board, id, { to: 'gy', reasons: [], act: { cause: 'rule', by: way.controller } });
};

/** The zone it left, or another one. */
const zoneBack = (free: readonly number[], { index }: WayBack): number | undefined =>
  free.includes(index) ? index : free[0];

/** A Spell or Trap comes back as it lay there: face-up, its effects apply at once. */
const spellBack = (board: Board, id: number, way: WayBack, act: Act): void => {
  const { place, controller, faceUp } = way;
  const free =
    place === 'fieldZone'
      ? board.duel.seats[controller].fieldZone === null
        ? [0]
        : []
      : freeSpellTrapZones(board, controller);
  const index = zoneBack(free, way);
  if (index === undefined) {
    moveCard(board, id, { to: 'gy', reasons: [], act });
    return;
  }
  moveCard(board, id, { to: place, reasons: ['returned'], act, index, controller, faceUp });
  board.editField(id).resolved = true;
};
