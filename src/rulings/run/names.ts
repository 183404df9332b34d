/** Finds the cards a scenario talks about. */
import { effectNumbers } from '../../catalogue';
import type { CardState, Cards, Duel, Option } from '../../engine';
import type { Who } from '../schema';
import { fail, nameOf, seatOf, whoIs } from './failure';

/** What the board said of a card: which seat had it, under which label. */
export interface Origin {
  seat: 0 | 1;
  label: string | null;
}

export interface CardRef {
  name: string;
  label: string | null;
  seat: 0 | 1 | null;
}

export function parseRef(text: string): CardRef {
  const parts = /^(.+?)(?:#([^#@]+))?(?:@(turnPlayer|opponent))?$/.exec(text);
  if (!parts?.[1]) return fail(`"${text}" names no card`, `"${text}"에는 카드 이름이 없습니다.`);
  return { name: parts[1].trim(), label: parts[2] ?? null, seat: parts[3] ? seatOf(parts[3] as Who) : null };
}

const indexes = new WeakMap<Cards, Map<string, number[]>>();

/** Passcodes of a name in any language, or of a passcode written as text. */
export function passcodesOf(cards: Cards, name: string): number[] {
  let index = indexes.get(cards);
  if (!index) {
    index = new Map();
    for (const { def } of cards.list) {
      for (const key of new Set([def.name.en, def.name.ko, def.name.ja, String(def.id)])) {
        index.set(key, [...(index.get(key) ?? []), def.id]);
      }
    }
    indexes.set(cards, index);
  }
  return index.get(name) ?? [];
}

const isNamed = (cards: Cards, card: CardState, name: string): boolean =>
  card.token
    ? [card.token.name.en, card.token.name.ko, card.token.name.ja].includes(name)
    : passcodesOf(cards, name).includes(card.def);

/** Cards in one pile of one owner cannot be told apart by where they are. */
const PILES: readonly string[] = ['hand', 'deck', 'extraDeck', 'gy', 'banished'];
const whereabouts = (card: CardState): string =>
  PILES.includes(card.place) ? `${card.place} of ${card.owner}` : `${card.place} of ${card.controller}, ${card.index}`;

export class Finder {
  constructor(
    private readonly cards: Cards,
    private readonly origins: readonly Origin[],
  ) {}

  matches(duel: Duel, id: number, text: string): boolean {
    const ref = parseRef(text);
    const card = duel.cards[id];
    if (!card || !isNamed(this.cards, card, ref.name)) return false;
    const origin = this.origins[id];
    if (ref.label !== null && ref.label !== (origin ? origin.label : this.ordinal(duel, card))) return false;
    return ref.seat === null || ref.seat === (origin?.seat ?? card.controller);
  }

  /** Tokens made during the case are told apart by their number among those of their name. */
  private ordinal(duel: Duel, token: CardState): string | null {
    const name = token.token?.name.en;
    const sisters = duel.cards.filter((card) => card.token?.name.en === name);
    return name === undefined ? null : String(sisters.findIndex(({ id }) => id === token.id) + 1);
  }

  /** Every card of the duel it can mean. */
  all(duel: Duel, text: string): CardState[] {
    const { name } = parseRef(text);
    const found = duel.cards.filter((card) => this.matches(duel, card.id, text));
    if (found.length === 0 && passcodesOf(this.cards, name).length === 0) {
      fail(`no card of the catalogue is called "${name}"`);
    }
    return found;
  }

  /** The one card it means; copies that lie in the same pile count as one. */
  one(duel: Duel, text: string, among?: ReadonlySet<number>): CardState {
    const found = this.all(duel, text).filter((card) => !among || among.has(card.id));
    const [first] = found;
    if (!first) return fail(`"${text}" is not ${among ? 'among the choices' : 'in this duel'}`);
    if (found.some((card) => whereabouts(card) !== whereabouts(first))) {
      fail(
        `"${text}" can mean several cards: ${found.map(whereabouts).join('; ')}. Give them labels or say @turnPlayer`,
      );
    }
    return first;
  }

  /**
   * The option that does this with this card.
   * @param variant which of several effects that share a number, from 1
   */
  option(duel: Duel, does: Option['do'], text: string, effect?: number, variant?: number): number | null {
    const { prompt } = duel;
    if (!prompt) return null;
    const fits = prompt.options.flatMap((option, index) =>
      option.do === does && 'card' in option && this.matches(duel, option.card, text) ? [{ option, index }] : [],
    );
    const wanted = fits.filter(
      ({ option }) =>
        effect === undefined || !('effect' in option) || this.numberOf(duel, option.card, option.effect) === effect,
    );
    if (wanted.length === 0) return null;
    const card = this.one(duel, text, new Set(wanted.map(({ option }) => option.card)));
    let own = wanted.filter(({ option }) => option.card === card.id);
    const [first] = own;
    const variants = first && 'effect' in first.option ? this.variants(duel, card.id, first.option.effect) : [];
    if (variant !== undefined && variants.length > 1) {
      own = own.filter(({ option }) => 'effect' in option && option.effect === variants[variant - 1]);
    }
    if (own.length > 1) {
      fail(`${nameOf(duel, this.cards, card.id)} of ${whoIs(card.controller)} offers several effects: say which`);
    }
    return own[0]?.index ?? null;
  }

  /** The effects to activate that share their printed number with this one, itself among them. */
  variants(duel: Duel, id: number, index: number): number[] {
    const number = this.numberOf(duel, id, index);
    const card = duel.cards[id];
    if (!card || !this.cards.has(card.def)) return [index];
    return this.cards
      .get(card.def)
      .activated.map((e) => e.index)
      .filter((other) => this.numberOf(duel, id, other) === number);
  }

  /**
   * Number of an effect as printed, 0 where the text gives none. In a Pendulum Zone numbers are those of the Pendulum Effects,
   * elsewhere those of the monster effects: what does not live there has none (-1).
   */
  numberOf(duel: Duel, id: number, index: number): number {
    const card = duel.cards[id];
    if (!card || !this.cards.has(card.def)) return index + 1;
    const { def } = this.cards.get(card.def);
    const effect = def.effects[index];
    const elsewhere = effect?.kind !== 'activation' && (effect?.pendulum ?? false) !== (card.field?.pendulum ?? false);
    if (def.pendulum && elsewhere) return -1;
    return effectNumbers(def)[index] ?? 0;
  }
}
