/** What the list of duels shows of each and finds it by. */
import { type PresetDeck, presetDecks } from '@/catalogue/decks';
import type { Opening } from '@/store/rules';
import type { SavedDuel } from '@/store/saved';
import type { Lang } from '@/store/settings';
import { calledApart } from '../app/apart';
import { seatName } from '../duel/seatName';
import { titleOf } from '../home/duelLine';
import { type Findable, findable } from '../search/words';
import { STRINGS } from '../strings';

export interface Entry extends Findable {
  duel: SavedDuel;
  /** The preset Decks it was begun with; null for another, and for a duel that began from a position. */
  decks: readonly (PresetDeck | null)[];
}

type DeckList = Extract<Opening, { decks: unknown }>['decks'][number];

/** A Deck by its cards, in whatever order. */
const keyOf = ({ main, extra }: DeckList): string => [main, extra].map((pile) => pile.toSorted().join(' ')).join('|');
const repeated = (pile: PresetDeck['main']): number[] =>
  pile.flatMap(([passcode, copies]) => Array.from({ length: copies }, () => passcode));
const known = new Map(
  presetDecks.map((deck) => [keyOf({ main: repeated(deck.main), extra: repeated(deck.extra) }), deck]),
);

const LANGS: readonly Lang[] = ['ko', 'en'];

/** What each duel is called, told apart from those with the same title. */
export const calledIn = (duels: readonly SavedDuel[], lang: Lang): Map<string, string> =>
  calledApart(
    duels,
    (duel) => titleOf(duel, STRINGS[lang]),
    ({ at }) => at,
    lang,
  );

export function entryOf(duel: SavedDuel): Entry {
  const { opening, summary, line, branches = [], notes = [] } = duel;
  const decks = 'decks' in opening ? opening.decks.map((deck) => known.get(keyOf(deck)) ?? null) : [];
  const said = LANGS.flatMap((lang) => {
    const s = STRINGS[lang];
    return [
      titleOf(duel, s),
      ...([0, 1] as const).map((seat) => seatName(summary.names[seat], seat, s)),
      ...decks.map((deck) => deck?.name[lang]),
    ];
  });
  const written = [line, ...branches.map(({ name }) => name), ...notes.map(({ text }) => text)];
  const all = [...said, ...written].filter((text) => text !== undefined);
  return { duel, decks, ...findable([], all) };
}
