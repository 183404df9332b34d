/** What was used in the duels played: cards, effects and the rows of the phrase table they are written with. */
import type { CardDefinition, Duel, DuelEvent, Effect, Option } from '../engine';

/** The keys under which a definition names a row, and how the kinds of row are told apart. */
const ROW_KEYS = { op: 'operation', mod: 'modifier', cond: 'condition', event: 'event' } as const;

/** Every row a piece of a definition is written with: `operation draw`, `event destroyed`, `kind trigger`. */
function rowsOf(part: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) rowsOf(item, into);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      if (key in ROW_KEYS && typeof value === 'string') into.add(`${ROW_KEYS[key as keyof typeof ROW_KEYS]} ${value}`);
      else rowsOf(value, into);
    }
  }
  return into;
}

export function rowsOfEffect(effect: Effect): Set<string> {
  const rows = rowsOf(effect);
  rows.add(`kind ${effect.kind}`);
  if (effect.kind === 'rule') rows.add(`rule ${effect.rule}`);
  return rows;
}

interface Unused {
  rows: string[];
  effects: string[];
  cards: string[];
}

export class Usage {
  private readonly cards = new Set<number>();
  private readonly effects = new Set<string>();
  /** Passcodes of cards that replaced a destruction: the event does not say with which effect. */
  private readonly replacing = new Set<number>();
  private readonly seenApplying = new WeakSet<object>();

  /**
   * To be handed to `watchEvents`: that a continuous effect applies is no event of its own, and some apply only between
   * two decisions.
   */
  readonly note = (duel: Duel): void => {
    if (this.seenApplying.has(duel.applying)) return;
    this.seenApplying.add(duel.applying);
    for (const { card, effect } of duel.applying) this.effect(duel.cards[card]?.def, effect);
  };

  /** At every stop: a procedure about to be used leaves no event that says which it was. */
  stop(duel: Duel, option: Option | undefined): void {
    this.note(duel);
    if (option?.do === 'specialSummon') this.effect(duel.cards[option.card]?.def, option.effect);
  }

  /** At the end of a duel. */
  add(duel: Duel): void {
    for (const events of [...duel.past, duel.log]) for (const event of events) this.event(duel, event);
  }

  private event(duel: Duel, event: DuelEvent): void {
    if (event.type === 'activated') {
      this.effect(event.def, event.effect);
      this.cards.add(event.def);
    } else if (event.type === 'applied') this.effect(duel.cards[event.card]?.def, event.effect);
    else if (event.type === 'moved' && event.to === 'spellTrapZone' && event.reasons.includes('destroyed'))
      this.replacing.add(event.def);
    else if (event.type === 'replaced') this.replacing.add(duel.cards[event.source]?.def ?? 0);
    else if (event.type === 'summoned') this.cards.add(event.def);
  }

  private effect(def: number | undefined, effect: number): void {
    if (def !== undefined) this.effects.add(`${def}:${effect}`);
  }

  /** Effects used, by passcode: their places in the definitions. */
  used(definitions: readonly CardDefinition[]): Record<number, number[]> {
    const out: Record<number, number[]> = {};
    for (const card of definitions) {
      const list = card.effects.flatMap((effect, index) => (this.has(card, effect, index) ? [index] : []));
      if (list.length > 0) out[card.id] = list;
    }
    return out;
  }

  private has(card: CardDefinition, effect: Effect, index: number): boolean {
    return (
      this.effects.has(`${card.id}:${index}`) ||
      (effect.kind === 'replacement' && this.replacing.has(card.id)) ||
      (effect.kind === 'rule' && this.played(card))
    );
  }

  /** Passcodes of the cards with an effect that was not used. */
  pending(definitions: readonly CardDefinition[]): number[] {
    return definitions
      .filter((card) => !this.played(card) || card.effects.some((effect, index) => !this.has(card, effect, index)))
      .map(({ id }) => id);
  }

  private played(card: CardDefinition): boolean {
    return this.cards.has(card.id) || card.effects.some((_, index) => this.effects.has(`${card.id}:${index}`));
  }

  /**
   * What of the catalogue was not used. Rule effects are no effects anyone uses: they count as used with their card.
   * @param known rows that exist whether or not a card is written with them
   */
  unused(definitions: readonly CardDefinition[], known: Iterable<string> = []): Unused {
    const rows = new Set(known);
    const usedRows = new Set<string>();
    const effects: string[] = [];
    const cards: string[] = [];
    for (const card of definitions) {
      if (!this.played(card)) cards.push(card.name.en);
      for (const [index, effect] of card.effects.entries()) {
        const used = this.has(card, effect, index);
        if (!used) effects.push(`${card.name.en} ${index}`);
        for (const row of rowsOfEffect(effect)) {
          rows.add(row);
          if (used) usedRows.add(row);
        }
      }
    }
    return { rows: [...rows].filter((row) => !usedRows.has(row)).sort(), effects, cards };
  }
}
