/** Finds rulings by what they say, their cards, their ids and the rules they show, in both languages and by initial consonants. */
import { loadCards } from '@/catalogue';
import type { Ruling } from '@/rulings/all';
import { type Findable, findable } from '../search/words';
import { cardsOf, rulesOf } from './contents';
import { TOPIC_NAMES } from './topics';

export interface Entry extends Findable {
  ruling: Ruling;
}

export function indexOf(rulings: readonly Ruling[]): Entry[] {
  const names = new Map(loadCards().map(({ name }) => [name.en, name]));
  return rulings.map((ruling) => {
    const { scenario, topic } = ruling;
    const { id, title, statement, covers } = scenario;
    const cards = cardsOf(scenario).flatMap((card) => {
      const name = names.get(card);
      return name ? [name] : [];
    });
    const korean = [title.ko, statement.ko, TOPIC_NAMES[topic].ko, ...cards.map(({ ko }) => ko)];
    const other = [id, title.en, statement.en, TOPIC_NAMES[topic].en, ...covers, ...rulesOf(scenario)];
    return {
      ruling,
      ...findable([], [...korean, ...other, ...cards.flatMap(({ en, ja }) => [en, ja])]),
    };
  });
}
