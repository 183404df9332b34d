/** Putting monsters on the field: what every kind of Summon has in common. */
import { moveCard } from '../continuous/move';
import type { MonsterFacts } from '../definition';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Printed } from '../state/cards';
import type { Used } from '../state/entities';
import type { Place, Position, Seat, SummonMethod, SummonWay } from '../terms';

export interface Placing {
  card: number;
  controller: Seat;
  index: number;
  position: Position;
  faceUp: boolean;
  from: Place;
}

const asMonster = (board: Board, card: number, facts: MonsterFacts): Printed => ({
  ...board.info(card).printed,
  kind: 'monster',
  type: facts.type,
  attributes: [facts.attribute],
  level: facts.level,
  atk: facts.atk,
  def: facts.def,
  ...(facts.effect ? { effect: true as const } : {}),
  ...(facts.stillTrap ? { also: 'trap' as const } : {}),
});

/** Places Summoned monsters at one time, then says that they were Summoned. Their own continuous effects apply at once. */
export const placeSummoned = (
  board: Board,
  list: readonly Placing[],
  how: {
    method: SummonMethod;
    way?: SummonWay;
    seat: Seat;
    act: Act;
    tributes?: number[];
    used?: readonly Used[];
    tribute?: boolean;
    /** What Spells or Traps become as monsters. */
    becomes?: MonsterFacts;
  },
): void => {
  for (const p of list) {
    if (board.card(p.card).place !== 'monsterZone')
      moveCard(board, p.card, {
        to: 'monsterZone',
        reasons: ['summoned'],
        act: how.act,
        index: p.index,
        controller: p.controller,
        faceUp: p.faceUp,
        position: p.position,
      });
    const f = board.editField(p.card);
    if (how.method === 'flip') {
      f.flipSummoned = board.duel.turn;
      f.flipped = true;
      noteDeed(board, how.seat, how.method, p.card);
      continue;
    }
    if (how.becomes) f.becomes = asMonster(board, p.card, how.becomes);
    f.method = how.method;
    f.way = how.way ?? null;
    if (how.way === 'xyz' && how.tributes) f.materials = [...how.tributes];
    f.summoner = how.seat;
    f.from = p.from;
    if (how.act.cause === 'effect' && how.act.source !== undefined) {
      f.summonedBy = board.card(how.act.source).def;
      f.summonedByName = f.summonedBy;
    }
    f.summonedTurn = board.duel.turn;
    if (how.tributes) f.tributes = how.tributes;
    if (how.used) f.used = [...how.used];
    f.tributeSummoned = how.tribute ?? false;
    if (how.way && how.tributes) lend(board, p.card, how.way, how.tributes);
    noteDeed(board, how.seat, how.method, p.card);
  }
  for (const p of list) {
    const c = board.card(p.card);
    emit(
      board,
      {
        type: 'summoned',
        card: p.card,
        def: c.def,
        seat: how.seat,
        method: how.method,
        ...(how.way ? { way: how.way } : {}),
        tribute: how.tribute ?? false,
        faceUp: c.faceUp,
        from: p.from,
        stay: c.stay,
      },
      how.act,
    );
  }
};

/** Positions a monster can be Summoned in: a Link Monster has no DEF and no Defense Position. */
export const positionsFor = (board: Board, id: number): readonly Position[] =>
  board.duel.cards[id] && board.info(id).def.frame === 'link' ? ['attack'] : ['attack', 'defense'];

/** What the materials of a Summon give to the monster, for as long as it stays face-up. */
const lend = (board: Board, id: number, way: SummonWay, materials: readonly number[]): void => {
  for (const m of materials)
    for (const e of board.info(m).asMaterial) {
      if (!e.effect.way.includes(way)) continue;
      const { controller, face } = board.card(id);
      const given = e.effect.apply.map((apply) => ({ apply, turn: 0, seat: controller, source: m, face }));
      const f = board.editField(id);
      f.attached = [...f.attached, ...given];
      emit(board, { type: 'applied', card: m, effect: e.index }, { cause: 'effect', by: controller, source: m });
    }
  for (const m of materials)
    for (const { index, effect } of board.info(m).lends) {
      const { lent } = effect;
      if (!lent?.way.includes(way) || materials.length < (lent.min ?? 1)) continue;
      const f = board.editField(id);
      f.gained = [...(f.gained ?? []), { def: board.card(m).def, effect: index, face: board.card(id).face }];
    }
};

/** Remembers what a player did this turn, for oaths. */
export const noteDeed = (
  board: Board,
  seat: Seat,
  what: SummonMethod | 'set' | 'activated',
  card: number,
  effect?: number,
): void => {
  const s = board.editSeat(seat);
  const { turn } = board.duel;
  s.deeds = [
    ...s.deeds.filter((d) => d.turn === turn),
    { turn, what, card, def: board.card(card).def, ...(effect === undefined ? {} : { effect }) },
  ];
};
