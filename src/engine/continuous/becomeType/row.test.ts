import { describe, expect, test } from 'vitest';
import { active, aura, faceDown, monster, play, spell } from '../../testing/board';

describe('becomeType', () => {
  const all = { kind: 'monster', faceUp: true } as const;
  const knight = monster({ name: 'Knight' });
  const zombies = aura('Zombies', { mod: 'becomeType', to: all, type: 'zombie' });
  const surgery = spell({
    name: 'Surgery',
    property: 'continuous',
    effects: [
      { kind: 'activation', declare: [{ op: 'declare', what: 'type', as: 'type' }], do: [] },
      { kind: 'continuous', apply: [{ mod: 'becomeType', to: all, type: '$type' }] },
    ],
  });

  test('face-up monsters become the Type; what was Summoned later too', () => {
    const t = play({
      you: { hand: [knight], spells: [active(zombies)] },
      opponent: { monsters: [monster({ name: 'Ox' })] },
    });
    expect(t.card('Ox').stats?.type).toBe('zombie');
    expect(t.card('Knight').stats?.type).toBe('warrior');
    expect(t.normalSummon('Knight').card('Knight').stats?.type).toBe('zombie');
  });

  test('a face-down monster keeps its own', () => {
    const t = play({
      you: {
        monsters: [faceDown(knight)],
        spells: [active(aura('Z', { mod: 'becomeType', to: { kind: 'monster' }, type: 'zombie' }))],
      },
    });
    expect(t.card('Knight').stats?.type).toBe('warrior');
  });

  test('of two that differ, the later one shows', () => {
    const t = play({ you: { hand: [surgery], monsters: [knight], spells: [active(zombies)] } });
    t.activate('Surgery').answer('dragon');
    expect(t.card('Knight').stats?.type).toBe('dragon');
  });

  test('where no Type was declared, nothing changes', () => {
    expect(play({ you: { monsters: [knight], spells: [active(surgery)] } }).card('Knight').stats?.type).toBe('warrior');
  });

  test('effects that count the Type see the change, whichever began first', () => {
    const forces = aura('Forces', {
      mod: 'stat',
      to: { of: 'you', kind: 'monster', type: 'zombie' },
      atk: { add: { times: [{ count: { of: 'you', kind: 'monster', type: 'zombie' } }, 200] } },
    });
    const t = play({ you: { hand: [zombies], monsters: [knight, knight], spells: [active(forces)] } });
    expect(t.atk('Knight')).toBe(1000);
    expect(t.activate('Zombies').atk('Knight')).toBe(1400);
  });
});
