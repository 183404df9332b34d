import { describe, expect, test } from 'vitest';
import type { Effect } from '../index';
import { monster, play, spell } from '../testing/board';

describe('what materials give', () => {
  const lends = (way: 'synchro' | 'xyz'): Effect => ({
    kind: 'asMaterial',
    way: [way],
    apply: [{ mod: 'stat', to: 'self', atk: { add: 500 } }],
  });
  const tuner = (...effects: Effect[]) => monster({ name: 'Tuner', level: 3, abilities: ['tuner'], effects });
  const four = monster({ name: 'Four' });
  const seven = monster({
    name: 'Seven',
    frame: 'synchro',
    effects: [],
    level: 7,
    materials: { slots: [{ what: { tuner: true } }, { what: { tuner: false }, min: 1 }] },
  });
  const hide = spell({
    name: 'Hide',
    do: [{ op: 'changePosition', what: { kind: 'monster', faceUp: true }, to: 'faceDownDefense' }],
  });
  const now = spell({ name: 'Now', do: [{ op: 'summonNow' }] });
  const table = (...effects: Effect[]) =>
    play({ you: { hand: [now, hide], monsters: [tuner(...effects), four], extra: [seven] } })
      .activate('Now')
      .position('attack');

  test('applies to the monster Summoned with them, if that is the way', () => {
    expect(table(lends('synchro')).atk('Seven')).toBe(1500);
    expect(table(lends('xyz')).atk('Seven')).toBe(1000);
    expect(table().atk('Seven')).toBe(1000);
  });

  test('is lost when it is turned face-down', () => {
    const t = table(lends('synchro')).activate('Hide').nextTurn().nextTurn().flipSummon('Seven');
    expect(t.atk('Seven')).toBe(1000);
  });
});
