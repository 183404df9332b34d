/** What a card of a position can be where it lies: kinds, faces, positions, piles, materials, counters, Summons. */
import type { Ref } from '../definition';
import { type Cards, type CompiledCard, canBeNormalSummoned } from '../state/cards';
import type { BoardSetup, PlacedCard } from '../state/create';
import { CARD_KINDS, type CardKind, type Counter, EXTRA_DECK_FRAMES, FIELD, PENDULUM_ZONES } from '../terms';
import type { Found } from './setupProblem';
import { zonesOf } from './setupZones';

interface Placed {
  setup: BoardSetup;
  cards: Cards;
  /** Place in the list. */
  card: number;
  p: PlacedCard;
  info: CompiledCard;
  index: number | null;
  onField: boolean;
  faceUp: boolean;
}

/** Whether a card of a position lies face-up, where it says nothing by the rules of its place. */
export const isFaceUp = ({ place, faceUp }: PlacedCard): boolean =>
  faceUp ?? (place === 'monsterZone' || place === 'gy' || place === 'banished' || place === 'attached');

export const cardProblems = (setup: BoardSetup, card: number, cards: Cards): Found[] => {
  const p = setup.cards[card]!;
  const placed: Placed = {
    setup,
    cards,
    card,
    p,
    info: cards.get(p.def),
    index: zonesOf(setup)[card] ?? null,
    onField: FIELD.includes(p.place),
    faceUp: isFaceUp(p),
  };
  if (p.place === 'nowhere') return [{ id: 'nowhere', card }];
  return [whereabouts, faces, material, counters, summons].flatMap((rule) => rule(placed));
};

/** The kind of card a place is for. */
const whereabouts = ({ p, info, card, faceUp, onField }: Placed): Found[] => {
  const { kind, property, frame } = info.def;
  const found: Found[] = [];
  const say = (id: Found['id']): void => void found.push({ id, card });
  if (info.token && p.place !== 'monsterZone') return [{ id: 'tokenOffField', card }];
  if (p.place === 'monsterZone' && kind !== 'monster') say('notAMonster');
  if (p.place === 'fieldZone' && property !== 'field') say('notAFieldSpell');
  if (p.place === 'spellTrapZone' && property === 'field') say('fieldSpellElsewhere');
  const ofExtraDeck = EXTRA_DECK_FRAMES.includes(frame);
  if ((p.place === 'hand' || p.place === 'deck') && ofExtraDeck) say('extraDeckCard');
  if (p.place === 'extraDeck' && !ofExtraDeck) {
    if (!info.def.pendulum) say('mainDeckCard');
    else if (!faceUp) say('pendulumFaceDown');
  }
  if (p.place === 'extraDeck' && ofExtraDeck && faceUp && !info.def.pendulum) say('faceUpInExtraDeck');
  if (p.place === 'gy' && !faceUp) say('faceDownInGY');
  // A pile holds its owner's cards, whoever controlled them; so do materials, but those lie with the monster.
  if (!onField && p.place !== 'attached' && p.owner !== undefined && p.owner !== p.seat) say('notTheOwners');
  return found;
};

const STAYING: readonly (string | undefined)[] = ['continuous', 'equip', 'field'];

/** Face and position on the field. */
const faces = ({ p, info, card, index, faceUp }: Placed): Found[] => {
  const { def } = info;
  if (p.place === 'monsterZone') {
    if (info.token && !faceUp) return [{ id: 'tokenFaceDown', card }];
    // OCG rules, Link Monsters: they have no Defense Position and are never face-down.
    if (def.frame === 'link' && (!faceUp || p.position === 'defense')) return [{ id: 'linkPosition', card }];
    if (!faceUp && (p.position ?? 'attack') === 'attack') return [{ id: 'setInAttack', card }];
    return [];
  }
  if (p.place !== 'spellTrapZone') return [];
  if (def.kind === 'monster') {
    if (!faceUp) return [{ id: 'setMonsterAsSpell', card }];
    const isScale = def.pendulum !== undefined && (PENDULUM_ZONES as readonly number[]).includes(index ?? -1);
    return isScale || p.equippedTo !== undefined ? [] : [{ id: 'monsterAsSpell', card }];
  }
  // A Spell or Trap that neither stays by its kind nor is equipped goes to the GY once it has resolved.
  const stays = STAYING.includes(def.property) || p.equippedTo !== undefined || !faceUp;
  return stays ? [] : [{ id: 'doesNotStay', card }];
};

