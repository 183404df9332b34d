/** The page's own words, so that one test can read both languages. Sentences that matter are written out in the specs. */
import { BOARD_STRINGS } from '../../src/ui/board/strings';
import { STRINGS } from '../../src/ui/strings';
import { definitions } from './rules';

export type Lang = 'en' | 'ko';
export const LANGS: readonly Lang[] = ['en', 'ko'];

export const wordsOf = (lang: Lang) => ({ ...STRINGS[lang], board: BOARD_STRINGS[lang] });
export type Words = ReturnType<typeof wordsOf>;

/** A card's name in the language of the page; specs call cards by their English names. */
export function cardName(english: string, lang: Lang): string {
  const card = definitions.find(({ name }) => name.en === english);
  if (!card) throw new Error(`no card is called "${english}"`);
  return card.name[lang];
}

/** A pattern for what a button says after its action when something is paid. */
export const pricePattern = (words: Words): string => `( ${escaped(words.chain.cost(''))}.*)?`;

/** For a regular expression that looks for exactly this text. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an accessible name that begins with these words. */
export const beginsWith = (text: string): RegExp => new RegExp(`^${escaped(text)}(?=$|[\\s,:])`);
