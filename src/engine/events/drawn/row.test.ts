import { describe, expect, test } from 'vitest';
import { bell, monster, play, spell } from '../../testing/board';

describe('drawn', () => {
  const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 2 }] });

  test('by whom, and once for all cards drawn together', () => {
    const rings = (by: 'you' | 'opponent' | 'both') =>
      play({ you: { hand: [pot], monsters: [bell({ event: 'drawn', by })] } })
        .activate('Pot')
        .events('activated', 'Bell').length;
    expect([rings('you'), rings('opponent'), rings('both')]).toEqual([1, 0, 1]);
  });

  test('also the draw of the Draw Phase', () => {
    const t = play({ you: { monsters: [bell({ event: 'drawn', by: 'opponent' })] } }).nextTurn();
    expect(t.events('activated', 'Bell')).toMatchObject([{ turn: 4 }]);
    expect(t.last('drawn')).toMatchObject({ seat: 1, cause: 'rule' });
  });

  test('adding a card from the Deck is no draw', () => {
    const call = spell({ name: 'Call', do: [{ op: 'addToHand', what: { from: 'deck', of: 'you' } }] });
    const t = play({
      you: { hand: [call], deck: [monster({ name: 'A' })], monsters: [bell({ event: 'drawn', by: 'both' })] },
    });
    expect(t.activate('Call').events('activated', 'Bell')).toEqual([]);
  });
});
