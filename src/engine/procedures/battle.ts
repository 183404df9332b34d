/** Damage calculation. */
import { modOn, protection } from '../continuous/derive';
import { battleOutcome } from '../events/battleDamage';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import { otherSeat } from '../terms';
import { dealDamage } from './life';

/** Whether the battle can still be calculated: both monsters there, the attacker able to attack as it stands. */
export const battleStands = (board: Board): boolean => {
  const b = board.duel.battle;
  if (!b || b.negated) return false;
  const a = board.card(b.attacker.card);
  if (a.stay !== b.attacker.stay || a.place !== 'monsterZone' || !a.faceUp) return false;
  if (a.position !== 'attack' && !modOn(board, a.id, 'attackFromDefense')) return false;
  if (!b.target) return b.direct;
  const t = board.card(b.target.card);
  return t.stay === b.target.stay && t.place === 'monsterZone' && t.controller !== a.controller;
};

/** Says who was destroyed by battle, once nothing replaces it any more. */
export const announceDestroyed = (board: Board): void => {
  const b = board.duel.battle;
  if (!b) return;
  board.touch().battle = { ...b, fateSettled: true };
  for (const { card } of b.destroyed) {
    const winner = card === b.attacker.card ? (b.target?.card ?? card) : b.attacker.card;
    const by = board.card(winner).controller;
    emit(
      board,
      { type: 'battleDestroyed', card, by, winner, at: 'afterDamageCalculation' },
      { cause: 'battle', by, source: b.attacker.card },
    );
  }
};

/** Deals battle damage and fixes who is destroyed; returns those, who leave later. */
export const calculateBattle = (board: Board): number[] => {
  const b = board.duel.battle;
  if (!b || !battleStands(board)) return [];
  const a = b.attacker.card;
  const out = battleOutcome(board);
  const act = { cause: 'battle' as const, by: board.card(a).controller, source: a };
  if (b.target) {
    emit(
      board,
      { type: 'battled', attacker: a, target: b.target.card, targetWasFaceDown: b.targetFaceDownAtStart },
      act,
    );
  }
  // A direct attack is a battle too: who made one may act at the end of the Battle Phase as having battled.
  for (const id of b.target ? [a, b.target.card] : [a]) board.editField(id).battledTurn = board.duel.turn;
  const { hit } = out;
  if (hit)
    dealDamage(
      board,
      hit.seat,
      hit.amount,
      {
        how: hit.how,
        dealer: hit.dealer,
        ...(b.target ? {} : { direct: true as const }),
        ...(hit.fixed === undefined ? {} : { fixed: hit.fixed }),
      },
      { ...act, by: board.card(hit.dealer).controller },
    );
  const shields = out.destroyed.map((id) => protection(board, id, 'battle', otherSeat(board.card(id).controller)));
  const lost = out.destroyed.filter((_, i) => shields[i] === null);
  shields.forEach((a, i) => {
    if (a?.mod.mod === 'indestructible' && a.mod.firstEachTurn)
      emit(board, { type: 'replaced', card: out.destroyed[i] as number, source: a.source }, act);
  });
  const now = board.duel.battle;
  if (now)
    board.touch().battle = {
      ...now,
      calculated: true,
      destroyed: lost.map((card) => ({ card, stay: board.card(card).stay })),
    };
  return lost;
};
