import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '../catalogue';
import { createChance } from './chance';
import { needsOf, ritualWith, synchroWith } from './needs';
import { poolOf } from './pool';

const { all } = poolOf(cards);
const named = (name: string) => {
  const found = loadCards().find((card) => card.name.en === name);
  if (!found) throw new Error(`There is no card "${name}".`);
  return cards.get(found.id);
};
const levelOf = (id: number): number => cards.get(id).def.level ?? 0;
const sum = (ids: readonly number[]): number => ids.reduce((total, id) => total + levelOf(id), 0);

describe('what a card needs on the table', () => {
  it('is what its selectors mean, where they look for it, on the side they look at', () => {
    const [revived, ...rest] = needsOf(named('Junk Synchron'), all);
    expect(rest).toEqual([]);
    expect(revived).toMatchObject({ places: ['gy'], whose: 'own', n: 1 });
    expect(revived?.ids.every((id) => levelOf(id) > 0 && levelOf(id) <= 2)).toBe(true);
    expect(needsOf(named('Launcher Commander'), all)).toContainEqual(
      expect.objectContaining({ places: ['field'], whose: 'other' }),
    );
  });

  it('is two Scales and monsters between them for a Pendulum Summon', () => {
    const scales = needsOf(named('Pendulum Encore'), all).filter(({ places }) => places.includes('pendulumZone'));
    expect(scales.length).toBeGreaterThanOrEqual(2);
    for (const { ids } of scales) expect(ids.every((id) => cards.get(id).def.pendulum)).toBe(true);
  });

  it('is another monster with which the Levels of a Synchro Summon add up', () => {
    const bian = named("Bi'an, Earth of the Yang Zing");
    for (let seed = 0; seed < 10; seed++) {
      const found = synchroWith(bian, all, createChance(seed));
      expect(found?.materials).toContain(bian.id);
      expect(sum(found?.materials ?? [])).toBe(levelOf(found?.summoned ?? 0));
    }
    expect(synchroWith(named('Gemini Elf'), all, createChance(1))).toBeNull();
  });

  it('is a Ritual Monster and monsters with its Level', () => {
    const found = ritualWith(named('Black Luster Ritual'), all, createChance(1));
    expect(cards.get(found?.summoned ?? 0).def.frame).toBe('ritual');
    expect(sum(found?.materials ?? [])).toBe(levelOf(found?.summoned ?? 0));
  });
});
