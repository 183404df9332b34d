/** A player that looks for what has not happened yet in this duel. */
import type { CardView, Option } from '../engine';
import { createChance } from './chance';
import type { Ask, Player } from './player';

/** How much an option never taken is worth, by what it does; each time it was taken it is worth less. */
const WORTH: Record<Option['do'], number> = {
  activate: 60,
  specialSummon: 60,
  materialSummon: 60,
  pendulumSummon: 60,
  process: 20,
  flipSummon: 15,
  normalSummon: 15,
  attack: 15,
  setMonster: 5,
  setCard: 8,
  changePosition: 4,
  toPhase: 6,
  pass: 6,
  decline: 3,
  no: 2,
  yes: 10,
  done: 4,
  pick: 10,
  direct: 10,
  zone: 10,
  position: 10,
  choose: 10,
  declare: 10,
};
/** Going on is never used up, or a duel would not end. */
const LASTING: ReadonlySet<Option['do']> = new Set(['toPhase', 'pass', 'decline', 'no', 'done', 'direct']);
const FINE = 100;

class Explorer implements Player {
  readonly name: string;
  private readonly chance: ReturnType<typeof createChance>;
  private readonly taken = new Map<string, number>();

  constructor(seed: number) {
    this.name = `explorer(${seed})`;
    this.chance = createChance(seed);
  }

  choose({ prompt, view }: Ask): number {
    const { cards } = view();
    const byId = new Map(cards.map((card) => [card.id, card]));
    const keys = prompt.options.map((option) => keyOf(option, byId, prompt.purpose ?? prompt.kind));
    const weights = prompt.options.map((option, at) => this.weight(option, keys[at]!));
    let left = this.chance.below(weights.reduce((sum, weight) => sum + weight, 0));
    let chosen = 0;
    while (left >= weights[chosen]!) left -= weights[chosen++]!;
    const key = keys[chosen]!;
    this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
    return chosen;
  }

  private weight(option: Option, key: string): number {
    const worth = WORTH[option.do] * FINE;
    if (LASTING.has(option.do)) return worth;
    const times = this.taken.get(key) ?? 0;
    return Math.max(1, Math.floor(worth / (1 + times) ** 2));
  }
}

/** The same for every copy of a card: what it does, with which card, for what. */
function keyOf(option: Option, cards: ReadonlyMap<number, CardView>, about: string): string {
  const { do: what, ...rest } = option;
  const words = Object.entries(rest).map(([name, value]) =>
    name === 'card' ? (cards.get(Number(value))?.def ?? '?') : String(value),
  );
  return [what, ...words, ...(what === 'activate' ? [] : [about])].join(' ');
}

/** Prefers options it has not taken yet. */
export function explorer(seed: number): Player {
  return new Explorer(seed);
}
