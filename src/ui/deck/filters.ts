/** Which cards of the catalogue are listed. */
import { labelOf } from '@/catalogue/text/labels';
import type { CardDefinition } from '@/engine';
import type { Lang } from '@/store/settings';

export interface Filters {
  /** "monster", "spell", "trap", or a part of them: "monster:xyz", "spell:quickPlay"; empty for any, as in all of them. */
  kind: string;
  attribute: string;
  type: string;
  /** Level, Rank or Link Rating. */
  level: string;
}

export const NO_FILTERS: Filters = { kind: '', attribute: '', type: '', level: '' };

const levelOf = (card: CardDefinition): number | null => card.level ?? card.rank ?? card.link?.rating ?? null;

function isKind(card: CardDefinition, wanted: string): boolean {
  const [kind, part] = wanted.split(':');
  if (card.kind !== kind) return false;
  if (part === undefined) return true;
  if (part === 'pendulum') return card.pendulum !== undefined;
  return (card.kind === 'monster' ? (card.frame ?? 'effect') : (card.property ?? 'normal')) === part;
}

const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link'] as const;
const PROPERTIES = {
  spell: ['normal', 'quickPlay', 'continuous', 'equip', 'field', 'ritual'],
  trap: ['normal', 'continuous', 'counter'],
} as const;

/** Kinds to choose from, each with what it is called. */
export function kindChoices(lang: Lang): (readonly [string, string])[] {
  const named = (kind: 'monster' | 'spell' | 'trap', parts: readonly (readonly [string, string])[]) => {
    const whole = labelOf('cardKinds', kind, lang);
    return [[kind, whole] as const, ...parts.map(([part, text]) => [`${kind}:${part}`, `${text} ${whole}`] as const)];
  };
  const properties = (kind: 'spell' | 'trap') =>
    PROPERTIES[kind].map((one) => [one, labelOf('properties', one, lang)] as const);
  return [
    ...named('monster', [
      ...FRAMES.map((frame) => [frame, labelOf('frames', frame, lang)] as const),
      ['pendulum', labelOf('ways', 'pendulum', lang).split(' ')[0] ?? ''],
    ]),
    ...named('spell', properties('spell')),
    ...named('trap', properties('trap')),
  ];
}

export const passes = (card: CardDefinition, { kind, attribute, type, level }: Filters): boolean =>
  (kind === '' || isKind(card, kind)) &&
  (attribute === '' || card.attribute === attribute) &&
  (type === '' || card.type === type) &&
  (level === '' || (card.kind === 'monster' && String(levelOf(card)) === level));
