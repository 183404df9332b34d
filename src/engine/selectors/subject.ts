/** Cards as descriptions see them: as they are now, or as they were last known. */
import type { Board } from '../state/board';
import type { CompiledCard } from '../state/cards';
import type { Now } from '../state/derived';
import type { FieldStay } from '../state/duel';
import type { LastKnown } from '../state/events';
import { isGeminiNormal } from '../state/gemini';
import type { Attribute, MonsterType, Place, Position, Seat } from '../terms';
import { EXTRA_MONSTER_ZONES, PENDULUM_ZONES } from '../terms';

/** What a description is held against: a card as it is, or as it was last known. */
export interface Subject {
  board: Board;
  id: number;
  info: CompiledCard;
  place: Place;
  faceUp: boolean;
  position: Position | null;
  now: Now;
  /** Its stay on the field, or the last one. */
  stay: FieldStay | null | undefined;
  pendulumZone: boolean;
  geminiNormal: boolean;
  known: LastKnown | null;
}

export const subjectOf = (board: Board, id: number): Subject => {
  const c = board.card(id);
  const info = board.info(id);
  return {
    board,
    id,
    info,
    place: c.place,
    faceUp: c.faceUp,
    position: c.position,
    now: board.now(id),
    stay: c.field,
    pendulumZone: c.field?.pendulum ?? false,
    geminiNormal: info.gemini && isGeminiNormal(c, info),
    known: null,
  };
};

export const knownSubject = (board: Board, id: number, known: LastKnown): Subject => {
  const c = board.card(id);
  const info = board.info(id);
  const { name, kind, level = 0, atk = 0, def = 0 } = known;
  const type = (known.type ?? null) as MonsterType | null;
  const attributes = (known.attributes ?? []) as Attribute[];
  const stay = c.last ?? c.field;
  return {
    board,
    id,
    info,
    place: known.place,
    faceUp: known.faceUp,
    position: known.position,
    now: { ...info.printed, name, kind, level, atk, def, type, attributes },
    stay,
    pendulumZone: known.pendulum ?? false,
    geminiNormal: info.gemini && (known.place === 'gy' || (known.place === 'monsterZone' && !stay?.gemini)),
    known,
  };
};

/** Where it is, or last was. */
export const zoneOf = ({ board, id, known }: Subject): { controller: Seat; index: number } => known ?? board.card(id);
export const isExtraZone = (index: number): boolean => EXTRA_MONSTER_ZONES.some((zone) => zone === index);

/** The Scale a Pendulum Card has; only in a Pendulum Zone does anything change it. */
export const scaleOf = ({ board, id, info, pendulumZone, known }: Subject): number => {
  const printed = info.def.pendulum;
  let scale = printed?.left ?? 0;
  if (!pendulumZone || known) return scale;
  if (board.card(id).index !== PENDULUM_ZONES[0]) scale = printed?.right ?? 0;
  for (const { mod } of board.derived.on.get(id) ?? [])
    if (mod.mod === 'scale') scale = Math.max(0, (mod.set ?? scale) + (mod.add ?? 0));
  return scale;
};
