import { describe, expect, test } from 'vitest';
import { active, monster, play, spell, trap } from '../../testing/board';

describe('selfDestroy', () => {
  const sea = spell({ name: 'Sea', property: 'field', effects: [{ kind: 'activation', do: [] }] });
  const fish = monster({
    name: 'Fish',
    effects: [
      {
        kind: 'continuous',
        if: [{ cond: 'exists', cards: { from: 'fieldZone', name: sea.id, faceUp: true }, max: 0 }],
        apply: [{ mod: 'selfDestroy', to: 'self' }],
      },
    ],
  });
  const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { from: 'fieldZone' } }] });

  test('is destroyed as soon as its condition holds, without a Chain', () => {
    const t = play({ you: { hand: [shatter], monsters: [fish], field: active(sea) } });
    expect(t.place('Fish')).toBe('monsterZone');
    t.activate('Break');
    expect(t.place('Fish')).toBe('gy');
    expect(t.last('moved', 'Fish')).toMatchObject({ reasons: ['destroyed'], cause: 'effect', source: t.id('Fish') });
    expect(t.events('activated')).toHaveLength(1);
  });

  test('also right after its Summon', () => {
    const t = play({ you: { hand: [fish] } }).normalSummon('Fish');
    expect(t.place('Fish')).toBe('gy');
    expect(t.events('summoned', 'Fish')).toHaveLength(1);
  });

  test('not while its effect is negated', () => {
    const drain = trap({
      name: 'Drain',
      property: 'continuous',
      effects: [
        { kind: 'activation', do: [] },
        { kind: 'continuous', apply: [{ mod: 'negateEffects', to: { kind: 'monster' } }] },
      ],
    });
    const t = play({
      you: { hand: [shatter], monsters: [fish], field: active(sea), spells: [active(drain)] },
    }).activate('Break');
    expect(t.place('Fish')).toBe('monsterZone');
  });

  test('what cannot be destroyed by effects stays', () => {
    const whale = monster({
      name: 'Whale',
      effects: [
        { kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['effect'] }] },
        { kind: 'continuous', if: [{ cond: 'turn', whose: 'opponent' }], apply: [{ mod: 'selfDestroy', to: 'self' }] },
      ],
    });
    expect(
      play({ you: { monsters: [whale] } })
        .nextTurn()
        .place('Whale'),
    ).toBe('monsterZone');
  });
});