/** Xyz Materials lie under an Xyz Monster on the field. */
const material = ({ setup, cards, p, card }: Placed): Found[] => {
  if (p.place !== 'attached') return p.attachedTo === undefined ? [] : [{ id: 'materialOfNothing', card }];
  const holder = p.attachedTo === undefined ? undefined : setup.cards[p.attachedTo];
  const holds = holder?.place === 'monsterZone' && cards.get(holder.def).def.frame === 'xyz';
  return holds ? [] : [{ id: 'materialOfNothing', card }];
};

const placedByOthers = new WeakMap<Cards, ReadonlyMap<Counter, ReadonlySet<CardKind>>>();

/** Counters that some card places on others than itself, and the kinds of cards they can come to lie on. */
const foreignCounters = (cards: Cards): ReadonlyMap<Counter, ReadonlySet<CardKind>> => {
  let known = placedByOthers.get(cards);
  if (!known) {
    const found = new Map<Counter, Set<CardKind>>();
    const look = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const { op, on, counter } = part as { op?: unknown; on?: Ref; counter?: Counter };
      if (op === 'placeCounter' && on !== undefined && on !== 'self' && counter) {
        const kinds = typeof on === 'object' && on.kind ? [on.kind].flat() : CARD_KINDS;
        found.set(counter, new Set([...(found.get(counter) ?? []), ...kinds]));
      }
      for (const value of Object.values(part)) look(value);
    };
    for (const { def } of cards.list) look(def.effects);
    known = found;
    placedByOthers.set(cards, known);
  }
  return known;
};

/** How many counters of a kind a card can have at most; 0 where it can have none. */
export const mostCounters = (cards: Cards, def: number, counter: Counter): number => {
  const card = cards.get(def);
  const own = card.holds[counter];
  return own ?? (foreignCounters(cards).get(counter)?.has(card.def.kind) ? Number.POSITIVE_INFINITY : 0);
};

const counters = ({ cards, p, card, onField, faceUp }: Placed): Found[] => {
  const entries = Object.entries(p.counters ?? {}) as [Counter, number][];
  return entries.flatMap(([counter, n]): Found[] => {
    if (n === 0) return [];
    if (!onField) return [{ id: 'counterOffField', card, counter }];
    if (!faceUp) return [{ id: 'counterFaceDown', card, counter }];
    const most = mostCounters(cards, p.def, counter);
    if (most === 0) return [{ id: 'counterForeign', card, counter }];
    return n > most || n < 0 || !Number.isInteger(n) ? [{ id: 'counterTooMany', card, counter, n: most }] : [];
  });
};

/** When and how it came to the field. */
const summons = ({ setup, p, info, card, onField }: Placed): Found[] => {
  if (!onField) return [];
  const { turn = 3 } = setup;
  const found: Found[] = [];
  if ((p.setTurn ?? 0) > turn || (p.summonedTurn ?? 0) > turn) found.push({ id: 'inTheFuture', card });
  if (p.place !== 'monsterZone' || !isFaceUp(p)) return found;
  const { frame } = info.def;
  if (p.method === 'normal' && !canBeNormalSummoned(info)) found.push({ id: 'notNormalSummoned', card });
  // OCG rules: these Summons, and what is treated as one of them, are for monsters of that kind; a Pendulum Summon is for
  // monsters of the hand, and of the Extra Deck for Pendulum Monsters.
  const ofExtraDeck = EXTRA_DECK_FRAMES.includes(frame) && info.def.pendulum === undefined;
  if (p.way === 'pendulum' ? ofExtraDeck : p.way !== undefined && p.way !== frame)
    found.push({ id: 'wayOfOthers', card });
  else if (p.way !== undefined && p.method !== undefined && p.method !== 'special')
    found.push({ id: 'wayNotSpecial', card });
  return found;
};
