import { type Replacement, replacementFor } from '../facts/replacements';
import { choose } from '../interpreter/asking';
import { newContext, pushSteps } from '../interpreter/steps';
import { attackCost, attackTargets } from '../judge/actions';
import { emit, tick } from '../log/emit';
import { canDo } from '../operations/possible';
import { announceDestroyed } from '../procedures/battle';
import { payLife } from '../procedures/life';
import type { Board } from '../state/board';
import type { Option } from '../state/duel';
import type { Seat } from '../terms';

/** How far an action has come: a player must answer, there is more to do, or it is over. */
export type Progress = 'ask' | 'end' | 'more';

const askTarget = (board: Board, attacker: number, seat: Seat, stop: boolean): Option | null => {
  const { targets, direct } = attackTargets(board, attacker, stop);
  const options: Option[] = targets.toSorted((a, b) => a - b).map((card) => ({ do: 'pick', card }));
  if (direct) options.push({ do: 'direct' });
  if (stop) options.push({ do: 'decline' });
  return choose(
    board,
    { card: attacker, effect: -1 },
    'target',
    seat,
    'attackTarget',
    options,
    stop ? 'replay' : 'attack',
    attacker,
  );
};

export const attack = (board: Board, card: number, seat: Seat): Progress => {
  const o = askTarget(board, card, seat, false);
  if (!o) return 'ask';
  tick(board);
  const f = board.editField(card);
  const { turn } = board.duel;
  if (f.attackTurn !== turn) {
    f.attacks = 0;
    f.attacked = [];
  }
  f.attacks++;
  f.attackTurn = turn;
  const cost = attackCost(board, card);
  if (cost > 0) payLife(board, seat, cost, { cause: 'cost', by: seat, source: card });
  loseRow(board, seat, card);
  const target = o.do === 'pick' ? o.card : null;
  noteAttacked(board, card, target);
  board.touch().battle = {
    attacker: { card, stay: board.card(card).stay },
    target: target === null ? null : { card: target, stay: board.card(target).stay },
    direct: target === null,
    negated: false,
    changed: false,
    defenders: '',
    targetFaceDownAtStart: false,
    turnedUp: false,
    chained: false,
    calculated: false,
    fateSettled: false,
    uses: [],
    targetWas: null,
    inDamageStep: false,
    destroyed: [],
  };
  emit(board, { type: 'attackDeclared', card, target, seat }, { cause: 'rule', by: seat, source: card });
  if (target !== null)
    emit(board, { type: 'attackTargeted', card: target, attacker: card }, { cause: 'rule', by: seat, source: card });
  return 'end';
};

/** Remembers whom it has attacked; -1 stands for the player. */
const noteAttacked = (board: Board, attacker: number, target: number | null, again = false): void => {
  const f = board.editField(attacker);
  f.attacked = [...(again ? f.attacked.slice(0, -1) : f.attacked), target ?? -1];
};

/** A right to attack again in a row is lost when another monster attacks. */
const loseRow = (board: Board, seat: Seat, attacker: number): void => {
  for (const id of board.in(seat, 'monsterZone')) {
    if (id === attacker) continue;
    const f = board.card(id).field;
    if (f?.extraAttacks.some((x) => x.inARow))
      board.editField(id).extraAttacks = f.extraAttacks.filter((x) => !x.inARow);
  }
};

/** A replay: the attacker's player chooses anew (no declaration), or stops, which uses up the attack. */
export const replay = (board: Board, seat: Seat): Progress => {
  const b = board.duel.battle;
  if (!b) return 'end';
  const attacker = b.attacker.card;
  const o = askTarget(board, attacker, seat, true);
  if (!o) return 'ask';
  tick(board);
  if (o.do === 'decline') {
    emit(board, { type: 'attackStopped', card: attacker, why: 'replay' });
    board.touch().battle = null;
    return 'end';
  }
  const target = o.do === 'pick' ? o.card : null;
  noteAttacked(board, attacker, target, true);
  board.touch().battle = {
    ...b,
    changed: false,
    direct: target === null,
    target: target === null ? null : { card: target, stay: board.card(target).stay },
  };
  if (target !== null)
    emit(board, { type: 'attackTargeted', card: target, attacker }, { cause: 'rule', by: seat, source: attacker });
  return 'end';
};

/** First thing after damage calculation: what would be destroyed by battle may have something done instead. */
export const battleFate = (board: Board): Progress => {
  const b = board.duel.battle;
  if (!b) return 'end';
  const kept: { card: number; by: Replacement }[] = [];
  for (const { card } of b.destroyed) {
    const r = replacementFor(board, card, 'battle', canDo);
    if (!r) continue;
    const a = r.optional
      ? choose(
          board,
          { card: r.card, effect: r.effect },
          `instead:${card}`,
          r.seat,
          'yesNo',
          [{ do: 'yes' }, { do: 'no' }],
          'replacement',
        )
      : ({ do: 'yes' } as const);
    if (!a) return 'ask';
    if (a.do === 'yes') kept.push({ card, by: r });
  }
  board.touch().battle = { ...b, destroyed: b.destroyed.filter((d) => !kept.some((k) => k.card === d.card)) };
  for (const { card, by } of kept) {
    emit(board, { type: 'replaced', card, source: by.card }, { cause: 'battle', by: by.seat, source: by.card });
    pushSteps(board, ['effects', by.effect, 'do'], { ...newContext(board, by.card, by.effect, by.seat) }, 'effect');
  }
  announceDestroyed(board);
  return 'end';
};
