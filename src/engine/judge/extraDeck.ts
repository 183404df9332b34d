/** The rules of Summons from the Extra Deck by materials, and of the Pendulum Summon. */
import type { Materials } from '../definition';
import { isPossible, materialPlan, unmetFor, wayOf } from '../facts/materials';
import { pendulumMonsters, scalesOf } from '../facts/pendulum';
import { specialSummonRefusal } from '../facts/summoning';
import type { Action } from './actions';
import { ownOpenMain } from './actions';
import type { Rule } from './query';
import { asked, because, refused } from './query';

export interface MaterialAction extends Action {
  recipe: Materials;
}

const inExtraDeck: Rule<Action> = ({ card, seat }) =>
  card.owner !== seat ? because('not-controlled') : card.place === 'extraDeck' ? null : because('wrong-place');
const allowed: Rule<Action> = ({ board, card, seat }) => {
  const r = specialSummonRefusal(board, card.id, seat, { procedure: true, materials: true });
  return r ? refused(r) : null;
};
const materials: Rule<MaterialAction> = ({ board, seat, card, recipe }) => {
  const way = wayOf(board, card.id);
  if (!way) return because('summoned-by-an-effect');
  const unmet = unmetFor(board, card.id, seat, recipe);
  if (unmet.length > 0) return asked('condition-not-met', { def: card.def, effect: null, unmet });
  const plan = materialPlan(board, card.id, seat, recipe, way);
  if (isPossible(plan)) return null;
  // Without the question of zones it would be possible: then the zone is the reason.
  const { room: _, ...anywhere } = plan;
  return isPossible(anywhere) ? because('no-zone') : asked('materials-missing', { def: card.def, effect: null });
};

export const MATERIAL_SUMMON: readonly Rule<MaterialAction>[] = [inExtraDeck, ownOpenMain, allowed, materials];

/** The Pendulum Summon of the turn, asked of the card in the left Pendulum Zone. */
export const PENDULUM_SUMMON: readonly Rule<Action>[] = [
  ({ card, seat }) => (card.controller === seat && card.field?.pendulum ? null : because('wrong-place')),
  ownOpenMain,
  ({ board, seat }) => (scalesOf(board, seat) ? null : because('no-pendulum-scales')),
  ({ board, seat }) => (board.duel.seats[seat].pendulumSummonsUsed > 0 ? because('pendulum-summon-used') : null),
  ({ board, seat }) => (pendulumMonsters(board, seat).length > 0 ? null : because('no-pendulum-monsters')),
];
