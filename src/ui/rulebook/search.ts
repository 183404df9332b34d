/** Finds rulings by what they say, their cards, their ids and the rules they show, in both languages and by initial consonants. */
import { loadCards } from '@/catalogue';
import type { Ruling } from '@/rulings/all';
import { cardsOf, rulesOf } from './contents';
import { TOPIC_NAMES } from './topics';

export interface Entry {
  ruling: Ruling;
  /** Everything that can be looked for, small letters, without spaces. */
  text: string;
  initials: string;
}

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const [FIRST, LAST, PER_INITIAL] = [0xac00, 0xd7a3, 588];

/** "죽은 자의 소생" → "ㅈㅇㅈㅇㅅㅅ"; what is no Hangul stays. */
export function initialsOf(text: string): string {
  return [...text.replace(/\s/g, '')]
    .map((letter) => {
      const code = letter.codePointAt(0)!;
      return code < FIRST || code > LAST ? letter : INITIALS[Math.floor((code - FIRST) / PER_INITIAL)];
    })
    .join('');
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s'’"“”]/g, '');
const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);

export function indexOf(rulings: readonly Ruling[]): Entry[] {
  const names = new Map(loadCards().map(({ name }) => [name.en, name]));
  return rulings.map((ruling) => {
    const { scenario, topic } = ruling;
    const { id, title, statement, covers } = scenario;
    const cards = cardsOf(scenario).flatMap((card) => {
      const name = names.get(card);
      return name ? [name] : [];
    });
    const korean = [title.ko, statement.ko, TOPIC_NAMES[topic].ko, ...cards.map(({ ko }) => ko)];
    const other = [id, title.en, statement.en, TOPIC_NAMES[topic].en, ...covers, ...rulesOf(scenario)];
    return {
      ruling,
      text: plain([...korean, ...other, ...cards.flatMap(({ en, ja }) => [en, ja])].join('\n')),
      initials: initialsOf(korean.join('\n')),
    };
  });
}

/** Every word must be found. */
export function found(entries: readonly Entry[], query: string): Entry[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ text, initials }) =>
    words.every((word) => (isInitials(word) ? initials.includes(word) : text.includes(plain(word)))),
  );
}
