/** The cards and Tokens that can be searched, and what they are called. */
import { cards, loadCards } from '@/catalogue';
import type { CardDefinition } from '@/engine';
import { type Face, faceOf, faceOfToken, faceOfUnknown } from '../card/face';
import type { Lang } from '../card/labels';
import { type Findable, findable } from '../search/words';

export interface Choice extends Findable {
  def: number;
  name: { en: string; ko: string };
  token: boolean;
}

const choice = (def: number, name: CardDefinition['name'], token: boolean, more: readonly string[] = []): Choice => ({
  def,
  name,
  token,
  ...findable([name.ko, name.en, name.ja, String(Math.abs(def))], more),
});

let known: { cards: Choice[]; tokens: Choice[] } | null = null;

export function choices(): { cards: Choice[]; tokens: Choice[] } {
  known ??= {
    cards: loadCards().map((card) => choice(card.id, card.name, false)),
    // A Token is also found by the card that Summons it: several are called the same.
    tokens: cards.list
      .filter(({ token }) => token)
      .map(({ id, def }) => choice(id, def.name, true, Object.values(makerOf(id)?.name ?? {}))),
  };
  return known;
}

/** The card whose effect Summons a Token. */
export const makerOf = (def: number): CardDefinition | undefined => {
  const from = Math.floor(-def / 10);
  return def < 0 && cards.has(from) ? cards.get(from).def : undefined;
};

export const nameOf = (def: number, lang: Lang): string => (cards.has(def) ? cards.get(def).def.name[lang] : `#${def}`);

export function faceFor(def: number): Face {
  if (!cards.has(def)) return faceOfUnknown(def);
  const { def: card, token } = cards.get(def);
  if (!token) return faceOf(card);
  return faceOfToken(card.name, {
    type: card.type ?? 'warrior',
    attributes: card.attribute ? [card.attribute] : [],
    printed: { atk: card.atk ?? null, def: card.def ?? null, level: card.level ?? null },
  });
}
