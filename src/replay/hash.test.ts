import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '@/engine';
import { hashBytes, hashDefinitions, stableStringify } from './hash';

const card = (id: number, more: Partial<CardDefinition> = {}): CardDefinition => ({
  id,
  name: { en: 'A', ko: '가', ja: 'ア' },
  short: { en: 'A', ko: '가' },
  kind: 'spell',
  property: 'normal',
  effects: [{ kind: 'activation', do: [{ op: 'draw', who: 'you', n: 2 }] }],
  ...more,
});
const hash = (...cards: CardDefinition[]) =>
  hashDefinitions(cards.map((definition) => ({ definition, archetypes: [] })));

describe('the hash of definitions', () => {
  it('depends neither on the order of cards nor on the order of keys', () => {
    const { kind, ...rest } = card(1);
    expect(hash(card(1), card(2))).toBe(hash(card(2), { ...rest, kind }));
    expect(stableStringify({ b: 1, a: [undefined, { d: null, c: undefined }] })).toBe('{"a":[null,{"d":null}],"b":1}');
  });

  it('changes with what a card does, not with what it is called', () => {
    const renamed = card(1, { name: { en: 'B', ko: '나', ja: 'イ' }, short: { en: 'B', ko: '나' }, $schema: 'x' });
    const stronger = card(1, { effects: [{ kind: 'activation', do: [{ op: 'draw', who: 'you', n: 3 }] }] });
    expect(hash(renamed)).toBe(hash(card(1)));
    expect(hash(stronger)).not.toBe(hash(card(1)));
    expect(hash(card(2))).not.toBe(hash(card(1)));
    const member = hashDefinitions([{ definition: card(1), archetypes: ['heroes'] }]);
    expect(member).not.toBe(hash(card(1)));
  });

  it('is one number for ever: it is part of every link', () => {
    expect(hashBytes([])).toBe(2872998923);
    expect(hashBytes(new TextEncoder().encode('Spellspeed'))).toBe(402684490);
    expect(hash(card(55144522))).toBe(2545154987);
  });
});
