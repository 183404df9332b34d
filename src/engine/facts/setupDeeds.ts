/** What a position says was done this turn: attacks and the like, and effects that were used. */
import type { Cards } from '../state/cards';
import type { BoardSetup, PlacedCard } from '../state/create';
import { countedUse } from '../state/limits';
import { phaseOfNode } from '../state/phase';
import { FIELD } from '../terms';
import { isFaceUp } from './setupCards';
import type { Found } from './setupProblem';

/** OCG rules: attacks are declared in the Battle Phase of the turn player, which the first turn does not have. */
const hasBattleBegun = ({ at = 'mainPhase1', turn = 3, options }: BoardSetup): boolean => {
  const phase = phaseOfNode(at);
  const isLate = phase === 'battle' || phase === 'main2' || phase === 'end';
  return isLate && turn > 0 && !(turn === 1 && options?.openingTurn);
};

export const deedProblems = (setup: BoardSetup, card: number): Found[] => {
  const p = setup.cards[card]!;
  const { attacks = 0, did = [] } = p;
  if (attacks === 0 && did.length === 0) return [];
  // Also after it was turned face-down (rulings reset-fd-keep-attack-no-flip-summon).
  if (p.place !== 'monsterZone') return [{ id: 'deedElsewhere', card }];
  const fought = attacks > 0 || did.includes('battled') || did.includes('destroyedByBattle');
  if (fought && !hasBattleBegun(setup)) return [{ id: 'deedBeforeBattle', card }];
  const turnPlayer = setup.turnPlayer ?? setup.options?.first ?? 0;
  return attacks > 0 && p.seat !== turnPlayer ? [{ id: 'attackedForOther', card }] : [];
};

/** Uses of each copy, then those by name. */
export const problemsOfUses = (setup: BoardSetup, cards: Cards): Found[] => {
  const found: Found[] = [];
  for (const [card, p] of setup.cards.entries()) {
    if (!p.used || p.used.length === 0) continue;
    // Rulings reset-*: turned face-down it forgets what it has used.
    if (FIELD.includes(p.place) && !isFaceUp(p)) found.push({ id: 'usedFaceDown', card });
    else {
      const strange = p.used.find((effect) => !isUsedAt(p, effect, cards));
      const wrong = strange === undefined ? tooMany(p.used, p.def, 'copy', cards) : [noSuchUse(strange)];
      found.push(...wrong.map(({ at: _at, ...one }): Found => ({ ...one, card })));
    }
  }
  const { used = [] } = setup;
  for (const seat of [0, 1] as const) {
    for (const def of new Set(used.flatMap((use) => (use.seat === seat ? [use.def] : [])))) {
      const own = used.flatMap((use, at) => (use.seat === seat && use.def === def ? [at] : []));
      const effects = own.map((at) => used[at]!.effect);
      for (const { at, ...one } of tooMany(effects, def, 'name', cards))
        found.push({ ...one, seat, def, use: own[at]! });
    }
  }
  return found;
};

/** Whether an effect under this limit is used where the card is: one of the GY does not count on the field. */
export const isUsedAt = ({ def, place }: Pick<PlacedCard, 'def' | 'place'>, effect: number, cards: Cards): boolean => {
  const info = cards.get(def);
  const use = countedUse(info, effect, 'copy');
  return use?.effects.some((one) => info.effects[one]?.from.has(place) ?? false) ?? false;
};

const noSuchUse = (effect: number): Surplus => ({ id: 'noSuchUse', effect, at: 0 });

type Surplus = Pick<Found, 'id' | 'effect' | 'n'> & { at: number };

/** Uses that no effect of the card can have had, and those above what a limit allows. */
const tooMany = (effects: readonly number[], def: number, by: 'copy' | 'name', cards: Cards): Surplus[] => {
  const seen = new Map<string, number>();
  return effects.flatMap((effect, at): Surplus[] => {
    const use = cards.has(def) ? countedUse(cards.get(def), effect, by) : null;
    if (!use) return [{ id: 'noSuchUse', effect, at }];
    const n = (seen.get(use.key) ?? 0) + 1;
    seen.set(use.key, n);
    return n > use.most ? [{ id: 'usedTooOften', effect, n: use.most, at }] : [];
  });
};
