/**
 * What has to be looked at in this duel and what not: a kind of effect that none of its cards has costs nothing.
 * Follows from the entities, so it is found once for each duel and never part of its state.
 */
import type { Place } from '../terms';
import type { Cards } from './cards';
import type { Duel } from './duel';

export interface Cast {
  /** How many entities there were: Tokens come later. */
  entities: number;
  /** Places some effect is activated from. */
  places: ReadonlySet<Place>;
  /** Entities with effects that are activated in the Deck. */
  deck: readonly number[];
  /** Entities with mandatory Trigger Effects of the hand or Deck. */
  hiddenMandatory: readonly number[];
  /** Some card has a winning text. */
  wins: boolean;
}

// The options are made with the duel and stay the same object as long as it goes on.
const casts = new WeakMap<Duel['options'], Cast>();

export const castOf = (duel: Duel, cards: Cards): Cast => {
  const known = casts.get(duel.options);
  if (known?.entities === duel.cards.length) return known;
  const infos = duel.cards.map(({ id, def }) => ({ id, info: cards.get(def) }));
  const cast: Cast = {
    entities: infos.length,
    places: new Set(infos.flatMap(({ info }) => Object.keys(info.usable) as Place[])),
    deck: infos.filter(({ info }) => info.usable.deck).map(({ id }) => id),
    hiddenMandatory: infos
      .filter(({ info }) => info.triggers.some((e) => e.hidden && e.effect.mandatory))
      .map(({ id }) => id),
    wins: infos.some(({ info }) => info.wins.length > 0),
  };
  casts.set(duel.options, cast);
  return cast;
};
