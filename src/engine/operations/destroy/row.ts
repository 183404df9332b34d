import { modOn, protection } from '../../continuous/derive';
import { cannotBanish, type Move, moveAll, moveCard, oldFlip } from '../../continuous/move';
import { goesInstead, type Replacement, replacementFor } from '../../facts/replacements';
import { freeSpellTrapZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import type { Board } from '../../state/board';
import { onField } from '../../state/board';
import type { Place, Seat } from '../../terms';
import { enough, moveChosen, negatedBelow } from '../helpers';
import { askSpellTrapZone } from '../placing';
import { canDo } from '../possible';
import type { OperationRow, Run } from '../row';

/** A card in the GY or banished cannot be destroyed any more. */
const CAN_BE_DESTROYED: ReadonlySet<Place> = new Set<Place>([
  'monsterZone',
  'spellTrapZone',
  'fieldZone',
  'hand',
  'deck',
  'nowhere',
]);

const byBattle = (run: Run, ids: readonly number[], placed: readonly Placed[]): void => {
  const { board, act } = run;
  const b = board.duel.battle;
  const toGY = ids.filter((id) => !placed.some((p) => p.id === id));
  place(run, placed, true);
  moveAll(board, toGY, { to: 'gy', reasons: ['destroyed'], act, byBattle: true });
  for (const id of ids) {
    const winner = id === b?.attacker.card ? b.target?.card : b?.attacker.card;
    if (winner !== undefined && board.card(winner).field) {
      board.editField(winner).wonTurn = board.duel.turn;
      if (modOn(board, winner, 'negateDestroyedByBattle')) keepNegated(board, id, winner);
    }
    if (winner !== undefined)
      emit(board, { type: 'battleDestroyed', card: id, by: board.card(winner).controller, winner, at: 'end' }, act);
  }
};

/** Its effects stay negated where it went, for as long as it stays there. */
const keepNegated = (board: Board, id: number, source: number): void => {
  const d = board.touch();
  const c = board.card(source);
  board.list('lingering').push({
    id: d.ids++,
    ctx: { card: source, stay: c.stay, def: c.def, effect: 0, seat: c.controller, vars: {}, values: {} },
    apply: [{ mod: 'negateEffects', to: 'self' }],
    path: [],
    reacts: false,
    until: 'leavesField',
    turn: d.turn,
    affects: [{ card: id, stay: board.card(id).stay }],
  });
};

interface Placed {
  id: number;
  seat: Seat;
  index: number;
}
/** What of the destroyed is placed in a Spell & Trap Zone instead of going to the GY; null while an answer is due. */
const placedInstead = (run: Run, ids: readonly number[], how: 'battle' | 'effect'): Placed[] | null => {
  const { board } = run;
  const out: Placed[] = [];
  for (const id of ids) {
    const r = goesInstead(board, id, how);
    const taken = out.filter((p) => p.seat === r?.seat).map((p) => p.index);
    if (!r || freeSpellTrapZones(board, r.seat).every((i) => taken.includes(i))) continue;
    const answer = r.optional
      ? run.choose(`placed:${id}`, r.seat, 'yesNo', [{ do: 'yes' }, { do: 'no' }], 'replacement', id)
      : ({ do: 'yes' } as const);
    if (!answer) return null;
    if (answer.do === 'no') continue;
    const index = askSpellTrapZone(run, id, r.seat, taken);
    if (index === null) return null;
    if (index !== false) out.push({ id, seat: r.seat, index });
  }
  return out;
};
const place = (run: Run, placed: readonly Placed[], byBattle: boolean): void => {
  for (const { id, seat, index } of placed) {
    moveCard(run.board, id, {
      to: 'spellTrapZone',
      reasons: ['destroyed', 'placed'],
      act: run.act,
      index,
      controller: seat,
      faceUp: true,
      ...(byBattle ? { byBattle: true as const } : {}),
    });
    run.board.editField(id).resolved = true;
  }
};

/** Destroys cards. Protected ones stay, replaced ones have something done instead. */
export const row: OperationRow<'destroy'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board, act } = run;
    const how = act.cause === 'battle' ? 'battle' : 'effect';
    const ids = run.pick('what', op.what, { filter: (id) => CAN_BE_DESTROYED.has(board.card(id).place) });
    if (!ids) return 'ask';
    const together = new Set(ids);
    const rest: number[] = [];
    const replaced: (Replacement & { id: number })[] = [];
    const saved: { id: number; source: number }[] = [];
    // Ruling cont-activation-jet-dragon: what protects cards on the field does not protect one whose activation was negated.
    const negated = negatedBelow(run);
    for (const id of ids) {
      const there = onField(board.card(id)) && !negated.has(id);
      const shield = there ? protection(board, id, how, act.by) : null;
      if (shield?.mod.mod === 'indestructible' && shield.mod.firstEachTurn) saved.push({ id, source: shield.source });
      if (shield) continue;
      const settled = how === 'battle' && board.duel.battle?.fateSettled === true;
      const r = there && !settled ? replacementFor(board, id, how, canDo, together) : null;
      if (r) {
        const answer = r.optional
          ? run.choose(
              `instead:${r.together ? `${r.card}/${r.effect}` : id}`,
              r.seat,
              'yesNo',
              [{ do: 'yes' }, { do: 'no' }],
              'replacement',
            )
          : ({ do: 'yes' } as const);
        if (!answer) return 'ask';
        if (answer.do === 'yes') {
          replaced.push({ ...r, id });
          continue;
        }
      }
      rest.push(id);
    }
    const placed = op.to ? [] : placedInstead(run, rest, how);
    if (!placed) return 'ask';
    if (how === 'battle') byBattle(run, rest, placed);
    else {
      const to = op.to === 'banished' && cannotBanish(board, act.by) ? 'gy' : (op.to ?? 'gy');
      const move: Pick<Move, 'to' | 'deck'> = to === 'deckTop' ? { to: 'deck', deck: 'top' } : { to };
      const leaving = rest.filter((id) => !placed.some((p) => p.id === id));
      const flipped = leaving.filter((id) => oldFlip(board, id));
      const others = leaving.filter((id) => !flipped.includes(id));
      place(run, placed, false);
      moveChosen(run, others, { ...move, reasons: ['destroyed'] });
      if (flipped.length > 0)
        moveChosen(run, flipped, { ...move, reasons: ['destroyed'], ...oldFlip(board, flipped[0] as number) });
      if (run.step.as) run.bind(run.step.as, rest);
    }
    for (const { id, source } of saved) emit(board, { type: 'replaced', card: id, source }, act);
    for (const [i, r] of replaced.entries()) {
      emit(board, { type: 'replaced', card: r.id, source: r.card }, act);
      if (r.together && replaced.findIndex((x) => x.card === r.card && x.effect === r.effect) < i) continue;
      const c = board.card(r.card);
      if (r.key !== null) {
        const s = board.editSeat(r.seat);
        s.uses = { ...s.uses, [r.key]: [...(s.uses[r.key] ?? []), board.duel.turn] };
      }
      run.push(['effects', r.effect, 'do'], {
        card: r.card,
        stay: c.stay,
        def: c.def,
        effect: r.effect,
        seat: r.seat,
        vars: {},
        values: {},
      });
    }
    return rest.length > 0 ? 'done' : 'nothing';
  },
};
