/** Finds rulings by what they say, their cards, their ids and the rules they show, in both languages and by initial consonants. */
import { loadCards } from '@/catalogue';
import type { Ruling } from '@/rulings/all';
import { type Findable, findable, found } from '../search/words';
import { actorsOf, cardsOf, rulesOf } from './contents';
import { TOPIC_NAMES } from './topics';

export interface Entry extends Findable {
  ruling: Ruling;
  /** The title; the statement and topic; the cards that act in it: the earlier something is found, the nearer it is. */
  nearest: readonly Findable[];
}

/** What is found, the nearest first; of equals the order stays. */
export function nearestFirst(entries: readonly Entry[], query: string): Entry[] {
  if (query.trim() === '') return [...entries];
  const nearness = ({ nearest }: Entry): number => {
    const at = nearest.findIndex((part) => found([part], query).length > 0);
    return at < 0 ? nearest.length : at;
  };
  return found(entries, query)
    .map((entry) => ({ entry, at: nearness(entry) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

export function indexOf(rulings: readonly Ruling[]): Entry[] {
  const names = new Map(loadCards().map(({ name }) => [name.en, name]));
  return rulings.map((ruling) => {
    const { scenario, topic } = ruling;
    const { id, title, statement, covers } = scenario;
    const named = (list: readonly string[]) => list.flatMap((card) => names.get(card) ?? []);
    const cards = named(cardsOf(scenario));
    const korean = [title.ko, statement.ko, TOPIC_NAMES[topic].ko, ...cards.map(({ ko }) => ko)];
    const other = [id, title.en, statement.en, TOPIC_NAMES[topic].en, ...covers, ...rulesOf(scenario)];
    return {
      ruling,
      nearest: [
        findable([], [title.ko, title.en]),
        findable([], [statement.ko, statement.en, TOPIC_NAMES[topic].ko, TOPIC_NAMES[topic].en]),
        findable(
          [],
          named(actorsOf(scenario)).flatMap(({ ko, en, ja }) => [ko, en, ja]),
        ),
      ],
      ...findable([], [...korean, ...other, ...cards.flatMap(({ en, ja }) => [en, ja])]),
    };
  });
}
