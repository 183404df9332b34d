import { describe, expect, test } from 'vitest';
import { faceDown, inDefense, monster, play, spell, token, trap } from '../../testing/board';

describe('banish', () => {
  const target = [{ as: 't', of: 'opponent', kind: 'monster' }] as const;
  const gate = spell({ name: 'Gate', target: [...target], do: [{ op: 'banish', what: '$t' }] });
  const nap = spell({ name: 'Nap', target: [...target], do: [{ op: 'banish', what: '$t', until: 'endPhase' }] });
  const knight = monster({ name: 'Knight' });

  test('banishes face-up; it is no destruction', () => {
    const t = play({ you: { hand: [gate] }, opponent: { monsters: [faceDown(knight)] } }).activate('Gate');
    expect(t.card('Knight')).toMatchObject({ place: 'banished', faceUp: true });
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'banished', reasons: [], cause: 'effect', by: 0 });
  });

  test('until the End Phase: the card comes back to its zone in its position, and that is no Summon', () => {
    const t = play({ you: { hand: [nap] }, opponent: { monsters: [inDefense(knight, { index: 3 })] } });
    t.activate('Nap').goTo('end');
    expect(t.place('Knight')).toBe('banished');
    t.answer('process');
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', index: 3, position: 'defense', faceUp: true });
    expect(t.card('Knight')).toMatchObject({ controller: 1 });
    expect(t.events('summoned')).toEqual([]);
  });

  test('a face-down monster comes back face-down, at the latest when both players pass', () => {
    const t = play({ you: { hand: [nap] }, opponent: { monsters: [faceDown(knight)] } }).activate('Nap').nextTurn();
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', faceUp: false, position: 'defense' });
  });

  test('a Token never comes back', () => {
    const flock = spell({
      name: 'Flock',
      tokens: { sheep: token({ name: 'Sheep' }) },
      do: [{ op: 'summonTokens', token: 'sheep', n: 1, to: 'opponent', position: 'defense' }],
    });
    const t = play({ you: { hand: [flock, nap] } }).activate('Flock').activate('Nap').nextTurn();
    expect(t.pile(1, 'monsterZones')).toEqual([]);
    expect(t.pile(1, 'banished')).toEqual([]);
  });

  test('does nothing to a target that has left, and needs one to be activated', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [gate, nap] }, opponent: { monsters: [knight], spells: [exit] } });
    t.activate('Gate').activate('Exit').passAll();
    expect(t.place('Knight')).toBe('gy');
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.why('Nap')).toEqual(['no-target']);
  });
});
