import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../testing/board';

describe('a Trap that can be activated from the hand under a condition', () => {
  const dragon = monster({ name: 'Dragon' });
  const flare = trap({
    name: 'Flare',
    effects: [
      {
        kind: 'rule',
        rule: 'canBeActivatedFromHand',
        if: [{ cond: 'controls', who: 'you', cards: { name: dragon.id } }],
      },
      { kind: 'activation', do: [{ op: 'damage', to: 'opponent', amount: 100 }] },
    ],
  });
  const plain = trap({ name: 'Plain', do: [{ op: 'damage', to: 'opponent', amount: 100 }] });

  test('only while the condition holds, and no other Trap', () => {
    const t = play({ you: { hand: [flare, plain], monsters: [dragon] } });
    expect(t.why('Flare', 1)).toEqual([]);
    expect(t.why('Plain')).toEqual(['trap-from-hand']);
    t.activate('Flare');
    expect(t.lp[1]).toBe(7900);
    expect(t.place('Flare')).toBe('gy');
    expect(play({ you: { hand: [flare] } }).why('Flare', 1)).toEqual(['trap-from-hand']);
  });

  test('in the turn of the opponent too, and with a zone for it', () => {
    const spark = spell({ name: 'Spark', do: [{ op: 'gainLP', who: 'you', amount: 1 }] });
    const zones = Array.from({ length: 5 }, () => plain);
    const board = (spells: typeof zones) =>
      play({ you: { hand: [spark] }, opponent: { hand: [flare], monsters: [dragon], spells } });
    expect(board([]).activate('Spark').activate('Flare').passAll().lp[0]).toBe(7901);
    expect(board(zones).activate('Spark').why('Flare', 1)).toEqual(['no-zone']);
  });

  test('Set, it waits for the next turn as any Trap does, whatever the condition says', () => {
    const t = play({ you: { hand: [flare], monsters: [dragon] } }).answer('setCard Flare');
    expect(t.why('Flare', 1)).toEqual(['set-this-turn']);
  });
});
