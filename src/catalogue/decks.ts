/** The decks in `cards/decks/`, apart from the cards: the page offers them before it has the cards. */
export interface PresetDeck {
  /** Also the name of its file. */
  id: string;
  name: { en: string; ko: string };
  description: { en: string; ko: string };
  /** Passcodes and how many of each. */
  main: [number, number][];
  extra: [number, number][];
}

const deckFiles = import.meta.glob<PresetDeck>('../../cards/decks/*.json', { eager: true, import: 'default' });

export const presetDecks: readonly PresetDeck[] = Object.values(deckFiles);
