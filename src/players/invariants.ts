/** What must be true of every state, whatever was played. Each check returns a sentence, or null if it holds. */
import type { CardState, Cards, Duel, Option, Place, Seat } from '../engine';
import { FIELD, refusalsFor, SEATS, viewFor } from '../engine';

/** Every card of the duel in exactly one place, the place it says it is in. */
export function placeFault(duel: Duel): string | null {
  const found = new Map<number, string>();
  let fault: string | null = null;
  const expect = (id: number, where: string, fits: (card: CardState) => boolean) => {
    const card = duel.cards[id];
    if (!card) fault ??= `${where} holds ${id}, which is no card of this duel`;
    else if (found.has(id)) fault ??= `card ${id} is in ${found.get(id)} and in ${where}`;
    else if (!fits(card)) fault ??= `card ${id} is in ${where} but says ${card.place} ${card.controller}/${card.index}`;
    found.set(id, where);
  };

  for (const [seat, side] of duel.seats.entries()) {
    for (const pile of ['hand', 'deck', 'extraDeck', 'gy', 'banished'] as const) {
      for (const id of side[pile])
        expect(id, `${pile} of seat ${seat}`, (card) => card.place === pile && card.owner === seat);
    }
    const zone = (id: number | null, place: CardState['place'], index: number) => {
      if (id === null) return;
      expect(
        id,
        `${place} ${index} of seat ${seat}`,
        (card) => card.place === place && card.controller === seat && card.index === index,
      );
    };
    for (const [index, id] of side.monsterZones.entries()) zone(id, 'monsterZone', index);
    for (const [index, id] of side.spellTrapZones.entries()) zone(id, 'spellTrapZone', index);
    zone(side.fieldZone, 'fieldZone', 0);
  }

  const atRest = duel.chain.length === 0 && duel.summon === null && duel.frames.length === 0;
  for (const card of duel.cards) {
    const noPile = card.place === 'nowhere' || card.place === 'attached';
    if (noPile === found.has(card.id)) {
      fault ??= noPile
        ? `card ${card.id} is ${card.place} and in ${found.get(card.id)}`
        : `card ${card.id} says ${card.place} but no pile or zone holds it`;
    }
    if (card.place === 'nowhere' && !card.token && atRest) fault ??= `card ${card.id} is nowhere with nothing going on`;
    if (duel.cards[card.id] !== card) fault ??= `card ${card.id} is not at its own number`;
  }
  return fault;
}

/** A duel either is over or asks someone a question that can be answered, as a rule in two or more different ways. */
export function promptFault(duel: Duel): string | null {
  const { prompt } = duel;
  if (duel.result) return prompt ? 'the duel is over but still asks' : null;
  if (!prompt) return 'the duel is not over but asks nobody';
  if (prompt.options.length === 0) return `the ${prompt.kind} prompt has no options`;
  // A turn never ends by itself: in the Main Phases the turn player is asked even if nothing else is left.
  const mayBeAlone = prompt.kind === 'open' && prompt.options[0]?.do === 'toPhase';
  if (prompt.options.length === 1 && !mayBeAlone)
    return `the ${prompt.kind} prompt has a single option, which is no decision`;
  const known = new Set<string>();
  for (const option of prompt.options) {
    const key = keyOf(option);
    if (known.has(key)) return `the ${prompt.kind} prompt offers ${key} twice`;
    known.add(key);
  }
  return null;
}

const keyOf = (option: Option): string => Object.values(option).join(' ');

