/** How cards, places and players are called on the page. */
import { effectNumbers } from '@/catalogue/numbers';
import { labelOf } from '@/catalogue/text/labels';
import type { CardDefinition, CardView, Place, Seat } from '@/engine';
import type { Lang } from '@/store/settings';
import { spotOf } from '../board/layout';
import { STRINGS } from '../strings';

/** Places in which a hidden card does not lie face-down: it is just a card. */
const UNSEEN: ReadonlySet<Place> = new Set(['hand', 'deck', 'extraDeck']);

export function cardName(card: CardView | undefined, definition: CardDefinition | undefined, lang: Lang): string {
  if (card?.token) return card.token[lang];
  if (definition) return definition.name[lang];
  if (card?.def) return `#${card.def}`;
  const s = STRINGS[lang];
  return card && UNSEEN.has(card.place) ? s.aCard : s.faceDownCard;
}

/**
 * The number printed before an effect. Nothing where the card has one effect and is no monster: "Mystical Space Typhoon"
 * says all there is to say.
 */
export function effectNumber(card: CardDefinition, effect: number): number | null {
  const numbers = effectNumbers(card);
  if (card.kind !== 'monster' && new Set(numbers.filter((n) => n !== null)).size <= 1) return null;
  return numbers[effect] ?? null;
}

const ON_FIELD: ReadonlySet<Place> = new Set(['monsterZone', 'spellTrapZone', 'fieldZone']);
const isOnField = (place: Place): boolean => ON_FIELD.has(place);

/** Short for a zone, as it stands on the board: the letter of its row and its column; `o` on the far side. */
export function zoneName(place: Place, index: number, seat: Seat, bottom: Seat, lang: Lang): string {
  const other = seat === bottom ? '' : 'o';
  switch (place) {
    case 'monsterZone':
      if (index > 4) return spotOf(seat, place, index, bottom)?.col === 2 ? 'EL' : 'ER';
      return `${other}M${index + 1}`;
    case 'spellTrapZone':
      return `${other}S${index + 1}`;
    default:
      return labelOf('places', place, lang);
  }
}

/** Where a card is; whose place that is unless it belongs to the player who reads. */
export function placeName(
  card: CardView,
  bottom: Seat,
  reader: Seat,
  nameOf: (seat: Seat) => string,
  lang: Lang,
): string {
  const { place, index, controller, owner } = card;
  const seat = isOnField(place) ? controller : owner;
  const zone = zoneName(place, index, seat, bottom, lang);
  if (place === 'monsterZone' || place === 'spellTrapZone') return zone;
  if (seat === reader || place === 'nowhere') return zone.charAt(0).toUpperCase() + zone.slice(1);
  return STRINGS[lang].placeOf(nameOf(seat), zone);
}
