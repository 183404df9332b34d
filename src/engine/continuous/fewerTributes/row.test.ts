import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('fewerTributes', () => {
  const altar = active(aura('Altar', { mod: 'fewerTributes', to: { type: 'warrior' }, n: 1 }));
  const high = monster({ name: 'High', level: 6 });
  const highest = monster({ name: 'Highest', level: 8 });
  const lamb = monster({ name: 'Lamb' });

  test('one less: none for Level 5 and 6, one for Level 7 and higher', () => {
    const t = play({ you: { hand: [high], spells: [altar] } }).normalSummon('High');
    expect(t.last('summoned')).toMatchObject({ card: t.id('High'), tribute: false });
    const one = play({ you: { hand: [highest], monsters: [lamb], spells: [altar] } }).normalSummon('Highest');
    expect(one.last('summoned')).toMatchObject({ card: one.id('Highest'), tribute: true });
    expect(one.place('Lamb')).toBe('gy');
    expect(play({ you: { hand: [highest], spells: [altar] } }).can('normalSummon Highest')).toBe(false);
  });

  test('not for a monster of another kind, and not below none', () => {
    const dragon = monster({ name: 'Dragon', level: 5, type: 'dragon' });
    const t = play({ you: { hand: [dragon, lamb], spells: [altar] } });
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Dragon') })).toEqual(['tributes-missing']);
    expect(t.normalSummon('Lamb').place('Lamb')).toBe('monsterZone');
  });

  test('without it the full number is due', () => {
    const t = play({ you: { hand: [high, highest], monsters: [lamb] } });
    expect([t.can('normalSummon High'), t.can('normalSummon Highest')]).toEqual([true, false]);
  });
});
