/** Putting monsters on the field: what every kind of Summon has in common. */
import { moveCard } from '../continuous/move';
import type { MonsterFacts } from '../definition';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Printed } from '../state/cards';
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
    tributeNames?: number[];
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
    if (how.becomes) f.becomes = asMonster(board, p.card, how.becomes);
    f.method = how.method;
    f.way = how.way ?? null;
    if (how.way === 'xyz' && how.tributes) f.materials = [...how.tributes];
    f.summoner = how.seat;
    f.from = p.from;
    f.summonedTurn = board.duel.turn;
    if (how.tributes) f.tributes = how.tributes;
    if (how.tributeNames) f.tributeNames = how.tributeNames;
    f.tributeSummoned = how.tribute ?? false;
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
