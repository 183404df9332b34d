import { useState } from 'react';
import { cards } from '@/catalogue';
import { FIELD, type Seat } from '@/engine';
import { attach, move, occupantOf, put, type Spot } from '@/store/editor';
import type { Lang } from '../card/labels';
import { editorStore } from './kept';
import { namesFor, placeText, spotOfCard } from './model';
import { nameOf } from './palette';
import { EDITOR_WORDS } from './words';

/** What is in hand: a card of the catalogue, or one of the position. */
export type Held = { def: number } | { card: number };
/** Where the next card that is pressed in the search goes. */
export type Aim = Spot | { materialOf: number };

const RECENT = 6;
const isSpot = (aim: Aim): aim is Spot => 'place' in aim;

/** Taking and putting: one card in hand, where it may go next, and what was last said about it. */
export function useHeld(lang: Lang) {
  const [held, setHeld] = useState<Held | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const [said, setSaid] = useState('');
  const [recent, setRecent] = useState<readonly number[]>([]);
  const words = EDITOR_WORDS[lang];
  const state = () => editorStore.getState();
  const defOf = (what: Held): number => ('def' in what ? what.def : (state().setup.cards[what.card]?.def ?? 0));
  const name = (what: Held): string => nameOf(defOf(what), lang);
  const seat = (of: Seat): string => namesFor(state().setup, lang).seat(of);
  const where = (spot: Spot): string => placeText(spot, seat, lang);

  const used = (def: number): void => setRecent((list) => [def, ...list.filter((one) => one !== def)].slice(0, RECENT));
  const take = (what: Held): void => {
    setHeld(what);
    setAim(null);
    if ('card' in what) state().select(what.card);
    setSaid('');
  };
  const drop = (): void => {
    if (held) setSaid(words.dropped(name(held)));
    setHeld(null);
    setAim(null);
  };
  const place = (what: Held, spot: Spot): void => {
    const called = name(what);
    const { setup } = state();
    const standing = occupantOf(setup, spot);
    const comes = 'def' in what ? null : (setup.cards[what.card] ?? null);
    const other = standing === null ? '' : nameOf(setup.cards[standing]!.def, lang);
    // From zone to zone cards change places; from elsewhere nobody is put off the board.
    const swaps = comes !== null && FIELD.includes(comes.place);
    if (standing !== null && !swaps) {
      setSaid(words.taken(where(spot), other, called));
      return;
    }
    if ('def' in what) {
      used(what.def);
      state().apply((edited) => put(edited, what.def, spot, cards));
    } else state().apply((edited) => move(edited, what.card, spot, cards));
    setHeld(null);
    const isSwap = standing !== null && 'card' in what && standing !== what.card;
    setSaid(isSwap ? words.swapped(called, other) : words.put(called, where(spot)));
  };
  /** A card of the search is pressed: it goes where the next one is to go, or into the hand. */
  const choose = (def: number): 'placed' | 'taken' => {
    if (!aim) {
      used(def);
      take({ def });
      return 'taken';
    }
    if (!isSpot(aim)) {
      used(def);
      state().apply((edited) => attach(edited, def, aim.materialOf));
      setSaid(words.put(nameOf(def, lang), words.places.attached ?? ''));
      return 'placed';
    }
    place({ def }, aim);
    // A zone has room for one, a pile for more.
    if (aim.index !== undefined) setAim(null);
    return 'placed';
  };
  const aimText = (): string | null => {
    if (!aim) return null;
    return isSpot(aim) ? words.aimed(where(aim)) : words.aimedMaterial(name({ card: aim.materialOf }));
  };
  return {
    held,
    take,
    drop,
    place,
    choose,
    aim,
    setAim,
    aimText,
    said,
    setSaid,
    recent,
    name,
    defOf,
    where,
    spotOfCard,
  };
}
