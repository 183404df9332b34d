import { modOn, protection } from '../../continuous/derive';
import { type Move, moveAll } from '../../continuous/move';
import { replacementFor } from '../../facts/replacements';
import { emit } from '../../log/emit';
import type { Board } from '../../state/board';
import { onField } from '../../state/board';
import type { Place } from '../../terms';
import { enough, moveChosen } from '../helpers';
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

const byBattle = ({ board, act }: Run, ids: readonly number[]): void => {
  const b = board.duel.battle;
  moveAll(board, ids, { to: 'gy', reasons: ['destroyed'], act, byBattle: true });
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

/** The Spell/Trap whose activation this very effect has negated: it is destroyed, but not on the field. */
const negatedHere = ({ board, ctx }: Run): number | null => {
  const link = ctx.answers ? board.duel.chain[ctx.answers - 1] : undefined;
  return link?.ofCard && link.activationNegated ? link.ctx.card : null;
};

/** Destroys cards. Protected ones stay, replaced ones have something done instead. */
export const row: OperationRow<'destroy'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board, act } = run;
    const how = act.cause === 'battle' ? 'battle' : 'effect';
    const ids = run.pick('what', op.what, { filter: (id) => CAN_BE_DESTROYED.has(board.card(id).place) });
    if (!ids) return 'ask';
    const rest: number[] = [];
    const replaced: { id: number; card: number; effect: number }[] = [];
    for (const id of ids) {
      if (onField(board.card(id)) && protection(board, id, how, act.by)) continue;
      const settled = how === 'battle' && board.duel.battle?.fateSettled === true;
      const r = onField(board.card(id)) && !settled ? replacementFor(board, id, how, canDo) : null;
      if (r) {
        const answer = r.optional
          ? run.choose(`instead:${id}`, r.seat, 'yesNo', [{ do: 'yes' }, { do: 'no' }], 'replacement')
          : ({ do: 'yes' } as const);
        if (!answer) return 'ask';
        if (answer.do === 'yes') {
          replaced.push({ id, card: r.card, effect: r.effect });
          continue;
        }
      }
      rest.push(id);
    }
    if (how === 'battle') byBattle(run, rest);
    else {
      const negated = negatedHere(run);
      const move: Pick<Move, 'to' | 'deck'> = op.to === 'deckTop' ? { to: 'deck', deck: 'top' } : { to: op.to ?? 'gy' };
      const [fromNowhere, others] = [rest.filter((id) => id === negated), rest.filter((id) => id !== negated)];
      moveChosen(run, others, { ...move, reasons: ['destroyed'] });
      if (fromNowhere.length > 0) moveChosen(run, fromNowhere, { ...move, reasons: ['destroyed'], fromNowhere: true });
      if (run.step.as) run.bind(run.step.as, rest);
    }
    for (const r of replaced) {
      emit(board, { type: 'replaced', card: r.id, source: r.card }, act);
      const c = board.card(r.card);
      run.push(['effects', r.effect, 'do'], {
        card: r.card,
        stay: c.stay,
        def: c.def,
        effect: r.effect,
        seat: c.controller,
        vars: {},
        values: {},
      });
    }
    return rest.length > 0 ? 'done' : 'nothing';
  },
};
