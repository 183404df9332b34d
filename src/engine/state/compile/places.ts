/** Places an effect is used from or applies in. */
import type { CardDefinition, Condition, Effect, PlaceName, When } from '../../definition';
import type { CardKind, Place } from '../../terms';
import { FIELD } from '../../terms';

export const placesOf = (names: PlaceName | PlaceName[] | undefined, fallback: readonly Place[]): Set<Place> => {
  if (names === undefined) return new Set(fallback);
  const out = new Set<Place>();
  for (const n of Array.isArray(names) ? names : [names]) {
    if (n === 'field') for (const f of FIELD) out.add(f);
    else out.add(n);
  }
  return out;
};

/** Events that befall the card itself and say where it is afterwards. */
const placeAfter = (when: When, card: CardDefinition): Place[] | null => {
  // OCG rules, Pendulum: what leaves the field lies face-up in the Extra Deck.
  const gone: Place[] = card.pendulum ? ['gy', 'banished', 'extraDeck'] : ['gy', 'banished'];
  switch (when.event) {
    case 'sentToGY':
      return when.card === 'self' ? ['gy'] : null;
    case 'banished':
      return when.card === 'self' ? ['banished'] : null;
    case 'addedToHand':
      return when.card === 'self' ? ['hand'] : null;
    case 'returned':
      return when.card === 'self' ? [when.to] : null;
    case 'tributed':
      return when.card === 'self' ? (when.to ? [when.to] : gone) : null;
    case 'destroyed':
    case 'leavesField':
    case 'discarded':
      return when.card === 'self' ? gone : null;
    default:
      return null;
  }
};

const kindField: Record<CardKind, readonly Place[]> = {
  monster: ['monsterZone'],
  spell: ['spellTrapZone', 'fieldZone'],
  trap: ['spellTrapZone'],
};

/** When a Trap can be activated from the hand. */
export const fromHand = (card: CardDefinition): readonly Condition[] | null => {
  const rule = card.effects.find((e) => e.kind === 'rule' && e.rule === 'canBeActivatedFromHand');
  return rule && 'if' in rule ? (rule.if ?? []) : null;
};

export const defaultPlaces = (card: CardDefinition, effect: Effect, whens: When[]): readonly Place[] => {
  if (effect.pendulum) return effect.kind === 'activation' ? ['hand'] : ['spellTrapZone'];
  if (effect.kind === 'activation') {
    if (card.kind === 'trap') return fromHand(card) ? ['hand', 'spellTrapZone'] : ['spellTrapZone'];
    return card.property === 'field' ? ['hand', 'fieldZone'] : ['hand', 'spellTrapZone'];
  }
  if (effect.kind === 'trigger') {
    const after = whens.flatMap((w) => placeAfter(w, card) ?? []);
    if (after.length > 0) return after;
  }
  return kindField[card.kind];
};
