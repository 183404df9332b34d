/** English words for where cards are: "your hand, Deck, or GY", "you control". */
import type { PlaceName, Selector } from '../../../engine/definition';
import type { Side } from '../../../engine/terms';
import type { NounOptions } from '../../../engine/wording';
import { labelOf } from '../labels';
import { isField, listOf, placesOf } from '../scope';
import { listed } from './words';

/** What lies under Xyz Monsters. */
export const isAttached = (s: Selector): boolean => placesOf(s.from).every((p) => p === 'attached');

export function isBanished(s: Selector): boolean {
  const places = placesOf(s.from);
  return places.length === 1 && places[0] === 'banished';
}

/** Only some of the places know faces: there the face is said of the place. */
export function facedPartly(s: Selector): boolean {
  const faceless = placesOf(s.from).filter((p) => p === 'hand' || p === 'deck');
  return s.faceUp !== undefined && faceless.length > 0;
}

const POSSESSIVES: Record<Side, string> = { you: 'your', opponent: "your opponent's", both: 'either' };

/** The place as a noun: "your hand, Deck, or GY", "the field". */
export function placePhrase(places: readonly PlaceName[], of: Side | undefined, face = '', all = false): string {
  const fields = places.filter((p) => isField([p]));
  const piles = places.filter((p) => !isField([p]));
  const words = piles.map((p) =>
    p === 'banished' ? 'banished cards' : (p === 'extraDeck' ? face : '') + labelOf('places', p, 'en'),
  );
  if (fields.length > 0) {
    const zone = fields.length === 1 && (fields[0] === 'spellTrapZone' || fields[0] === 'fieldZone') ? fields[0] : null;
    words.push(face + (zone ? labelOf('places', zone, 'en') : 'field'));
  }
  if (all) return `${of === undefined ? 'the' : POSSESSIVES[of]} ${listed(words, 'and')}`;
  if (of === undefined) return `the ${listed(words, 'or')}`;
  if (of === 'both' && piles.length === 0) return `the ${listed(words, 'or')}`;
  return `${POSSESSIVES[of]} ${listed(words, 'or')}`;
}

const ON_A_MONSTER: Record<Side, string> = {
  you: 'a monster you control',
  opponent: 'a monster your opponent controls',
  both: 'a monster on the field',
};

/** "in your Pendulum Zone", "in your Monster Zone or Pendulum Zone": where only Pendulum Zones of the Spell & Trap Zones count. */
function pendulumPlace(s: Selector): string {
  const zone = `${s.not === 'self' ? 'other ' : ''}${labelOf('places', 'pendulumZone', 'en')}`;
  const only = placesOf(s.from).every((p) => p === 'spellTrapZone');
  const both = s.of === undefined || s.of === 'both';
  const whose = both ? (s.all ? "both players'" : "either player's") : POSSESSIVES[s.of ?? 'both'];
  const zones = both && s.all ? `${zone}s` : zone;
  return `in ${whose} ${only ? '' : `${labelOf('places', 'monsterZone', 'en')} or `}${zones}`;
}

/** Where the cards are: "on the field", "you control", "in your GY", "from your Deck". */
export function location(s: Selector, options: NounOptions): string {
  if (options.placeless || s.equippedWithSelf || s.destroyedThisTurn) return '';
  if (s.anyOf?.some((one) => one.of !== undefined)) return '';
  if (isAttached(s)) return `of ${ON_A_MONSTER[s.of ?? 'both']}`;
  if (s.pendulumZone) return pendulumPlace(s);
  if (s.extraMonsterZone) return `in the ${labelOf('places', 'extraMonsterZone', 'en')}s`;
  const places = placesOf(s.from);
  // Wherever a card can be used from: the place goes without saying.
  if (options.quantity === 'kind' && places.includes('hand') && places.some((p) => isField([p]))) return '';
  if (isField(places)) {
    const zones = places.every((p) => p === 'spellTrapZone' || p === 'fieldZone');
    const kinds = listOf(s.kind);
    if (zones && (kinds.length === 0 || places.length === 1)) return `in ${placePhrase(places, s.of ?? 'both')}`;
    if (s.of === 'you') return 'you control';
    return s.of === 'opponent' ? 'your opponent controls' : 'on the field';
  }
  if (isBanished(s)) {
    if (s.of === undefined || s.of === 'both') return '';
    return `${options.source ? 'from' : 'among'} ${placePhrase(places, s.of)}`;
  }
  if (s.all && (s.of === undefined || s.of === 'both'))
    return `${options.source ? 'from' : 'in'} ${listed(places.map(bothPlayers), 'and')}`;
  const face = facedPartly(s) ? (s.faceUp ? 'face-up ' : 'face-down ') : '';
  return `${s.top ? 'of' : options.source ? 'from' : 'in'} ${placePhrase(places, s.of ?? 'both', face, s.all)}`;
}

/** "both GYs", "the field", "the banished cards": the places of both players. */
function bothPlayers(place: PlaceName): string {
  if (place === 'banished') return 'the banished cards';
  return isField([place]) ? 'the field' : `both ${labelOf('places', place, 'en')}s`;
}

/** Whose card something befell is said even where the place is not. */
export function controlled(s: Selector): string {
  if (!isField(placesOf(s.from))) return '';
  if (s.pendulumZone) return s.of === undefined ? '' : pendulumPlace(s);
  return s.of === 'you' ? 'you control' : s.of === 'opponent' ? 'your opponent controls' : '';
}

/** On one line of the Chain the field goes without saying for a single card. */
export function briefLocation(s: Selector, where: string): string {
  return where === 'on the field' && !s.all ? '' : where;
}
