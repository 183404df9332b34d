/** Resolving a Chain, link by link, and what happens to the cards after the last one. */
import { moveCard } from '../continuous/move';
import { pushSteps, rest } from '../interpreter/steps';
import { emit, eventAt, tick } from '../log/emit';
import { matches } from '../selectors/match';
import type { Board } from '../state/board';
import { onField } from '../state/board';
import type { CompiledCard } from '../state/cards';
import { activatedEffect } from '../state/cards';
import type { Link } from '../state/duel';
import type { LinkOutcome } from '../state/events';
import { momentOf } from '../state/phase';
import { checkWin } from './win';

const CONTINUOUS: readonly (string | undefined)[] = ['continuous', 'equip', 'field'];
/** Cards that stay on the field: Continuous, Equip and Field Cards and what is in a Pendulum Zone. */
const isContinuous = (info: CompiledCard, effect: number): boolean =>
  CONTINUOUS.includes(info.def.property) || info.effects[effect]?.effect.pendulum === true;

/** Whether the effects of the link's card are negated, so that its effect does nothing. */
const cardNegated = (board: Board, link: Link): boolean => {
  const { card, stay } = link.ctx;
  const c = board.card(card);
  if (c.stay === stay && (onField(c) || board.derived.negated.has(card))) return board.derived.negated.has(card);
  // rulings/basics act-resolution-negated-*: a negation that lasts follows an effect activated on the field.
  return (
    (link.place === 'monsterZone' || link.place === 'spellTrapZone' || link.place === 'fieldZone') &&
    board.duel.lingering.some(
      (l) =>
        l.apply.some((m) => m.mod === 'negateEffects') && l.affects?.some((r) => r.card === card && r.stay === stay),
    )
  );
};

/** OCG rules, Activation: an activated effect of a continuous card does nothing if the card is not there face-up any more. */
const gone = (board: Board, link: Link): boolean => {
  const { card, stay, def } = link.ctx;
  const info = board.cards.get(def);
  if (!isContinuous(info, link.ctx.effect)) return false;
  if (link.kind === 'trigger' && link.place === 'gy') return false;
  const c = board.card(card);
  if (link.cost.cards.includes(card)) return false;
  return c.stay !== stay || !c.faceUp;
};

/** It is the turn of a link to resolve; what is done before it resolves is queued. */
export const openLink = (board: Board, number: number): void => {
  const link = board.editLink(number);
  if (link.activationNegated) return;
  tick(board);
  link.state = 'resolving';
  emit(board, { type: 'linkResolving', chain: number, card: link.ctx.card });
};

/** Resolves a link. */
export const beginLink = (board: Board, number: number): void => {
  const link = board.editLink(number);
  if (link.activationNegated) return;
  // What was done before it resolved was done earlier.
  if (eventAt(board.duel, board.duel.pastCount + board.duel.log.length - 1).type !== 'linkResolving') tick(board);
  if (link.ofCard) becomeActive(board, link);
  if (link.effectNegated || cardNegated(board, link)) {
    link.effectNegated = true;
    return;
  }
  if (gone(board, link)) {
    link.why = 'not-face-up';
    return;
  }
  bindTargets(board, link);
  pushSteps(board, ['effects', link.ctx.effect, 'do'], link.ctx, 'effect');
};

/** Targets kept for the card's stay on the field, if they still fit when the activation resolves. */
const bindTargets = (board: Board, link: Link): void => {
  const card = board.card(link.ctx.card);
  if (!card.field || card.stay !== link.ctx.stay) return;
  for (const t of activatedEffect(board.cards.get(link.ctx.def), link.ctx.effect).effect.target ?? []) {
    if (!t.bind) continue;
    const refs = (link.ctx.vars[t.as] ?? []).filter(
      (r) => board.card(r.card).stay === r.stay && matches(board, r.card, t, link.ctx),
    );
    const f = board.editField(card.id);
    f.bound = { ...f.bound, [t.bind]: refs.map((r) => ({ ...r, face: board.card(r.card).face })) };
  }
};

/** A continuous card's effects start when its activation resolves. */
const becomeActive = (board: Board, link: Link): void => {
  const c = board.card(link.ctx.card);
  if (c.field && c.stay === link.ctx.stay) board.editField(c.id).resolved = true;
};

const outcomeOf = (link: Link): LinkOutcome => {
  if (link.activationNegated) return 'activationNegated';
  if (link.effectNegated) return 'effectNegated';
  return link.did ? 'resolved' : 'withoutEffect';
};

/** Ends a link; its steps have been carried out. */
export const endLink = (board: Board, number: number): void => {
  const link = board.editLink(number);
  const info = board.cards.get(link.ctx.def);
  const nothingToDo = link.ofCard && activatedEffect(info, link.ctx.effect).effect.do.length === 0;
  if (nothingToDo && !link.activationNegated && !link.effectNegated && !link.why) link.did = true;
  link.state = outcomeOf(link);
  if (link.state === 'withoutEffect' && !link.why) link.why = 'nothing-done';
  emit(board, {
    type: 'linkResolved',
    chain: number,
    card: link.ctx.card,
    outcome: link.state,
    ...(link.why ? { why: link.why } : {}),
  });
  for (const t of link.targets) {
    const c = board.card(t.card);
    if (c.stay === t.stay && c.faceUp && onField(c) && !link.activationNegated)
      emit(board, { type: 'targetingResolved', card: t.card, stay: t.stay });
  }
  if (!checkWin(board)) rest(board);
};

/** After the last link: Spells and Traps that do not stay go to the GY, at the time of what happened last. */
export const endChain = (board: Board): void => {
  for (const link of board.duel.chain) {
    if (!link.ofCard) continue;
    const c = board.card(link.ctx.card);
    if (c.stay !== link.ctx.stay || !onField(c) || !c.faceUp) continue;
    const { property } = board.info(c.id).def;
    const stays =
      (isContinuous(board.info(c.id), link.ctx.effect) ||
        activatedEffect(board.info(c.id), link.ctx.effect).effect.stays) &&
      !link.activationNegated;
    if (stays && (property !== 'equip' || c.field?.equippedTo)) continue;
    moveCard(board, c.id, {
      to: 'gy',
      reasons: [],
      act: { cause: 'rule', by: link.ctx.seat },
      fromNowhere: link.activationNegated,
    });
  }
  const b = board.duel.battle;
  if (b && momentOf(board.duel) === 'performDamageCalculation') board.touch().battle = { ...b, chained: true };
  const d = board.edit();
  d.resolvedChain = d.chain;
  d.chain = [];
  d.due = [];
  d.window = { asked: null, passes: 0 };
  emit(board, { type: 'chainResolved' });
  rest(board);
};
