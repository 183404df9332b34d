import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('cannotBeTributed', () => {
  const bound = (more: { for?: 'tributeSummon' } = {}) =>
    monster({
      name: 'Bound',
      effects: [{ kind: 'continuous', apply: [{ mod: 'cannotBeTributed', to: 'self', ...more }] }],
    });
  const big = monster({ name: 'Big', level: 5 });
  const fire = spell({
    name: 'Fire',
    cost: [{ op: 'tribute', what: { of: 'you', kind: 'monster' } }],
    do: [{ op: 'draw', who: 'you', n: 1 }],
  });

  test('neither for a Tribute Summon or Set nor for a cost', () => {
    const t = play({ you: { hand: [big, fire], monsters: [bound()] } });
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Big') })).toEqual(['tributes-missing']);
    expect(t.whyNot({ do: 'setMonster', card: t.id('Big') })).toEqual(['tributes-missing']);
    expect(t.why('Fire')).toEqual(['cost-cannot-be-paid']);
  });

  test('only for Tribute Summons, where the text says so', () => {
    const t = play({ you: { hand: [big, fire], monsters: [bound({ for: 'tributeSummon' })] } });
    expect(t.can('normalSummon Big')).toBe(false);
    expect(t.activate('Fire').place('Bound')).toBe('gy');
  });

  test('another monster is Tributed then', () => {
    const t = play({ you: { hand: [big], monsters: [bound(), monster({ name: 'Lamb' })] } }).normalSummon('Big');
    expect([t.place('Lamb'), t.place('Bound'), t.place('Big')]).toEqual(['gy', 'monsterZone', 'monsterZone']);
  });
});
