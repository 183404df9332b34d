import type { CardView } from '@/engine';
import { CardBack, CardFace, type CardSize } from '../card/CardFace';
import { type Face, faceOf, faceOfToken, faceOfUnknown } from '../card/face';
import { type Table, useTable } from './table';

/** What is drawn for a card of the table; null where the viewer may not know it. */
export function faceOn(table: Table, card: CardView): Face | null {
  if (card.token && card.stats) {
    return faceOfToken(card.token, {
      type: card.stats.type,
      attributes: card.stats.attributes,
      printed: card.stats.printed,
    });
  }
  const definition = table.definition(card.id);
  if (definition) return faceOf(definition);
  return card.def ? faceOfUnknown(card.def) : null;
}

/** A small picture of a card; its name stands beside it. */
export function Thumb({ id, size = 's' }: { id: number; size?: CardSize }) {
  const table = useTable();
  const card = table.card(id);
  const face = card ? faceOn(table, card) : null;
  return face ? (
    <CardFace face={face} size={size} lang={table.lang} stats={card?.stats ?? null} />
  ) : (
    <CardBack size={size} />
  );
}
