import { describe, expect, test } from 'vitest';
import { bell, faceDown, inDefense, monster, play, ring, spell, trap } from '../../testing/board';

describe('flipped', () => {
  const jar = monster({ name: 'Jar', def: 0, effects: [ring({ event: 'flipped', card: 'self' })] });
  const raider = monster({ name: 'Raider' });
  const show = spell({
    name: 'Show',
    do: [{ op: 'changePosition', what: { kind: 'monster', of: 'you' }, to: 'attack' }],
  });

  test('by a Flip Summon or by an effect', () => {
    const summon = play({ you: { monsters: [faceDown(jar)] } }).flipSummon('Jar');
    expect(summon.events('activated', 'Jar')).toHaveLength(1);
    expect(summon.last('flipped')).toMatchObject({ card: summon.id('Jar'), how: 'flipSummon' });
    const effect = play({ you: { hand: [show], monsters: [faceDown(jar)] } }).activate('Show');
    expect(effect.events('activated', 'Jar')).toHaveLength(1);
    expect(effect.last('flipped')?.how).toBe('effect');
  });

  test('by an attack it counts only after damage calculation, before the monster leaves', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [faceDown(jar)] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.events('activated', 'Jar')).toMatchObject([{ place: 'monsterZone', seat: 1 }]);
    const [calculated, flip, left] = [
      t.last('battled')?.id,
      t.last('flipped')?.id,
      t.last('moved', 'Jar')?.id,
    ] as number[];
    expect([(calculated as number) < (flip as number), (flip as number) < (left as number)]).toEqual([true, true]);
  });

  test('a monster that was face-up already is not flipped', () => {
    const t = play({ you: { hand: [show], monsters: [inDefense(jar)] } }).activate('Show');
    expect(t.card('Jar').position).toBe('attack');
    expect(t.events('flipped')).toEqual([]);
    expect(t.events('activated', 'Jar')).toEqual([]);
  });

  test('seen by another card, which must be on the field itself', () => {
    const ears = bell({ event: 'flipped', card: { type: 'rock', of: 'you' } });
    const stone = monster({ name: 'Stone', type: 'rock' });
    expect(
      play({ you: { monsters: [faceDown(stone), ears] } })
        .flipSummon('Stone')
        .events('activated', 'Bell'),
    ).toHaveLength(1);
    expect(
      play({ you: { monsters: [faceDown(raider), ears] } })
        .flipSummon('Raider')
        .events('activated', 'Bell'),
    ).toHaveLength(0);
    expect(
      play({ you: { monsters: [faceDown(stone), faceDown(ears)] } })
        .flipSummon('Stone')
        .events('activated'),
    ).toEqual([]);
  });

  test('nothing is flipped if it is destroyed before it is turned up', () => {
    const pit = trap({
      name: 'Pit',
      when: { event: 'attackDeclared' },
      do: [{ op: 'destroy', what: { of: 'you', kind: 'monster' } }],
    });
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [faceDown(jar)], spells: [pit] } });
    t.goTo('battle').attack('Raider').activate('Pit');
    expect(t.place('Jar')).toBe('gy');
    expect(t.events('flipped')).toEqual([]);
    expect(t.events('activated', 'Jar')).toEqual([]);
  });
});
