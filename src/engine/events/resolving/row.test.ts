import { describe, expect, test } from 'vitest';
import type { Effect } from '../../definition';
import { monster, play, spell, trap } from '../../testing/board';

describe('resolving', () => {
  const silencer = (what: Extract<Effect, { kind: 'reaction' }>['when']) =>
    monster({
      name: 'Silencer',
      effects: [
        {
          kind: 'reaction',
          when: what,
          limit: { per: 'turn', key: 'copy' },
          do: [{ op: 'negateEffect' }, { op: 'damage', to: 'opponent', amount: 100, join: 'then' }],
        },
      ],
    });
  const spells = silencer({ event: 'resolving', by: 'opponent', what: { of: ['spellEffect'] } });
  const heal = spell({ name: 'Heal', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] });

  test('done without a Chain, before the effect, which it can negate; once where the limit says so', () => {
    const t = play({ you: { hand: [heal, heal] }, opponent: { monsters: [spells] } }).activate('Heal');
    expect(t.lp).toEqual([7900, 8000]);
    expect(t.events('activated')).toHaveLength(1);
    expect(t.last('linkResolved')).toMatchObject({ outcome: 'effectNegated' });
    expect(t.activate('Heal#2').lp).toEqual([8900, 8000]);
  });

  test('not for your own, nor for what was negated already when it was activated', () => {
    expect(play({ you: { hand: [heal], monsters: [spells] } }).activate('Heal').lp).toEqual([9000, 8000]);
    const jam = trap({
      name: 'Jam',
      property: 'counter',
      when: { event: 'activated', what: { of: ['spellCard'] } },
      do: [{ op: 'negateActivation' }],
    });
    const t = play({ you: { hand: [heal] }, opponent: { monsters: [spells], spells: [jam] } })
      .activate('Heal')
      .activate('Jam')
      .passAll();
    expect(t.lp).toEqual([8000, 8000]);
  });

  test('what a link that resolves earlier removes no longer does it', () => {
    const bolt = trap({ name: 'Bolt', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const t = play({ you: { hand: [heal], spells: [bolt] }, opponent: { monsters: [spells] } })
      .activate('Heal')
      .activate('Bolt')
      .passAll();
    expect(t.lp).toEqual([9000, 8000]);
  });

  test('only what targets it: it leaves for a while, and the effect finds nothing', () => {
    const away = monster({
      name: 'Away',
      effects: [
        {
          kind: 'reaction',
          when: { event: 'resolving', by: 'opponent', what: { of: ['spellEffect'], targets: 'self' } },
          do: [{ op: 'banish', what: 'self', until: 'nextTurnEndPhase' }],
        },
      ],
    });
    const kill = spell({ name: 'Kill', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'destroy', what: '$t' }] });
    const t = play({ you: { hand: [kill] }, opponent: { monsters: [away] } }).activate('Kill');
    expect(t.place('Away')).toBe('banished');
    expect(t.last('linkResolved')).toMatchObject({ outcome: 'withoutEffect' });
    const other = monster({ name: 'Other' });
    const u = play({ you: { hand: [kill] }, opponent: { monsters: [away, other] } })
      .activate('Kill')
      .pick('Other');
    expect([u.place('Away'), u.place('Other')]).toEqual(['monsterZone', 'gy']);
  });
});
