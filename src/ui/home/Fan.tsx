import { cardById, type PresetDeck } from '@/catalogue';
import type { CardDefinition } from '@/engine';
import { useLang } from '../app/context';
import { CardFace } from '../card/CardFace';
import { faceOf } from '../card/face';

/** The cards a deck is about, as entries of a list. */
export function Fan({ deck }: { deck: PresetDeck }) {
  const lang = useLang();
  return faces(deck).map((card) => (
    <li key={card.id}>
      <CardFace face={faceOf(card)} size="hand" lang={lang} />
      <span className="sr">{card.name[lang]}</span>
    </li>
  ));
}

/** Five cards that tell what a deck is: its three strongest monsters, a Spell and a Trap. */
function faces(deck: PresetDeck): CardDefinition[] {
  const cards = deck.main.flatMap(([passcode]) => cardById(passcode) ?? []);
  const strongest = cards
    .filter((card) => card.kind === 'monster')
    .toSorted((a, b) => (b.atk ?? 0) - (a.atk ?? 0))
    .slice(0, 3);
  const spell = cards.find((card) => card.kind === 'spell');
  const trap = cards.find((card) => card.kind === 'trap');
  return [...strongest, ...(spell ? [spell] : []), ...(trap ? [trap] : [])];
}
