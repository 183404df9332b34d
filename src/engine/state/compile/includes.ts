/** What an effect includes, which other cards ask about: never declared, read from its operations. */
import type { Effect, Includes, Ref, Step } from '../../definition';
import type { Place } from '../../terms';
import { FIELD } from '../../terms';
import { placesOf } from './places';

const refFrom = (ref: Ref): Place[] | null =>
  typeof ref === 'object' ? [...placesOf(ref.from, ref.from === undefined ? FIELD : [])] : null;

/** What an effect includes, read from its operations (the facts Ash Blossom and Solemn Warning ask about). */
export const includesOf = (steps: Step[], effect: Effect, out = new Set<Includes>()): Set<Includes> => {
  // What an effect turns up lies in the Deck until it does something with it.
  const turnedUp = new Set<Ref>();
  const fromDeck = (ref: Ref): boolean =>
    turnedUp.has(ref) || refFrom(resolveTarget(ref, effect))?.includes('deck') === true;
  for (const s of steps) {
    switch (s.op) {
      case 'addToHand':
        if (fromDeck(s.what)) out.add('addFromDeck');
        break;
      case 'specialSummon':
        out.add('specialSummon');
        if (fromDeck(s.what)) out.add('summonFromDeck');
        break;
      case 'fusionSummon':
      case 'ritualSummon': {
        out.add('specialSummon');
        const from = s.op === 'fusionSummon' ? [...s.from, ...(s.also?.from ?? [])] : s.from;
        const toGY = s.op === 'fusionSummon' ? s.to === undefined : s.send === true;
        if (toGY && from.includes('deck')) out.add('sendFromDeck');
        break;
      }
      case 'summonTokens':
        out.add('specialSummon');
        break;
      case 'sendToGY':
        if (fromDeck(s.what)) out.add('sendFromDeck');
        break;
      case 'destroy':
        out.add('destroy');
        if (targetsMeant(s.what, effect).some(meansMonsters)) out.add('destroyMonster');
        break;
      case 'banish':
        out.add('banish');
        break;
      case 'draw':
        // rulings ash-*: drawing adds a card from the Deck to the hand.
        out.add('draw').add('addFromDeck');
        break;
      case 'excavate':
        turnedUp.add(`$${s.found}`);
        if (s.as) turnedUp.add(`$${s.as}`);
        break;
      case 'delay':
        includesOf(s.do, effect, out);
        break;
      case 'linger':
        if (s.reaction) includesOf(s.reaction.do, effect, out);
        break;
      case 'tossCoin':
        includesOf(s.heads, effect, out);
        includesOf(s.tails, effect, out);
        break;
      case 'chooseOne':
        for (const o of s.of) includesOf(o.do, effect, out);
        break;
      default:
    }
  }
  return out;
};
/** Monsters on the field: said by a selector, or by a name that stands for monsters. */
const meansMonsters = (ref: Ref): boolean => {
  if (typeof ref === 'string') return MONSTER_NAMES.has(ref);
  const kinds = ref.kind === undefined ? null : [ref.kind].flat();
  const places = placesOf(ref.from, FIELD);
  return places.has('monsterZone') && (kinds === null || kinds.includes('monster')) && ref.property === undefined;
};
const MONSTER_NAMES: ReadonlySet<string> = new Set([
  '$equipped',
  '$attacker',
  '$attackTarget',
  '$battling',
  '$yourBattler',
  '$opponentsBattler',
]);
const resolveTarget = (ref: Ref, effect: Effect): Ref => {
  if (typeof ref === 'string' && ref.startsWith('$') && 'target' in effect) {
    const t = effect.target?.find((x) => `$${x.as}` === ref);
    if (t) return t;
  }
  return ref;
};

/** What a reference to one target or to all of them picks. */
const targetsMeant = (ref: Ref, effect: Effect): Ref[] =>
  ref === '$allTargets' && 'target' in effect ? (effect.target ?? []) : [resolveTarget(ref, effect)];
