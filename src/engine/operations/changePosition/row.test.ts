import { describe, expect, test } from 'vitest';
import type { Operation } from '../../index';
import { faceDown, flock, inDefense, monster, play, spell } from '../../testing/board';

describe('changePosition', () => {
  const turn = (to: Extract<Operation, { op: 'changePosition' }>['to']) =>
    spell({ name: 'Turn', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'changePosition', what: '$t', to }] });
  const knight = monster({ name: 'Knight' });

  test('turns a monster to the other position; its player may still change it himself', () => {
    const t = play({ you: { hand: [turn('other')], monsters: [knight] } }).activate('Turn');
    expect(t.card('Knight').position).toBe('defense');
    expect(t.last('positionChanged')).toMatchObject({ card: t.id('Knight'), position: 'defense', faceUp: true });
    expect(t.last('positionChanged')?.manual).toBeUndefined();
    expect(t.outcomes).toEqual(['resolved']);
    t.changePosition('Knight');
    expect(t.card('Knight').position).toBe('attack');
    expect(t.last('positionChanged')?.manual).toBe(true);
  });

  test('turned face-up it is flipped, by an effect', () => {
    const t = play({ you: { hand: [turn('attack')] }, opponent: { monsters: [faceDown(knight)] } }).activate('Turn');
    expect(t.card('Knight')).toMatchObject({ faceUp: true, position: 'attack' });
    expect(t.last('flipped')).toMatchObject({ card: t.id('Knight'), how: 'effect' });
    expect(t.events('summoned')).toEqual([]);
  });

  test('turned face-down it loses its counters and what it received', () => {
    const grow = spell({
      name: 'Grow',
      do: [
        { op: 'placeCounter', counter: 'spell', n: 2, on: { kind: 'monster', of: 'you' } },
        { op: 'changeStats', what: { kind: 'monster', of: 'you' }, atk: { add: 500 }, until: 'turnEnd' },
      ],
    });
    const t = play({ you: { hand: [grow, turn('faceDownDefense'), turn('attack')], monsters: [knight] } });
    t.activate('Grow');
    expect([t.atk('Knight'), t.card('Knight').counters.spell]).toEqual([1500, 2]);
    t.activate('Turn');
    expect(t.card('Knight')).toMatchObject({ faceUp: false, position: 'defense', counters: {} });
    expect(t.card('Knight', 1).def).toBe(null);
    t.activate('Turn#2');
    expect(t.atk('Knight')).toBe(1000);
  });

  test('a Token cannot be turned face-down, nor a monster to where it already is', () => {
    const t = play({ you: { hand: [flock(), turn('faceDownDefense')] } }).activate('Flock');
    expect(t.why('Turn')).toEqual(['no-target']);
    expect(play({ you: { hand: [turn('defense')], monsters: [inDefense(knight)] } }).why('Turn')).toEqual([
      'no-target',
    ]);
  });

  test('a face-down monster has no other position to turn to; later steps know what was turned', () => {
    expect(play({ you: { hand: [turn('other')], monsters: [faceDown(knight)] } }).why('Turn')).toEqual(['no-target']);
    const dazzle = spell({
      name: 'Dazzle',
      do: [
        { op: 'changePosition', what: { all: true, kind: 'monster', position: 'attack' }, to: 'defense', as: 'turned' },
        { op: 'gainLP', who: 'you', amount: { times: [{ count: '$turned' }, 100] }, join: 'ifDo' },
      ],
    });
    const t = play({
      you: { hand: [dazzle], monsters: [knight, knight] },
      opponent: { monsters: [inDefense(knight)] },
    });
    expect(t.activate('Dazzle').lp[0]).toBe(8200);
  });

  test('does nothing to a target that is there already when it resolves', () => {
    const quick = spell({
      name: 'Quick',
      property: 'quickPlay',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'defense' }],
    });
    const t = play({ you: { hand: [turn('defense')], monsters: [knight] }, opponent: { spells: [quick] } });
    t.activate('Turn').activate('Quick').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.events('positionChanged')).toHaveLength(1);
  });

  test('not a monster whose position cannot be changed', () => {
    const rock = monster({
      name: 'Rock',
      effects: [{ kind: 'continuous', apply: [{ mod: 'cannotChangePosition', to: 'self' }] }],
    });
    const t = play({ you: { hand: [turn('other')] }, opponent: { monsters: [rock] } });
    expect(t.why('Turn')).toEqual(['no-target']);
  });

  test('turned face-down it may use its effect again, but not be Flip Summoned after a change by its player', () => {
    const clerk = monster({
      name: 'Clerk',
      effects: [
        { kind: 'ignition', limit: { per: 'turn', key: 'copy' }, do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      ],
    });
    const t = play({ you: { monsters: [clerk], hand: [turn('faceDownDefense'), turn('attack')] } }).activate('Clerk');
    expect(t.why('Clerk')).toEqual(['used-this-turn']);
    t.changePosition('Clerk').activate('Turn');
    expect(t.whyNot({ do: 'flipSummon', card: t.id('Clerk') })).toEqual(['position-changed-this-turn']);
    expect(t.activate('Turn#2').why('Clerk')).toEqual([]);
  });

  test('`faceUp` turns a face-down monster up in the position it has', () => {
    const t = play({ you: { hand: [turn('faceUp')] }, opponent: { monsters: [faceDown(knight)] } }).activate('Turn');
    expect(t.card('Knight')).toMatchObject({ faceUp: true, position: 'defense' });
    expect(t.last('flipped')).toMatchObject({ card: t.id('Knight'), how: 'effect' });
    expect(play({ you: { hand: [turn('faceUp')], monsters: [knight] } }).why('Turn')).toEqual(['no-target']);
  });
});
