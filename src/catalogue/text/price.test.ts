import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../engine/definition';
import { loadCards } from '../index';
import { priceText } from './price';
import { card, DRAW } from './testing';

const costing = (...cost: Step[]): Effect => ({ kind: 'ignition', cost, do: DRAW });
const both = (effect: Effect) => {
  const c = card([effect]);
  return [priceText(c, 0, 'en'), priceText(c, 0, 'ko')];
};

describe('what an effect costs', () => {
  test('in the words of its text', () => {
    expect(both(costing({ op: 'payLP', amount: 1000 }))).toEqual(['pay 1000 LP', '1000 LP를 지불한다']);
    expect(both(costing({ op: 'discard', what: { from: 'hand', of: 'you' } }))).toEqual([
      'discard 1 card',
      '패를 1장 버린다',
    ]);
  });

  test('several costs in one line', () => {
    const [en, ko] = both(costing({ op: 'payLP', amount: 500 }, { op: 'discard', what: { from: 'hand', of: 'you' } }));
    expect(en).toBe('pay 500 LP and discard 1 card');
    expect(ko).toBe('500 LP를 지불하고, 패를 1장 버린다');
  });

  test('nothing where nothing is paid', () => {
    expect(both({ kind: 'ignition', do: DRAW })).toEqual(['', '']);
  });

  test('every cost of the catalogue has words', () => {
    for (const { name, effects, ...rest } of loadCards()) {
      for (const [i, effect] of effects.entries()) {
        const pays = 'cost' in effect && (effect.cost?.length ?? 0) > 0;
        for (const lang of ['en', 'ko'] as const)
          expect(priceText({ name, effects, ...rest }, i, lang) !== '', `${name.en} ${i}`).toBe(pays);
      }
    }
  });
});
