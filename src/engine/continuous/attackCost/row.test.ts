import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('attackCost', () => {
  const elf = monster({
    name: 'Elf',
    atk: 2000,
    effects: [{ kind: 'continuous', apply: [{ mod: 'attackCost', to: 'self', lp: 1000 }] }],
  });
  const other = monster({ name: 'Other' });

  test('is paid when the attack is declared', () => {
    const t = play({ you: { monsters: [elf] } })
      .goTo('battle')
      .attack('Elf');
    expect(t.lp).toEqual([7000, 6000]);
    expect(t.last('lpPaid')).toMatchObject({ seat: 0, amount: 1000 });
    expect(t.events('damage')).toHaveLength(1);
  });

  test('who cannot pay cannot attack with it', () => {
    const t = play({ you: { monsters: [elf, other] }, lp: [900, 8000] }).goTo('battle');
    expect(t.whyNot({ do: 'attack', card: t.id('Elf') })).toEqual(['attack-cost-cannot-be-paid']);
    expect(t.can('attack Other')).toBe(true);
  });

  test('being attacked costs nothing', () => {
    const t = play({ you: { monsters: [monster({ name: 'Ox', atk: 2500 })] }, opponent: { monsters: [elf] } });
    t.goTo('battle').attack('Ox');
    expect(t.events('lpPaid')).toEqual([]);
  });
});
