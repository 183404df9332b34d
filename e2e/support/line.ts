/**
 * Finds a duel with a long Chain: the preset decks are played at random by the rules alone until one comes up. So the
 * test keeps its meaning when cards or decks change, and the same rules always find the same duel.
 */
import { advance, type DeckList, type Duel, type Option, type Seat, startDuel } from '../../src/engine';
import { createChance } from '../../src/players/chance';
import { cards, deckNamed } from './rules';

/** A decision in words a player would use. Cards by their English names. */
export type Said =
  | { do: 'act'; card: string; place: string; action: 'normalSummon' | 'setMonster' | 'setCard' | 'activate' }
  | { do: 'chain'; card: string; place: string }
  | { do: 'zone'; zone: string }
  | { do: 'pick'; card: string }
  | { do: 'pass' }
  | { do: 'endTurn' };

export interface LinkTold {
  seat: Seat;
  card: string;
  targets: string[];
  lp: number;
  state: Duel['chain'][number]['state'];
}

interface Moment {
  said: Said;
  /** The Chain after it, while it is being built. */
  building: LinkTold[];
}

export interface Line {
  seed: number;
  first: Seat;
  moments: Moment[];
  /** The Chain as it ended. */
  ended: LinkTold[];
  lp: [number, number];
}

/** Decks with answers to everything. */
export const CHAIN_DECKS = ['light-and-darkness', 'machine-monarchs'] as const;
const DECKS: [DeckList, DeckList] = [deckNamed(CHAIN_DECKS[0]), deckNamed(CHAIN_DECKS[1])];
const DUELS = 20_000;
const DECISIONS = 40;
const LINKS = 4;

/** A duel whose first Main Phase of the second turn sees a Chain of at least four links from both seats. */
export function duelWithLongChain(): Line {
  for (let seed = 1; seed < DUELS; seed++) {
    const line = tryLine(seed);
    if (line) return line;
  }
  throw new Error('no duel with a long Chain was found');
}

function tryLine(seed: number): Line | null {
  const first = (seed % 2) as Seat;
  const chance = createChance(seed);
  let duel = startDuel({ decks: DECKS, options: { seed, first } }, cards);
  const moments: Moment[] = [];
  while (duel.prompt && duel.turn <= 2 && moments.length < DECISIONS) {
    const wanted = wantedOptions(duel);
    const answer = wanted[chance.below(wanted.length)]!;
    const said = saidOf(duel, answer);
    if (!said) return null;
    const inMain = duel.turn === 2 && duel.at.turn === 'mainPhase1';
    duel = advance(duel, cards, answer);
    const building = duel.prompt?.kind === 'chain' ? toldChain(duel, duel.chain) : [];
    moments.push({ said, building });
    const ended = toldChain(duel, duel.resolvedChain);
    const isOver = duel.chain.length === 0 && duel.prompt?.kind === 'open' && duel.at.turn === 'mainPhase1';
    if (inMain && isOver && isLong(ended)) {
      return { seed, first, moments, ended, lp: [duel.seats[0].lp, duel.seats[1].lp] };
    }
  }
  return null;
}

const isLong = (links: LinkTold[]): boolean =>
  links.length >= LINKS &&
  new Set(links.map(({ seat }) => seat)).size === 2 &&
  new Set(links.map(({ state }) => state)).size > 1 &&
  links.some(({ targets }) => targets.length > 0);

/** In the first turn everything is Set; in the second everything is answered. */
function wantedOptions({ prompt, turn, at }: Duel): number[] {
  const options = prompt?.options ?? [];
  const all = options.map((_, index) => index);
  const among = (...wanted: Option['do'][]): number[] => all.filter((i) => wanted.includes(options[i]!.do));
  const firstOf = (...lists: number[][]): number[] => lists.find((list) => list.length > 0) ?? all;
  switch (prompt?.kind) {
    case 'open':
      if (turn === 1) return firstOf(among('setCard', 'normalSummon'), among('toPhase'));
      return at.turn === 'mainPhase1' ? firstOf(among('activate')) : firstOf(among('pass'));
    case 'chain':
    case 'trigger':
    case 'summonNegation':
      return turn === 1 ? firstOf(among('pass', 'decline')) : firstOf(among('activate'));
    case 'fastEffect':
    case 'phaseEnd':
      return firstOf(among('pass'));
    default:
      return all;
  }
}

const nameOf = (duel: Duel, card: number): string => {
  const { def } = duel.cards[card]!;
  return def === 0 ? '' : cards.get(def).def.name.en;
};

function toldChain(duel: Duel, links: Duel['chain']): LinkTold[] {
  return links.map(({ ctx, targets, cost, state }) => ({
    seat: ctx.seat,
    card: cards.get(ctx.def).def.name.en,
    targets: targets.map(({ card }) => nameOf(duel, card)),
    lp: cost.lp,
    state,
  }));
}

/** What the page has to be told, or null where it could not be said in so few words. */
function saidOf(duel: Duel, answer: number): Said | null {
  const { prompt } = duel;
  const option = prompt?.options[answer];
  if (!prompt || !option) return null;
  const named = (card: number): string => `${nameOf(duel, card)} ${placeOf(duel, card)}`;
  // Copies of a card in one place, and effects of one card, have no names that tell them apart.
  const copies = prompt.options.some(
    (other) =>
      'card' in other &&
      'card' in option &&
      other !== option &&
      named(other.card) === named(option.card) &&
      (other.card !== option.card || (other.do === 'activate' && option.do === 'activate')),
  );
  if (copies) return null;
  switch (option.do) {
    case 'pass':
    case 'decline':
      return { do: 'pass' };
    case 'normalSummon':
    case 'setMonster':
    case 'setCard':
      return { do: 'act', card: nameOf(duel, option.card), place: placeOf(duel, option.card), action: option.do };
    case 'activate': {
      const card = nameOf(duel, option.card);
      const place = placeOf(duel, option.card);
      return prompt.kind === 'open' ? { do: 'act', card, place, action: 'activate' } : { do: 'chain', card, place };
    }
    case 'toPhase':
      return option.phase === 'end' ? { do: 'endTurn' } : null;
    case 'zone':
      return { do: 'zone', zone: zoneName(option.seat, option.place, option.index) };
    case 'pick': {
      const isOnly = prompt.options.every(
        (other) => other === option || other.do !== 'pick' || nameOf(duel, other.card) !== nameOf(duel, option.card),
      );
      return isOnly && prompt.group?.max === 1 ? { do: 'pick', card: nameOf(duel, option.card) } : null;
    }
    default:
      return null;
  }
}

/** `hand`, or the short name of a zone. */
function placeOf(duel: Duel, card: number): string {
  const { place, controller, index } = duel.cards[card]!;
  return place === 'monsterZone' || place === 'spellTrapZone' ? zoneName(controller, place, index) : place;
}

/** As the page names zones for whoever sits at the first seat. */
function zoneName(seat: Seat, place: string, index: number): string {
  return `${seat === 0 ? '' : 'o'}${place === 'monsterZone' ? 'M' : 'S'}${index + 1}`;
}
