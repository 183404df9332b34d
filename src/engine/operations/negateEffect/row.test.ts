import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('negateEffect', () => {
  const ash = monster({
    name: 'Ash',
    effects: [
      {
        kind: 'quick',
        from: ['hand'],
        when: { event: 'activated', what: { of: ['spellEffect', 'monsterEffect'], includes: ['draw'] } },
        cost: [{ op: 'discard', what: 'self' }],
        do: [{ op: 'negateEffect' }],
      },
    ],
  });
  const pot = spell({ name: 'Pot', cost: [{ op: 'payLP', amount: 500 }], do: [{ op: 'draw', who: 'you', n: 1 }] });

  test('the effect does nothing, but the activation stands: the card was on the field and the cost is spent', () => {
    const t = play({ you: { hand: [pot] }, opponent: { hand: [ash] } });
    t.activate('Pot').activate('Ash').passAll();
    expect(t.events('drawn')).toEqual([]);
    expect(t.outcomes).toEqual(['effectNegated', 'resolved']);
    expect(t.last('effectNegated')).toMatchObject({ chain: 1, card: t.id('Pot') });
    expect(t.last('moved', 'Pot')).toMatchObject({ to: 'gy', reasons: [], before: { place: 'spellTrapZone' } });
    expect(t.lp[0]).toBe(7500);
  });

  test('a Continuous Spell stays on the field and works', () => {
    const school = spell({
      name: 'School',
      property: 'continuous',
      effects: [
        { kind: 'activation', do: [{ op: 'draw', who: 'you', n: 1 }] },
        { kind: 'continuous', apply: [{ mod: 'stat', to: { of: 'you', kind: 'monster' }, atk: { add: 200 } }] },
      ],
    });
    const t = play({ you: { hand: [school], monsters: [monster({ name: 'Knight' })] }, opponent: { hand: [ash] } });
    t.activate('School').activate('Ash').passAll();
    expect(t.outcomes[0]).toBe('effectNegated');
    expect(t.place('School')).toBe('spellTrapZone');
    expect(t.atk('Knight')).toBe(1200);
  });

  test('negates only that link, not the card: its next effect goes through', () => {
    const scholar = monster({
      name: 'Scholar',
      effects: [{ kind: 'ignition', do: [{ op: 'draw', who: 'you', n: 1 }] }],
    });
    const t = play({ you: { monsters: [scholar] }, opponent: { hand: [ash] } });
    t.activate('Scholar').activate('Ash').passAll();
    expect(t.events('drawn')).toEqual([]);
    t.activate('Scholar');
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.events('drawn')).toHaveLength(1);
  });

  test('an effect negated already is not negated again', () => {
    const hush = monster({
      name: 'Hush',
      effects: [
        {
          kind: 'quick',
          mandatory: true,
          when: { event: 'activated', what: { of: ['spellCard'] } },
          do: [{ op: 'negateEffect' }],
        },
      ],
    });
    const t = play({ you: { hand: [pot] }, opponent: { monsters: [hush, hush] } })
      .activate('Pot')
      .activate('Hush');
    expect(t.outcomes).toEqual(['effectNegated', 'withoutEffect', 'resolved']);
    expect(t.events('effectNegated')).toHaveLength(1);
  });

  test('cannot be activated on an effect of another kind', () => {
    const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] });
    const ping = monster({
      name: 'Pinger',
      effects: [{ kind: 'quick', do: [{ op: 'damage', to: 'opponent', amount: 1 }] }],
    });
    const t = play({ you: { hand: [cure] }, opponent: { hand: [ash], monsters: [ping] } }).activate('Cure');
    expect(t.optionLabels()).toEqual(['activate Pinger', 'pass']);
    expect(t.why('Ash')).toEqual(['other-activation']);
  });
});
