import type { Activation } from '../definition';
import type { Asker } from '../selectors/match';
import { isOne } from '../selectors/match';
import { placesOf } from '../selectors/places';
import type { Board } from '../state/board';
import type { Link } from '../state/duel';
import { currentCard } from './row';

/** The link of an activation; that of an earlier Chain of this timing stands in the Chain that resolved last. */
const linkOf = (board: Board, e: { id: number; chain: number; card: number }): Link | undefined => {
  const { chain, resolvedChain, timing } = board.duel;
  const earlier = chain.length === 0 || (e.id >= 0 && e.id < timing.chainFrom);
  const link = (earlier ? resolvedChain : chain)[e.chain - 1];
  return link?.ctx.card === e.card ? link : undefined;
};

/** Whether a card that an effect activated is of a described kind: no player did it, and no effect was activated with it. */
export const byEffectIs = (board: Board, e: { card: number }, what: Activation, ask: Asker): boolean => {
  const { kind } = board.info(e.card).printed;
  return (
    what.orByEffect === true &&
    what.of.includes(kind === 'trap' ? 'trapCard' : 'spellCard') &&
    (what.card === undefined || currentCard(board, what.card, e.card, undefined, ask))
  );
};

/** Whether a Chain Link is of a described kind of activation: read from how and as what it was activated. */
export const linkIs = (
  board: Board,
  e: { id: number; chain: number; card: number },
  what: Activation,
  ask: Asker,
): boolean => {
  const link = linkOf(board, e);
  if (!link) return false;
  const kinds = what.of;
  const kind = link.cardKind;
  const is =
    kind === 'monster'
      ? kinds.includes('monsterEffect')
      : kind === 'spell'
        ? (link.ofCard && kinds.includes('spellCard')) || kinds.includes('spellEffect')
        : (link.ofCard && kinds.includes('trapCard')) || kinds.includes('trapEffect');
  if (!is) return false;
  if (what.includes) {
    const includes = board.cards.get(link.ctx.def).effects[link.ctx.effect]?.includes;
    if (!what.includes.some((i) => includes?.has(i))) return false;
  }
  if (what.card !== undefined && !currentCard(board, what.card, link.ctx.card, undefined, ask)) return false;
  const from = typeof what.card === 'object' ? what.card.from : undefined;
  if (from !== undefined && !placesOf(from).includes(link.place)) return false;
  if (what.targetCount !== undefined && link.targets.length !== what.targetCount) return false;
  if (what.targets) {
    const ref = what.targets;
    if (!link.targets.some((t) => isOne(board, t.card, ref, ask))) return false;
  }
  return true;
};