/** The state is plain JSON: nothing a replay, a worker or a saved file would lose. */
export function jsonFault(value: unknown, path = 'duel'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = jsonFault(value[index], `${path}[${index}]`);
      if (fault) return fault;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, part] of Object.entries(value)) {
    const fault = jsonFault(part, `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}

/** What lies on the field belongs there, and nothing is left over from what has ended. */
export function boardFault(duel: Duel, cards: Cards): string | null {
  for (const card of duel.cards) {
    const onField = FIELD.includes(card.place);
    const { kind } = cards.get(card.def).printed;
    const where = `card ${card.id} in ${card.place}`;
    if (onField !== (card.field !== null)) return `${where} ${onField ? 'has no' : 'still has its'} field stay`;
    if ((card.place === 'monsterZone') !== (card.position !== null)) return `${where} has position ${card.position}`;
    if (card.token && !onField && card.place !== 'nowhere') return `the Token ${where}`;
    // Among Spells and Traps a monster is in a Pendulum Zone or treated as a Continuous Spell or Equip Card: face-up.
    const fits = card.place === 'monsterZone' || (card.place === 'spellTrapZone' && card.faceUp);
    if (onField && kind === 'monster' && !fits) return `${where} is a monster`;
    // A Trap can become a monster for as long as it stays there.
    const isMonster = kind === 'monster' || card.field?.becomes !== undefined;
    if (card.place === 'monsterZone' && !isMonster) return `${where} is a ${kind}`;
    if (card.place === 'monsterZone' && !card.faceUp && card.position !== 'defense')
      return `${where} is face-down in Attack`;
    const equipped = card.field?.equippedTo;
    if (equipped && duel.cards[equipped.card]?.stay !== equipped.stay && duel.frames.length === 0) {
      return `${where} is equipped to a card that has left`;
    }
    if (Object.values(card.field?.counters ?? {}).some((count) => count < 0))
      return `${where} has fewer than no counters`;
  }
  if (duel.result === null && duel.seats.some((seat) => seat.lp <= 0)) return 'a player without LP still plays';
  return null;
}

/** Everyone sees what is there, whichever way up a card lies. */
const PUBLIC: readonly Place[] = ['gy', 'nowhere', 'attached'];

/** Whose hands are kept revealed by an effect that applies. */
function shownHands(duel: Duel, cards: Cards): Set<Seat> {
  const modifiers = [
    ...duel.applying.flatMap(({ card, effect }) => {
      const { def, controller } = duel.cards[card]!;
      const applied = cards.get(def).effects[effect]?.effect;
      return applied?.kind === 'continuous' ? applied.apply.map((mod) => ({ mod, seat: controller })) : [];
    }),
    ...duel.lingering.flatMap(({ apply, ctx }) => apply.map((mod) => ({ mod, seat: ctx.seat }))),
  ];
  const shown = new Set<Seat>();
  for (const { mod, seat } of modifiers) {
    if (mod.mod !== 'revealHand') continue;
    for (const owner of SEATS) if (mod.who === 'both' || (mod.who === 'you') === (owner === seat)) shown.add(owner);
  }
  return shown;
}

/** A seat's view tells nothing of a card it may not see. */
export function viewFault(duel: Duel, cards: Cards): string | null {
  const shown = shownHands(duel, cards);
  for (const seat of SEATS) {
    for (const { id, def, stats } of viewFor(duel, cards, seat).cards) {
      const card = duel.cards[id]!;
      const other = (FIELD.includes(card.place) ? card.controller : card.owner) !== seat;
      if (card.place === 'hand' && shown.has(card.owner)) continue;
      const hidden = card.place === 'deck' || (!PUBLIC.includes(card.place) && other);
      // What a prompt offers to the seat it asks is known to that seat while it stands.
      const { prompt } = duel;
      const offered =
        prompt?.seat === seat &&
        (prompt.group?.picked.includes(id) || prompt.options.some((o) => 'card' in o && o.card === id));
      if (hidden && !card.faceUp && !card.seen[seat] && !offered && (def !== null || stats !== null)) {
        return `seat ${seat} sees card ${id} in ${card.place}`;
      }
    }
  }
  return null;
}

/**
 * In the open game state an action is offered exactly when there is no reason against it. (In other windows "it is not
 * your moment" is a reason of its own, so nothing can be told from it.)
 */
export function reasonFault(duel: Duel, cards: Cards): string | null {
  const { prompt } = duel;
  if (prompt?.kind !== 'open') return null;
  for (const { card, effect, action, reasons } of refusalsFor(duel, cards, prompt.seat)) {
    if (reasons.every(({ rule }) => rule === 'not-your-priority')) {
      return `${action} of card ${card} effect ${effect} is not offered, without a reason`;
    }
  }
  return null;
}

/** The log counts without gaps and never goes back in time. */
export function logFault(duel: Duel): string | null {
  let time = 0;
  let id = 0;
  for (const event of [...duel.past.flat(), ...duel.log]) {
    if (event.id !== id) return `event ${id} of the log says it is ${event.id}`;
    if (event.time < time) return `event ${id} (${event.type}) lies before the one it follows`;
    time = event.time;
    id++;
  }
  return null;
}
