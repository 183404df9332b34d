import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { active, aura, faceDown, flock, monster, play, spell } from '../../testing/board';

describe('cannotSummon', () => {
  type Ban = Omit<Extract<Modifier, { mod: 'cannotSummon' }>, 'mod' | 'who'>;
  const ban = (more: Ban, who: 'you' | 'opponent' | 'both' = 'both') =>
    active(aura('Ban', { mod: 'cannotSummon', who, ...more }));
  const knight = monster({ name: 'Knight' });
  const spark = monster({ name: 'Spark', effects: [{ kind: 'procedure', from: ['hand'] }] });
  const rise = spell({
    name: 'Rise',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: knight.id }, position: 'attack' }],
  });
  const table = (more: Ban, who?: 'you' | 'opponent' | 'both') =>
    play({
      you: {
        hand: [knight, spark, rise, flock()],
        monsters: [faceDown(monster({ name: 'Spy' }))],
        spells: [ban(more, who)],
      },
    });
  const ways = [
    'normalSummon Knight',
    'setMonster Knight',
    'flipSummon Spy',
    'specialSummon Spark',
    'activate Rise',
    'activate Flock',
  ];
  const allowed = (more: Ban, who?: 'you' | 'opponent' | 'both') => ways.map((w) => table(more, who).can(w));

  test('the methods that are named, by effects as well', () => {
    expect(allowed({ methods: ['normal'] })).toEqual([false, true, true, true, true, true]);
    expect(allowed({ methods: ['normal', 'set'] })).toEqual([false, false, true, true, true, true]);
    expect(allowed({ methods: ['flip'] })).toEqual([true, true, false, true, true, true]);
    expect(allowed({ methods: ['special'] })).toEqual([true, true, true, false, false, false]);
  });

  test('for the players that are meant', () => {
    expect(allowed({ methods: ['special'] }, 'you').slice(3)).toEqual([false, false, false]);
    expect(allowed({ methods: ['special'] }, 'opponent').slice(3)).toEqual([true, true, true]);
  });

  test('only monsters like this', () => {
    const t = table({ methods: ['special'], cards: { name: spark.id } });
    expect([t.can('specialSummon Spark'), t.can('activate Rise')]).toEqual([false, true]);
  });

  test('only Tribute Summons', () => {
    const big = monster({ name: 'Big', level: 5, type: 'zombie' });
    const giant = monster({ name: 'Giant', level: 5, type: 'rock' });
    const t = play({
      you: {
        hand: [knight, big, giant],
        monsters: [spark],
        spells: [ban({ methods: ['normal'], cards: { exceptType: 'zombie' }, tribute: true })],
      },
    });
    expect(
      ['normalSummon Knight', 'normalSummon Big', 'normalSummon Giant', 'setMonster Giant'].map((w) => t.can(w)),
    ).toEqual([true, true, false, true]);
  });

  test('the reason is the lock', () => {
    const t = table({ methods: ['normal', 'special'] });
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Knight') })).toEqual(['locked']);
    expect(t.whyNot({ do: 'specialSummon', card: t.id('Spark'), effect: 0 })).toEqual(['locked']);
    expect(t.why('Rise')).toEqual(['nothing-to-do', 'locked']);
  });

  test('as an oath it does not stop its own effect, but what was done before counts', () => {
    const vow = spell({
      name: 'Vow',
      oath: [{ mod: 'cannotSummon', who: 'you', methods: ['special'] }],
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: knight.id }, position: 'attack' }],
    });
    const t = play({ you: { hand: [vow, knight, spark] } }).activate('Vow');
    expect(t.place('Knight')).toBe('monsterZone');
    expect(t.whyNot({ do: 'specialSummon', card: t.id('Spark'), effect: 0 })).toEqual(['locked']);
    t.nextTurn().nextTurn();
    expect(t.can('specialSummon Spark')).toBe(true);
    const late = play({ you: { hand: [vow, knight, spark] } })
      .specialSummon('Spark')
      .position('attack');
    expect(late.why('Vow')).toEqual(['oath-broken']);
  });
});
