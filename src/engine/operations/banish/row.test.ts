import { describe, expect, test } from 'vitest';
import { faceDown, flock, inDefense, monster, play, spell, trap } from '../../testing/board';

describe('banish', () => {
  test('face-down, so that only its owner knows it', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'banish', what: { of: 'opponent', kind: 'monster' }, faceDown: true }],
    });
    const t = play({ you: { hand: [hide] }, opponent: { monsters: [monster({ name: 'Prey' })] } }).activate('Hide');
    expect(t.place('Prey')).toBe('banished');
    expect(t.card('Prey', 1)).toMatchObject({ faceUp: false });
  });

  const target = [{ as: 't', of: 'opponent', kind: 'monster' }] as const;
  const gate = spell({ name: 'Gate', target: [...target], do: [{ op: 'banish', what: '$t' }] });
  const nap = spell({ name: 'Nap', target: [...target], do: [{ op: 'banish', what: '$t', until: 'endPhase' }] });
  const knight = monster({ name: 'Knight' });

  test('banishes face-up; it is no destruction', () => {
    const t = play({ you: { hand: [gate] }, opponent: { monsters: [faceDown(knight)] } }).activate('Gate');
    expect(t.card('Knight')).toMatchObject({ place: 'banished', faceUp: true });
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'banished', reasons: [], cause: 'effect', by: 0 });
    expect(t.outcomes).toEqual(['resolved']);
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
    const t = play({ you: { hand: [nap] }, opponent: { monsters: [faceDown(knight)] } })
      .activate('Nap')
      .nextTurn();
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', faceUp: false, position: 'defense' });
  });

  test('comes back to whoever controlled it; without a free zone it goes to the GY', () => {
    const keep = spell({
      name: 'Keep',
      do: [{ op: 'takeControl', what: { of: 'opponent', kind: 'monster' } }],
    });
    const own = spell({
      name: 'Own',
      do: [{ op: 'banish', what: { of: 'you', name: knight.id }, until: 'endPhase' }],
    });
    const t = play({ you: { hand: [keep, own] }, opponent: { monsters: [knight] } })
      .activate('Keep')
      .activate('Own');
    expect(t.pile(1, 'banished')).toEqual(['Knight']);
    expect(t.nextTurn().card('Knight')).toMatchObject({ place: 'monsterZone', controller: 0 });
    const full = Array.from({ length: 4 }, () => monster({ name: 'Full' }));
    const crowd = play({ you: { hand: [own, monster({ name: 'Guest' })], monsters: [knight, ...full] } });
    crowd.activate('Own').normalSummon('Guest').nextTurn();
    expect(crowd.pile(0, 'monsterZones')).toHaveLength(5);
    expect(crowd.place('Knight')).toBe('gy');
  });

  test('does not come back once it has moved, even if it is banished again', () => {
    const bury = spell({ name: 'Bury', do: [{ op: 'sendToGY', what: { from: 'banished' } }] });
    const crow = spell({ name: 'Crow', do: [{ op: 'banish', what: { from: 'gy', kind: 'monster' } }] });
    const t = play({ you: { hand: [nap, bury, crow] }, opponent: { monsters: [knight] } });
    expect(t.activate('Nap').activate('Bury').activate('Crow').nextTurn().place('Knight')).toBe('banished');
  });

  test('a Token never comes back', () => {
    const t = play({ you: { hand: [flock('opponent'), nap] } })
      .activate('Flock')
      .activate('Nap')
      .nextTurn();
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
    const exile = spell({
      name: 'Exile',
      do: [{ op: 'banish', what: { from: 'gy', kind: 'monster' }, until: 'endPhase' }],
    });
    expect(play({ you: { hand: [exile] } }).why('Exile')).toEqual(['nothing-to-do']);
    const grave = play({ you: { hand: [exile], gy: [knight] } })
      .activate('Exile')
      .nextTurn();
    expect(grave.place('Knight')).toBe('banished');
  });
});

describe('banish until the next Standby Phase', () => {
  test('the zone it left is kept for it', () => {
    const elf = monster({ name: 'Elf' });
    const own = spell({
      name: 'Hole',
      do: [{ op: 'banish', what: { of: 'you', name: elf.id }, until: 'yourNextStandbyPhase', holdsZone: true }],
    });
    const filler = monster({ name: 'Filler' });
    const t = play({
      you: { hand: [own, monster({ name: 'Late' })], monsters: [elf, filler, filler, filler, filler] },
    }).activate('Hole');
    expect(t.place('Elf')).toBe('banished');
    expect(t.can('normalSummon Late')).toBe(false);
    t.nextTurn().nextTurn();
    expect(t.place('Elf')).toBe('monsterZone');
  });
});
