import { modOn } from '../continuous/derive';
import { settle } from '../continuous/settle';
import { attacksAllowed, attackTargets } from '../judge/actions';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { CardState } from '../state/duel';
import { beginAction } from './actions';
import { expire } from './turns';
import { finishAction, type Work } from './windows';

/** In box A with an attack pending: the attack ends, is replayed, or stands. */
export const checkBattle = (board: Board): Work | null => {
  const b = board.duel.battle;
  if (!b || board.duel.answer || b.inDamageStep) return null;
  const a = board.card(b.attacker.card);
  const gone = a.stay !== b.attacker.stay || a.place !== 'monsterZone' || a.controller !== board.duel.turnPlayer;
  if (b.calculated) {
    // An effect has already fought it out.
    endAttack(board);
    return null;
  }
  if (b.negated || gone || !canGoOn(board, a) || board.duel.battlePhaseEnds) {
    if (!b.negated) emit(board, { type: 'attackStopped', card: a.id, why: 'gone' });
    endAttack(board);
    return null;
  }
  const { targets, direct } = attackTargets(board, a.id, true);
  const targetGone =
    b.target !== null &&
    (board.card(b.target.card).stay !== b.target.stay || board.card(b.target.card).controller === a.controller);
  if (!b.changed && !targetGone && !(b.direct && !direct)) return null;
  if (targets.length === 0 && !direct) {
    emit(board, { type: 'attackStopped', card: a.id, why: 'gone' });
    endAttack(board);
    return null;
  }
  beginAction(board, board.duel.turnPlayer, { do: 'replay' });
  board.edit().local = { after: 'actionTaken' };
  return finishAction(board);
};

/** An attack that gets no Damage Step; what lasts until the end of that step is over with it. */
const endAttack = (board: Board): void => {
  board.touch().battle = null;
  expire(board, 'damageStepEnd');
  settle(board);
};

/** Whether an attacker can still attack at all: "cannot attack" and a lost right to this attack stop it. */
const canGoOn = (board: Board, a: CardState): boolean => {
  if (!a.faceUp || (a.position !== 'attack' && !modOn(board, a.id, 'attackFromDefense'))) return false;
  const barred = modOn(board, a.id, 'cannotAttack');
  if (barred && !barred.mod.direct) return false;
  return (a.field?.attacks ?? 0) <= attacksAllowed(board, a.id);
};
