/** What the board calls its cells and cards: one short name for the eye and a full one for screen readers. */
import type { CardView, View } from '@/engine';
import type { Counter, Seat } from '@/engine/terms';
import type { Face } from '../card/face';
import type { Lang } from '../card/labels';
import { number } from '../strings/number';
import { type Cell, spotOf } from './layout';
import type { Marks } from './model';
import { BOARD_STRINGS } from './strings';

/** M1 to M5 and S1 to S5, oM1 and oS1 for the seat above, EL and ER for the Extra Monster Zones; null for the rest. */
export function zoneName(cell: Cell, bottom: Seat): string | null {
  if (cell.kind === 'extraZone') return cell.indexOf[bottom] === 5 ? 'EL' : 'ER';
  if (cell.kind !== 'zone' || cell.place === 'fieldZone') return null;
  const letter = cell.place === 'monsterZone' ? 'M' : 'S';
  return `${cell.seat === bottom ? '' : 'o'}${letter}${cell.index + 1}`;
}

/** The zone a card stands in, by its short name; null where it is not in one. */
export function zoneOfCard(card: CardView, bottom: Seat): string | null {
  if (card.place !== 'monsterZone' && card.place !== 'spellTrapZone') return null;
  if (card.index >= 5) return spotOf(card.controller, card.place, card.index, bottom)?.col === 2 ? 'EL' : 'ER';
  const letter = card.place === 'monsterZone' ? 'M' : 'S';
  return `${card.controller === bottom ? '' : 'o'}${letter}${card.index + 1}`;
}

export function placeName(cell: Cell, view: View, bottom: Seat, lang: Lang): string {
  const words = BOARD_STRINGS[lang];
  const zone = zoneName(cell, bottom);
  if (zone) return zone;
  if (cell.kind === 'zone') return words.fieldZoneOf(view.seats[cell.seat].name);
  if (cell.kind === 'pile') {
    const { name, [cell.place]: ids } = view.seats[cell.seat];
    return words.pile(name, words.piles[cell.place], ids.length);
  }
  return words.nowhere;
}

/** What a card is and how it stands, without where: "Jinzo, Attack Position, ATK 2400, face-up". */
export function cardWords(card: CardView, face: Face | null, lang: Lang, equippedTo: string | null): string[] {
  const words = BOARD_STRINGS[lang];
  const onField = card.place === 'monsterZone' || card.place === 'spellTrapZone' || card.place === 'fieldZone';
  if (!face) return [card.place === 'monsterZone' ? words.setMonster : words.setCard];
  const said = [face.name[lang]];
  if (face.frame === 'token') said.push(words.token);
  if (face.property) {
    said.push(`${words.property[face.property]} ${face.frame === 'trap' ? words.trap : words.spell}`);
  } else {
    const stats = card.stats ?? face.printed;
    const atk = number(stats.atk);
    const def = number(stats.def);
    if (card.position === 'attack') said.push(words.attack(atk));
    else if (card.position === 'defense') said.push(words.defense(def));
    else said.push(words.atk(atk), words.def(def));
  }
  if (onField) said.push(card.faceUp ? words.faceUp : words.faceDown);
  for (const [counter, n] of Object.entries(card.counters) as [Counter, number][]) {
    if (n > 0) said.push(words.counters[counter](n));
  }
  if (card.materials.length > 0) said.push(words.materials(card.materials.length));
  if (card.effectsNegated) said.push(words.negated);
  if (equippedTo) said.push(words.equippedTo(equippedTo));
  return said;
}

/** What is going on with it. */
export function markWords(marks: Marks, lang: Lang): string[] {
  const words = BOARD_STRINGS[lang];
  const said = marks.links.map((link) => words.link(link.number));
  if (marks.targetedBy.length > 0) said.push(words.targetOf(marks.targetedBy.join(', ')));
  if (marks.attacking) said.push(words.attacking);
  if (marks.attacked) said.push(words.attacked);
  if (marks.choice !== null) said.push(words.chosen(marks.choice));
  else if (marks.legal) said.push(words.legal);
  if (marks.usable) said.push(words.usable);
  return said;
}
