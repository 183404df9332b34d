import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../index';
import { active, aura, monster, play, spell } from '../testing/board';

const drain = aura('Drain', { mod: 'negateEffects', to: { kind: 'monster' } });
const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { kind: 'spell', name: drain.id } }] });
const stat = (name: string, atk: { halve: true } | { set: number } | { add: number }) =>
  monster({ name, effects: [{ kind: 'continuous', apply: [{ mod: 'stat', to: { kind: 'monster' }, atk }] }] });
const half = stat('Half', { halve: true });
const fixed = stat('Fixed', { set: 3000 });
const more = stat('More', { add: 500 });
const plus = stat('Plus', { add: 200 });

describe('effects that begin at one moment', () => {
  const board = (...monsters: CardDefinition[]) =>
    play({ you: { hand: [shatter], monsters, spells: [active(drain)] } }).activate('Break');

  test('their controller says the order where it matters; until then none applies', () => {
    const t = board(half, fixed);
    expect([t.duel.prompt?.kind, t.asked]).toEqual(['order', 0]);
    expect(t.optionLabels()).toEqual(['pick Half', 'pick Fixed']);
    expect(t.duel.applying).toEqual([]);
    expect(t.pick('Half').atk('Half')).toBe(3000);
    expect(board(half, fixed).pick('Fixed').atk('Half')).toBe(1500);
  });

  test('three are asked one after the other, as long as it matters', () => {
    const t = board(half, fixed, more).pick('Half');
    expect(t.optionLabels()).toEqual(['pick Fixed', 'pick More']);
    expect(t.pick('More').atk('More')).toBe(3000);
  });

  test('nobody is asked where every order gives the same', () => {
    const t = board(more, plus);
    expect(t.duel.prompt?.kind).toBe('open');
    expect(t.atk('More')).toBe(1700);
  });

  test('the state in between can be stored and goes on the same', () => {
    const t = board(half, fixed);
    t.duel = JSON.parse(JSON.stringify(t.duel));
    expect(t.pick('Fixed').atk('Fixed')).toBe(1500);
    expect(t.duel.ordering).toBeNull();
  });
});

describe('effects that decide about others', () => {
  test('what nobody stops goes first, even if it began later, and nothing flickers', () => {
    const decree = aura('Decree', { mod: 'negateEffects', to: { kind: 'spell', not: 'self' } });
    const t = play({ you: { monsters: [more], hand: [decree], spells: [active(drain)] } });
    expect(t.atk('More')).toBe(1000);
    t.activate('Decree');
    expect([t.card('Drain').effectsNegated, t.atk('More')]).toEqual([true, 1500]);
  });

  test('a Summon that would close a circle without end is refused', () => {
    // Drain stops Picky, Picky stops Seal, and Seal stops Drain.
    const seal = aura('Seal', { mod: 'negateEffects', to: { kind: 'spell', name: drain.id } });
    const picky = monster({
      name: 'Picky',
      effects: [{ kind: 'continuous', apply: [{ mod: 'negateEffects', to: { kind: 'spell', name: seal.id } }] }],
    });
    const u = play({ you: { hand: [picky], spells: [active(drain), active(seal)] } });
    expect(u.whyNot({ do: 'normalSummon', card: u.id('Picky') })).toEqual(['endless-loop']);
  });
});

describe('values that read other values', () => {
  test('wait until those are made, whatever began earlier', () => {
    const peak = monster({
      name: 'Peak',
      effects: [
        {
          kind: 'continuous',
          apply: [
            {
              mod: 'stat',
              to: 'self',
              atk: { set: { plus: [{ highest: 'atk', of: { kind: 'monster', not: 'self' } }, 100] } },
            },
          ],
        },
      ],
    });
    const axe = aura('Axe', { mod: 'stat', to: { kind: 'monster', of: 'opponent' }, atk: { add: 1000 } });
    const t = play({ you: { monsters: [peak], hand: [axe] }, opponent: { monsters: [monster({ name: 'Ox' })] } });
    expect(t.atk('Peak')).toBe(1100);
    expect(t.activate('Axe').atk('Peak')).toBe(2100);
  });

  test('the strongest monster may be unaffected only while it is the strongest', () => {
    const pole = active(
      aura('Pole', { mod: 'unaffected', to: { kind: 'monster', faceUp: true, highest: 'atk' }, by: ['spell'] }),
    );
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const t = play({
      you: { monsters: [monster({ name: 'Ox', atk: 2000 }), monster({ name: 'Imp' })], hand: [storm], spells: [pole] },
    }).activate('Storm');
    expect([t.place('Ox'), t.place('Imp')]).toEqual(['monsterZone', 'gy']);
  });
});
