/** Compares a definition with the official card of the same passcode. Nothing of the official text is kept. */
import type { CardDefinition } from '@/engine/definition';
import { definedIn } from './defined';
import { type Said, saidIn } from './korean';
import type { OfficialCard } from './official';

export interface Mismatch {
  id: number;
  what: string;
}

/** A difference that is meant, and why, in our words. */
export interface Explained extends Mismatch {
  why: string;
}

const unlike = (what: string, official: unknown, here: unknown): string[] =>
  official === here ? [] : [`${what}: official ${official ?? 'none'}, here ${here ?? 'none'}`];

/** How a foreign word is read stands in the name itself: `<ruby>K<rt>...</rt></ruby>`. */
const withoutRuby = (name: string): string => name.replace(/<ruby>(.*?)<rt>.*?<\/rt><\/ruby>/g, '$1');
const listed = (set: Iterable<string>): string => [...set].sort().join(', ') || 'none';
const camel = (words: string): string =>
  words.toLowerCase().replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

const printed = (card: CardDefinition, official: OfficialCard): string[] => {
  const line = official.typeLine?.split('/').map((part) => camel(part.trim())) ?? [];
  const frames = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'];
  const abilities = line.slice(1).filter((part) => !frames.includes(part) && part !== 'pendulum');
  const frame = line.slice(1).filter((part) => frames.includes(part) && part !== 'effect')[0];
  return [
    ...unlike('English name', official.en, card.name.en),
    ...unlike('Korean name', official.ko && withoutRuby(official.ko), card.name.ko),
    ...unlike('Japanese name', official.ja, card.name.ja),
    ...unlike('kind', official.kind.toLowerCase(), card.kind),
    ...unlike('property', official.property && camel(official.property), card.property),
    ...unlike('frame', line.length > 0 ? (frame ?? 'effect') : undefined, card.frame),
    ...unlike('Type', line[0], card.type),
    ...unlike('abilities', listed(abilities), listed(card.abilities ?? [])),
    ...unlike('Attribute', official.attribute?.toLowerCase(), card.attribute),
    ...unlike('Level', official.level, card.level),
    ...unlike('Rank', official.rank, card.rank),
    ...unlike('Pendulum Scale', official.scale, card.pendulum?.left),
    ...unlike('Link Rating', official.linkArrows?.length, card.link?.rating),
    ...unlike('ATK', official.atk, statOf(card, 'atk')),
    ...unlike('DEF', official.def, statOf(card, 'def')),
  ];
};

const statOf = (card: CardDefinition, stat: 'atk' | 'def'): number | string | undefined =>
  card.unknown?.includes(stat) ? '?' : card[stat];

const RULES: [rule: string, words: RegExp][] = [
  ['cannotBeNormalSummoned', /이 카드는 (통상 소환|일반 소환 ?\/ ?세트)할 수 없(다|으며)/],
  ['cannotBeSpecialSummoned', /이 카드는 특수 소환할 수 없다/],
];

const comparePiece = (card: CardDefinition, official: Said, here: Said): string[] => {
  const label = official.no === null ? '' : official.no === 0 ? 'before ① ' : `${'①②③④⑤⑥⑦⑧⑨⑩'[official.no - 1]} `;
  const found = [
    ...unlike(`${label}numbers`, listed(official.numbers), listed(here.numbers)),
    ...unlike(`${label}Tokens`, listed(official.tokens), listed(here.tokens)),
    ...unlike(`${label}use limit`, listed(official.limits), listed(here.limits)),
  ];
  if (official.no === 0) return found;
  // An Equip Spell targets by rule, an old text often without a word.
  const mayTarget = official.no === null && card.property === 'equip';
  if (!mayTarget) found.push(...unlike(`${label}targets`, official.targets, here.targets));
  const quiet = card.kind !== 'monster' && !official.activated;
  // Texts without numbers, and Spells and Traps that only do something, need not say that they are activated.
  if (official.activated || (official.no !== null && !quiet)) {
    found.push(...unlike(`${label}activated`, official.activated, here.activated));
  }
  if (official.no !== null || official.timings.size > 0) {
    found.push(...unlike(`${label}timing`, listed(official.timings), listed(here.timings)));
  }
  if (here.mandatory !== here.optional && official.mandatory !== official.optional) {
    found.push(...unlike(`${label}mandatory`, official.mandatory, here.mandatory));
  }
  return found;
};

const written = (card: CardDefinition, korean: string): string[] => {
  const official = saidIn(korean);
  const numbered = official.some(({ no }) => no !== null);
  const here = definedIn(card, numbered);
  const count = (said: readonly Said[]): number => said.filter(({ no }) => no !== 0).length;
  const found = numbered ? unlike('numbered effects', count(official), count(here)) : [];
  for (const piece of official) {
    const own = here.find(({ no }) => no === piece.no);
    if (own) found.push(...comparePiece(card, piece, own));
  }
  const rules = new Set(card.effects.flatMap((effect) => (effect.kind === 'rule' ? effect.rule : [])));
  for (const [rule, words] of RULES) {
    found.push(...unlike(`rule ${rule}`, words.test(korean), rules.has(rule as never)));
  }
  return found;
};

/** Everything in which a card differs from the official one. */
export const compareCard = (card: CardDefinition, official: OfficialCard | undefined): Mismatch[] => {
  if (!official) return [{ id: card.id, what: 'the reference has no card with this passcode' }];
  const found = printed(card, official);
  const korean = official.text.ko;
  if (card.frame !== 'normal') {
    const of = (pendulum: boolean): CardDefinition =>
      card.pendulum ? { ...card, effects: card.effects.filter((e) => (e.pendulum ?? false) === pendulum) } : card;
    if (korean) found.push(...written(of(false), korean));
    else found.push('the reference has no Korean text');
    const scales = official.pendulumText?.ko;
    if (card.pendulum && scales) found.push(...written(of(true), scales).map((what) => `Pendulum Effect: ${what}`));
  }
  return found.map((what) => ({ id: card.id, what }));
};

/** Differences nobody has explained, and explanations of differences that are gone. */
export const unexplained = (found: readonly Mismatch[], explained: readonly Explained[]): Mismatch[] => {
  const same = (a: Mismatch, b: Mismatch): boolean => a.id === b.id && a.what === b.what;
  return [
    ...found.filter((each) => !explained.some((one) => same(each, one))),
    ...explained
      .filter((one) => !found.some((each) => same(each, one)))
      .map(({ id, what }) => ({ id, what: `explained in cards/explained.json, but not found: ${what}` })),
  ];
};
