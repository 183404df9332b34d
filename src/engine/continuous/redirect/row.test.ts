import { describe, expect, test } from 'vitest';
import { active, aura, flock, monster, play, spell } from '../../testing/board';

describe('redirect', () => {
  const rift = active(aura('Rift', { mod: 'redirect', to: { of: 'opponent', kind: 'monster' }, place: 'banished' }));
  const knight = monster({ name: 'Knight' });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
  const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { kind: 'monster' } }] });

  test('what would go to the GY is banished, and was destroyed all the same', () => {
    const t = play({
      you: { hand: [storm], monsters: [knight], spells: [rift] },
      opponent: { monsters: [knight] },
    }).activate('Storm');
    expect([t.place('Knight'), t.place('Knight#2')]).toEqual(['gy', 'banished']);
    expect(t.last('moved', 'Knight#2')).toMatchObject({ to: 'banished', reasons: ['destroyed'] });
  });

  test('wherever it would go, and as a Tribute too', () => {
    const t = play({ you: { hand: [breeze], spells: [rift] }, opponent: { monsters: [knight] } }).activate('Breeze');
    expect(t.place('Knight')).toBe('banished');
    const mine = active(aura('Mine', { mod: 'redirect', to: { of: 'you', kind: 'monster' }, place: 'banished' }));
    const tribute = play({
      you: { hand: [monster({ name: 'Big', level: 5 })], monsters: [knight], spells: [mine] },
    }).normalSummon('Big');
    expect([tribute.place('Knight'), tribute.place('Big')]).toEqual(['banished', 'monsterZone']);
  });

  test('a Token vanishes; what does not come from the field goes its way', () => {
    const t = play({ you: { hand: [flock('opponent'), storm], spells: [rift] } })
      .activate('Flock')
      .activate('Storm');
    expect(t.pile(1, 'banished')).toEqual([]);
    const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { from: 'deck', of: 'opponent' } }] });
    const deck = play({ you: { hand: [mill], spells: [rift] }, opponent: { deck: [knight] } }).activate('Mill');
    expect(deck.place('Knight')).toBe('gy');
  });
});
