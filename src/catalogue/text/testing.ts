/** Cards made for one test of the texts. */
import type { CardDefinition, Effect, Step } from '../../engine/definition';
import { effectText } from './generate';

export const card = (effects: Effect[], more: Partial<CardDefinition> = {}): CardDefinition => ({
  id: 1,
  name: { en: 'Test Dragon', ko: '시험의 용', ja: '試' },
  short: { en: 'Test', ko: '시험' },
  kind: 'monster',
  effects,
  ...more,
});

/** The only effect of a card, in both languages. */
export const both = (effect: Effect, more: Partial<CardDefinition> = {}): [en: string, ko: string] => {
  const c = card([effect], more);
  return [effectText(c, 0, 'en'), effectText(c, 0, 'ko')];
};

export const DRAW: Step[] = [{ op: 'draw', who: 'you', n: 1 }];
export const MONSTER = { kind: 'monster' } as const;
export const THEIRS = { kind: 'monster', of: 'opponent' } as const;
