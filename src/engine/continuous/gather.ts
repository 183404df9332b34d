/** Everything that could change the field now: continuous effects that apply, effects that linger, what came with a card. */
import type { Ref } from '../definition';
import type { Asker } from '../selectors/match';
import { candidates, resolve } from '../selectors/match';
import type { Board } from '../state/board';
import { onField } from '../state/board';
import type { StayRef } from '../state/duel';
import type { Item } from './row';

export interface Gathered extends Item {
  affects: StayRef[] | null;
  /** From a continuous effect of a card, so gone while that card is negated. */
  ofCard: boolean;
}

const NO_VARS = {};
const originalFirst = (i: Gathered): number => (i.mod.mod === 'stat' && i.mod.original ? 0 : 1);

/** In the order in which they began; changes of original values come before all other changes. */
export const gather = (board: Board): Gathered[] => {
  const { duel } = board;
  const items: Gathered[] = [];
  for (const a of duel.applying) {
    const c = board.card(a.card);
    const effect = board.cards.get(c.def).effects[a.effect]?.effect;
    if (effect?.kind !== 'continuous' || c.stay !== a.stay) continue;
    const seat = onField(c) ? c.controller : c.owner;
    const ask: Asker = { card: c.id, stay: c.stay, seat, vars: NO_VARS };
    for (const mod of effect.apply)
      items.push({
        mod,
        source: c.id,
        seat,
        until: null,
        since: a.since,
        ask,
        affects: null,
        ofCard: !effect.unnegatable,
        declared: c.field?.declared ?? NO_VARS,
      });
  }
  for (const l of duel.lingering)
    for (const mod of l.apply)
      items.push({
        mod,
        source: l.ctx.card,
        seat: l.ctx.seat,
        until: l.until,
        since: l.id,
        ask: l.ctx,
        affects: l.affects ?? null,
        ofCard: false,
        declared: l.ctx.values,
      });
  for (const s of duel.seats)
    for (const zones of [s.monsterZones, s.spellTrapZones])
      for (const id of zones) {
        if (id === null) continue;
        const c = board.card(id);
        for (const a of c.field?.attached ?? []) {
          if (a.turn !== 0 && a.turn < duel.turn) continue;
          items.push({
            mod: a.apply,
            source: a.source,
            seat: a.seat,
            until: a.turn === 0 ? null : 'turnEnd',
            since: 0,
            ask: { card: id, stay: c.stay, seat: a.seat, vars: NO_VARS },
            affects: null,
            ofCard: false,
            declared: NO_VARS,
          });
        }
      }
  return restated(board, items).sort((a, b) => originalFirst(a) - originalFirst(b) || a.since - b.since);
};

/** Where a card says that the continuous effects of another are applied in other words, those stand in for them. */
const restated = (board: Board, items: Gathered[]): Gathered[] => {
  const others = items.filter((i) => i.mod.mod === 'restateEffects');
  if (others.length === 0) return items;
  let out = items;
  for (const it of others) {
    if (it.mod.mod !== 'restateEffects') continue;
    for (const id of unfiltered(board, it, it.mod.to)) {
      const own = out.find((i) => i.ofCard && i.source === id);
      if (!own) continue;
      const instead = it.mod.apply.map((mod): Gathered => ({ ...own, mod }));
      out = [...out.filter((i) => !(i.ofCard && i.source === id)), ...instead];
    }
  }
  return out;
};

/** Cards a modifier means, whether or not it can affect them. */
export const unfiltered = (board: Board, item: Gathered, to: Ref): number[] =>
  item.affects
    ? item.affects.filter((r) => stands(board, r)).map((r) => r.card)
    : typeof to === 'object'
      ? candidates(board, to, item.ask)
      : resolve(board, to, item.ask);
const stands = (board: Board, r: StayRef): boolean => {
  const c = board.card(r.card);
  return c.stay === r.stay && (r.face === undefined || r.face === c.face);
};
