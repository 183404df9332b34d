/** The second reading of the rules: all reasons against an action, for people. */
import { openBoard } from '../continuous/open';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import type { Cards } from '../state/cards';
import type { Duel, Option } from '../state/duel';
import { effectUsed, gainedBy } from '../state/gained';
import { inMainPhase } from '../state/phase';
import type { Reason, Refusal } from '../state/reason';
import type { Place, Seat } from '../terms';
import { PENDULUM_ZONES } from '../terms';
import type { Action } from './actions';
import {
  ATTACK,
  CHANGE_POSITION,
  FLIP_SUMMON,
  NORMAL_SUMMON,
  phaseRules,
  SET_CARD,
  SET_MONSTER,
  SPECIAL_SUMMON,
} from './actions';
import { ACTIVATION_RULES } from './activation';
import { MATERIAL_SUMMON, PENDULUM_SUMMON } from './extraDeck';
import { asUse } from './options';
import { all, because, notToAct, windowOf } from './query';

const sameOption = (a: Option, b: Option): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Reasons why a player may not do this now; empty exactly when the option is legal.
 * @param seat who would do it; default the player asked now
 */
export const whyNot = (duel: Duel, cards: Cards, option: Option, seat?: Seat): Reason[] => {
  const { prompt } = duel;
  const who = seat ?? prompt?.seat ?? duel.turnPlayer;
  if (prompt && prompt.seat === who && prompt.options.some((o) => sameOption(o, option))) return [];
  const reasons = decisiveFirst(reasonsAgainst(openBoard(duel, cards), option, who));
  if (reasons.length > 0) return reasons;
  // Legal by the rules of the action, but it is not what the player is asked now.
  return [notToAct(openBoard(duel, cards), who)];
};

/** What passes by itself is told after what stands in the way whoever is to act. */
const PASSING: ReadonlySet<string> = new Set(['not-your-priority', 'triggers-first']);
const decisiveFirst = (reasons: readonly Reason[]): Reason[] => [
  ...reasons.filter(({ rule }) => !PASSING.has(rule)),
  ...reasons.filter(({ rule }) => PASSING.has(rule)),
];

const action = (board: Board, card: number, seat: Seat): Action => ({
  board,
  seat,
  card: board.card(card),
  info: board.info(card),
  window: windowOf(board.duel),
});

const reasonsAgainst = (board: Board, o: Option, seat: Seat): Reason[] => {
  const window = windowOf(board.duel);
  switch (o.do) {
    case 'normalSummon':
      return all(NORMAL_SUMMON, action(board, o.card, seat));
    case 'setMonster':
      return all(SET_MONSTER, action(board, o.card, seat));
    case 'setCard':
      return all(SET_CARD, action(board, o.card, seat));
    case 'flipSummon':
      return all(FLIP_SUMMON, action(board, o.card, seat));
    case 'changePosition':
      return all(CHANGE_POSITION, action(board, o.card, seat));
    case 'attack':
      return all(ATTACK, action(board, o.card, seat));
    case 'specialSummon': {
      const procedure = board.info(o.card).procedures.find((p) => p.index === o.effect);
      return procedure ? all(SPECIAL_SUMMON, { ...action(board, o.card, seat), procedure }) : [because('wrong-place')];
    }
    case 'materialSummon': {
      const recipe = board.info(o.card).recipes[o.recipe];
      return recipe ? all(MATERIAL_SUMMON, { ...action(board, o.card, seat), recipe }) : [because('wrong-place')];
    }
    case 'pendulumSummon':
      return all(PENDULUM_SUMMON, action(board, o.card, seat));
    case 'activate': {
      const e = effectUsed(board.cards, board.card(o.card), o);
      return all(ACTIVATION_RULES, { ...asUse(board, seat, o.card, e, window, false, o.def), explains: true });
    }
    case 'toPhase':
      return all(phaseRules, { board, seat, window, phase: o.phase });
    default:
      return [];
  }
};

const ASKED_PLACES: readonly Place[] = [
  'hand',
  'monsterZone',
  'spellTrapZone',
  'fieldZone',
  'gy',
  'banished',
  'extraDeck',
];

/** Everything a player might try with the cards he holds, and why he may not. */
export const refusalsFor = (duel: Duel, cards: Cards, seat: Seat): Refusal[] => {
  const board = openBoard(duel, cards);
  const held = ASKED_PLACES.flatMap((place) => board.in(seat, place));
  const materials = duel.cards.flatMap(({ id, place }) => (place === 'attached' ? id : []));
  return [...held, ...materials].flatMap((id) => refusalsOn(board, id, seat));
};

/** The same for one card, wherever it is: also in the Deck, where nobody would try anything. */
export const refusalsOf = (duel: Duel, cards: Cards, card: number, seat: Seat): Refusal[] =>
  refusalsOn(openBoard(duel, cards), card, seat);

const refusalsOn = (board: Board, id: number, seat: Seat): Refusal[] => {
  const { duel, cards } = board;
  const c = board.card(id);
  if (holder(c) !== seat) return [];
  const { place } = c;
  const info = board.info(id);
  const out: Refusal[] = [];
  const asked = duel.prompt?.seat === seat ? duel.prompt.options : [];
  const add = (option: Option & { card: number }, effect: number | null): void => {
    if (asked.some((o) => sameOption(o, option))) return;
    let reasons = decisiveFirst(reasonsAgainst(board, option, seat));
    if (reasons.length === 0) reasons = [notToAct(board, seat)];
    out.push({
      card: option.card,
      place: board.card(option.card).place,
      effect,
      ...('def' in option && option.def ? { def: option.def } : {}),
      action: option.do,
      reasons,
    });
  };
  if (place === 'hand') {
    if (info.printed.kind === 'monster') {
      add({ do: 'normalSummon', card: id }, null);
      add({ do: 'setMonster', card: id }, null);
    } else add({ do: 'setCard', card: id }, null);
  }
  for (const p of info.procedures)
    if (p.from.has(place)) add({ do: 'specialSummon', card: id, effect: p.index }, p.index);
  if (place === 'extraDeck')
    for (const recipe of info.recipes.keys()) add({ do: 'materialSummon', card: id, recipe }, null);
  if (c.field?.pendulum && c.index === PENDULUM_ZONES[0]) add({ do: 'pendulumSummon', card: id }, null);
  if (place === 'monsterZone') {
    if (!c.faceUp) add({ do: 'flipSummon', card: id }, null);
    else {
      if (info.gemini && !c.field?.gemini) add({ do: 'normalSummon', card: id }, null);
      add({ do: 'changePosition', card: id }, null);
    }
    if (!inMainPhase(duel)) add({ do: 'attack', card: id }, null);
  }
  for (const e of info.activated) add({ do: 'activate', card: id, effect: e.index }, e.index);
  for (const { def, e } of gainedBy(cards, c)) add({ do: 'activate', card: id, effect: e.index, def }, e.index);
  return out;
};
