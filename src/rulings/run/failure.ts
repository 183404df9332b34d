import type { Cards, Duel, Option, Prompt } from '../../engine';
import type { Who } from '../schema';

/** A ruling that did not come true, or a scenario that does not fit the duel. The message is the reason. */
export class Failure extends Error {
  /** @param ko the same in Korean, where a player can get to read it */
  constructor(
    message: string,
    readonly ko?: string,
  ) {
    super(message);
  }
}

export function fail(message: string, ko?: string): never {
  throw new Failure(message, ko);
}

export const whoIs = (seat: number): Who => (seat === 0 ? 'turnPlayer' : 'opponent');
export const seatOf = (who: Who): 0 | 1 => (who === 'turnPlayer' ? 0 : 1);

/** English name of a card of the duel. */
export function nameOf(duel: Duel, cards: Cards, id: number): string {
  const card = duel.cards[id];
  if (!card) return `card ${id}`;
  if (card.token) return card.token.name.en;
  return cards.has(card.def) ? cards.get(card.def).def.name.en : `card ${card.def}`;
}

export function optionText(duel: Duel, cards: Cards, option: Option): string {
  const words = Object.entries(option)
    .filter(([key]) => key !== 'do' && key !== 'card')
    .map(([key, value]) => (typeof value === 'number' && key === 'effect' ? `effect[${value}]` : String(value)));
  return [option.do, ...('card' in option ? [nameOf(duel, cards, option.card)] : []), ...words].join(' ');
}

export function promptText(duel: Duel, cards: Cards): string {
  const prompt: Prompt | null = duel.prompt;
  if (!prompt) return duel.result ? `the duel is over (${duel.result.reason})` : 'nobody is asked';
  const by = prompt.card === undefined ? '' : ` by ${nameOf(duel, cards, prompt.card)}`;
  const why = prompt.purpose ? ` for ${prompt.purpose}` : '';
  const options = prompt.options.map((o) => optionText(duel, cards, o)).join(' | ');
  return `${whoIs(prompt.seat)} is asked (${prompt.kind}${why}${by}): ${options}`;
}
