import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '../catalogue';
import { createChance } from './chance';
import { summonWith } from './materials';
import { needsOf, ritualWith } from './needs';
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

  it('is monsters with which the Levels of a Synchro Summon add up, in the places its materials have', () => {
    const found = (name: string) =>
      Array.from({ length: 20 }, (_, seed) => summonWith(named(name), all, createChance(seed))).flatMap((f) => f ?? []);
    const bian = found("Bi'an, Earth of the Yang Zing");
    expect(bian.some(({ materials }) => materials.includes(named("Bi'an, Earth of the Yang Zing").id))).toBe(true);
    for (const { summoned, materials } of bian) expect(sum(materials)).toBe(levelOf(summoned));
    const nova = found('Red Nova Dragon');
    expect(nova.length).toBeGreaterThan(0);
    for (const { materials } of nova) {
      expect(materials.filter((id) => cards.get(id).def.abilities?.includes('tuner'))).toHaveLength(2);
      expect([materials.includes(named('Red Dragon Archfiend').id), sum(materials)]).toEqual([true, 12]);
    }
    expect(found('Gemini Elf')).toEqual([]);
  });

  it('is monsters for an Xyz and a Link Summon too, and only those an effect lets be used', () => {
    const chance = createChance(1);
    const tornado = summonWith(named('Tornado Dragon'), all, chance);
    expect(tornado?.materials.map(levelOf)).toEqual([4, 4]);
    expect(summonWith(named('Powercode Talker'), all, chance)?.materials).toHaveLength(3);
    const tuned = summonWith(named('T.G. Wonder Magician'), all, createChance(3));
    expect(tuned).not.toBeNull();
  });

  it('is as many cards as a condition counts, and monsters as Spells where they must be', () => {
    expect(needsOf(named('Judgment Dragon'), all)).toContainEqual(expect.objectContaining({ places: ['gy'], n: 4 }));
    const ruins = needsOf(named('Ancient City - Rainbow Ruins'), all);
    expect(ruins).toContainEqual(expect.objectContaining({ places: ['asSpell'], n: 5 }));
  });

  it('is a Ritual Monster and monsters with its Level', () => {
    const found = ritualWith(named('Black Luster Ritual'), all, createChance(1));
    expect(cards.get(found?.summoned ?? 0).def.frame).toBe('ritual');
    expect(sum(found?.materials ?? [])).toBe(levelOf(found?.summoned ?? 0));
  });
});
