import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('toExtraDeck', () => {
  const pend = monster({ name: 'Pend', effects: [], pendulum: { left: 1, right: 1 } });
  const plain = monster({ name: 'Plain' });
  const pack = spell({ name: 'Pack', do: [{ op: 'toExtraDeck', what: { from: 'deck', of: 'you', kind: 'monster' } }] });

  test('a Pendulum Monster of the Deck lies face-up in the Extra Deck', () => {
    const t = play({ you: { hand: [pack], deck: [pend, plain] } }).activate('Pack');
    expect([t.place('Pend'), t.card('Pend').faceUp, t.place('Plain')]).toEqual(['extraDeck', true, 'deck']);
    expect(t.events('shuffled')).toHaveLength(1);
  });

  test('no other monster can', () => {
    expect(play({ you: { hand: [pack], deck: [plain] } }).why('Pack')).toEqual(['nothing-to-do']);
  });
});
