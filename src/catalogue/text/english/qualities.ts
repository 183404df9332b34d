/** English words for what cards are like and how many, which ask for no other noun: "Level 4 or lower Warrior", "up to 2". */
import type { Range, Ref, Selector } from '../../../engine/definition';
import type { NounOptions } from '../../../engine/wording';
import { type Lang, labelOf } from '../labels';
import { listOf, placesOf, type Scope } from '../scope';
import { facedPartly, isBanished } from './place';
import { listed } from './words';

/** Names that always mean a monster. */
const MONSTERS: ReadonlySet<unknown> = new Set(
  ['equipped', 'attacker', 'attackTarget', 'battling', 'yourBattler', 'opponentsBattler', 'pending'].map(
    (n) => `$${n}`,
  ),
);

/** Whether only monsters fit. */
export function monstersOnly(s: Selector): boolean {
  const kinds = listOf(s.kind);
  if (kinds.length > 0) return kinds.every((k) => k === 'monster');
  const places = placesOf(s.from);
  const monsterZones = s.from !== undefined && places.every((p) => p === 'monsterZone');
  const facts = [
    s.type,
    s.exceptType,
    s.attribute,
    s.exceptAttribute,
    s.level,
    s.atk,
    s.def,
    s.compare,
    s.effectMonster,
    s.tuner,
    s.sameTypeAs,
    s.sameAttributeAs,
    s.atkEqualsDef,
    s.summonMethod,
  ];
  const more = [s.ability, s.position, s.token, s.frame, s.pendulum, s.rank, s.linkRating];
  return monsterZones || MONSTERS.has(s.is) || [...facts, ...more].some((f) => f !== undefined);
}

/** "Fusion/Synchro", "Pendulum": what kind of monster the frame says. */
export function frameWords(s: Selector, lang: Lang): string {
  const frames = listOf(s.frame).map((f) => labelOf('frames', f, lang));
  const joined = frames.join(lang === 'en' ? '/' : ' / ');
  return [joined, s.pendulum === true ? labelOf('ways', 'pendulum', lang).split(' ')[0] : ''].filter(Boolean).join(' ');
}

export function amountOf(range: Range, more: string, less: string): string {
  if (range.min !== undefined && range.max !== undefined) {
    if (range.min === range.max) return `${range.min}`;
    return `${range.min} ${range.max === range.min + 1 ? 'or' : 'to'} ${range.max}`;
  }
  return range.min !== undefined ? `${range.min} or ${more}` : `${range.max} or ${less}`;
}

/** What stands before the noun. */
export function adjectives(scope: Scope, s: Selector, last: 'and' | 'or' = 'or'): string[] {
  const words: string[] = [];
  if (isBanished(s) && (s.of === undefined || s.of === 'both')) words.push('banished');
  if (s.faceUp !== undefined && !facedPartly(s) && !s.destroyedThisTurn) words.push(s.faceUp ? 'face-up' : 'face-down');
  if (s.position !== undefined) words.push(labelOf('positions', s.position, 'en'));
  if (s.level !== undefined) words.push(`Level ${amountOf(s.level, 'higher', 'lower')}`);
  if (s.rank !== undefined) words.push(`Rank ${amountOf(s.rank, 'higher', 'lower')}`);
  if (s.linkRating !== undefined) words.push(`Link-${amountOf(s.linkRating, 'higher', 'lower')}`);
  if (s.attribute !== undefined) {
    words.push(
      listed(
        listOf(s.attribute).map((a) => labelOf('attributes', a, 'en')),
        last,
      ),
    );
  }
  if (s.exceptType !== undefined) words.push(...listOf(s.exceptType).map((t) => `non-${labelOf('types', t, 'en')}`));
  if (s.exceptAttribute !== undefined)
    words.push(...listOf(s.exceptAttribute).map((a) => `non-${labelOf('attributes', a, 'en')}`));
  if (s.type !== undefined)
    words.push(
      listed(
        listOf(s.type).map((t) => labelOf('types', t, 'en')),
        last,
      ),
    );
  if (s.pendulum === false) words.push('non-Pendulum');
  if (s.tuner === false) words.push('non-Tuner');
  if (s.token === false) words.push('non-Token');
  if (s.archetype !== undefined) {
    words.push(
      listed(
        listOf(s.archetype).map((a) => `"${scope.lookup.archetype(a, 'en')}"`),
        last,
      ),
    );
  }
  return words;
}

/** "1 Rank higher than that monster": so much more of the same than another card has. */
export function higherThan({ stat, is, to }: NonNullable<Selector['compare']>): { by: number; of: Ref } | null {
  if (is !== 'equal' || typeof to !== 'object' || !('plus' in to)) return null;
  const [base, by] = to.plus;
  return typeof base === 'object' && 'stat' in base && base.stat === stat ? { by, of: base.of } : null;
}

/** "1", "all", "up to 2": the quantity, and whether the noun is plural. */
export function quantity(s: Selector, options: NounOptions): { before: string; plural: boolean; article?: true } {
  switch (options.quantity ?? 'pick') {
    case 'any':
      return options.many ? { before: '1 or more', plural: true } : { before: '', plural: false, article: true };
    case 'each':
      return { before: 'each', plural: false };
    case 'every':
      return { before: 'all', plural: true };
    case 'kind':
      return { before: '', plural: true };
    case 'pick':
      break;
  }
  const { n = 1, min, max } = s;
  if (s.all) return { before: 'all', plural: true };
  if (s.exactly !== undefined) return { before: '', plural: true };
  if (s.upTo !== undefined) return { before: '1 or more', plural: true };
  if (min !== undefined && max === undefined) {
    return { before: min > 1 ? `${min} or more` : 'any number of', plural: true };
  }
  if (max !== undefined) {
    const plural = max > 1;
    return (min ?? 0) > 1 && min !== max ? { before: `${min} to ${max}`, plural } : { before: `up to ${max}`, plural };
  }
  if (s.top) return { before: n > 1 ? `the top ${n}` : 'the top', plural: n > 1 };
  return { before: s.random ? `${n} random` : `${n}`, plural: n > 1 };
}
