/** Readings of the turn region. */
import type { Moment, Phase } from '../terms';
import type { Duel, TurnNode } from './duel';

const PHASE: Record<string, Phase> = {
  drawPhase: 'draw',
  standbyPhase: 'standby',
  mainPhase1: 'main1',
  battlePhase: 'battle',
  mainPhase2: 'main2',
  endPhase: 'end',
  over: 'end',
};
const byNode = new Map<TurnNode, Phase>();
export const phaseOfNode = (node: TurnNode): Phase => {
  let p = byNode.get(node);
  if (!p) {
    p = PHASE[node.split('.', 1)[0] as string] as Phase;
    byNode.set(node, p);
  }
  return p;
};
export const phaseOf = (duel: Duel): Phase => phaseOfNode(duel.at.turn);
const DAMAGE = 'battlePhase.damageStep.';
export const inDamageStep = (duel: Duel): boolean => duel.at.turn.startsWith(DAMAGE);
/** Moment of the Damage Step, or null outside it. */
export const momentOf = (duel: Duel): Moment | null =>
  inDamageStep(duel) ? (duel.at.turn.slice(DAMAGE.length) as Moment) : null;
export const inMainPhase = (duel: Duel): boolean => duel.at.turn === 'mainPhase1' || duel.at.turn === 'mainPhase2';
