/** Effects that were used, by the numbers a card gives them. */
import { effectNumbers } from '../../catalogue';
import { type Cards, type CountedUse, countedUses } from '../../engine';
import type { UsedNumber } from '../schema';

type By = CountedUse['by'];

const numbersOf = (def: number, cards: Cards): (number | null)[] => effectNumbers(cards.get(def).def);

/** The limits of a card one of whose effects has this number; 0 for what has none. */
const withNumber = (def: number, by: By, number: number, cards: Cards): CountedUse[] => {
  const numbers = numbersOf(def, cards);
  return countedUses(cards.get(def)).filter(
    (use) => use.by === by && use.effects.some((index) => (numbers[index] ?? 0) === number),
  );
};

/** @returns the index of the effect that stands for the limit; null where the card has no such limit */
export function effectOf(said: UsedNumber, def: number, by: By, cards: Cards): number | null {
  const { effect, option } = typeof said === 'number' ? { effect: said, option: 1 } : said;
  return withNumber(def, by, effect, cards)[option - 1]?.effects[0] ?? null;
}

/** @param index any of the effects that share the limit */
export function usedNumber(index: number, def: number, by: By, cards: Cards): UsedNumber {
  const use = countedUses(cards.get(def)).find((one) => one.by === by && one.effects.includes(index));
  const effect = numbersOf(def, cards)[use?.effects[0] ?? index] ?? 0;
  const same = withNumber(def, by, effect, cards);
  const option = same.findIndex((one) => one.key === use?.key) + 1;
  return same.length > 1 ? { effect, option } : effect;
}
