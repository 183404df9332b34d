import { describe, expect, test } from 'vitest';
import type { Effect } from '../../index';
import { monster, play, spell, trap } from '../../testing/board';

describe('negateActivation', () => {
  const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] });
  const jam = trap({
    name: 'Jam',
    property: 'counter',
    when: { event: 'activated', by: 'opponent', what: { of: ['spellCard'] } },
    do: [{ op: 'negateActivation' }, { op: 'destroy', what: '$chain', join: 'ifDo' }],
  });
  const quiet: Effect = {
    kind: 'quick',
    mandatory: true,
    when: { event: 'activated', what: { of: ['spellCard'] } },
    do: [{ op: 'negateActivation' }],
  };

  test('the effect does not resolve, and the card goes to the GY from nowhere, destroyed', () => {
    const t = play({ you: { hand: [cure] }, opponent: { spells: [jam] } });
    t.activate('Cure').activate('Jam').passAll();
    expect(t.lp[0]).toBe(8000);
    expect(t.outcomes).toEqual(['activationNegated', 'resolved']);
    expect(t.last('activationNegated')).toMatchObject({ chain: 1, card: t.id('Cure') });
    const moved = t.last('moved', 'Cure');
    expect(moved).toMatchObject({ to: 'gy', reasons: ['destroyed'], cause: 'effect', by: 1 });
    expect(moved?.before.place).toBe('nowhere');
  });

  test('negated without being destroyed, it goes to the GY after the Chain, by no effect', () => {
    const mage = monster({ name: 'Mage', effects: [quiet] });
    const t = play({ you: { hand: [cure] }, opponent: { monsters: [mage] } }).activate('Cure');
    expect(t.outcomes).toEqual(['activationNegated', 'resolved']);
    const moved = t.last('moved', 'Cure');
    expect(moved).toMatchObject({ to: 'gy', reasons: [], cause: 'rule' });
    expect(moved?.before.place).toBe('nowhere');
    expect(moved?.id).toBeGreaterThan(t.last('linkResolved')?.id as number);
  });

  test('does nothing if another link lies between', () => {
    const mage = monster({ name: 'Mage', effects: [quiet] });
    const t = play({ you: { hand: [cure] }, opponent: { monsters: [mage, mage] } })
      .activate('Cure')
      .activate('Mage');
    expect(t.outcomes).toEqual(['activationNegated', 'resolved', 'withoutEffect']);
    expect(t.events('activationNegated')).toHaveLength(1);
  });

  test('"negate and destroy" destroys nothing where it cannot negate', () => {
    const loud = monster({
      name: 'Loud',
      effects: [
        {
          ...quiet,
          do: [{ op: 'negateActivation' }, { op: 'destroy', what: { kind: 'monster', not: 'self' }, join: 'and' }],
        },
      ],
    });
    const mage = monster({ name: 'Mage', effects: [quiet] });
    const t = play({ you: { hand: [cure] }, opponent: { monsters: [mage, loud] } })
      .activate('Cure')
      .activate('Mage');
    expect(t.outcomes).toEqual(['activationNegated', 'resolved', 'withoutEffect']);
    expect(t.place('Mage')).toBe('monsterZone');
  });

  test('cannot be activated except directly on the link, nor without one', () => {
    const pinger = monster({
      name: 'Pinger',
      effects: [{ kind: 'quick', do: [{ op: 'damage', to: 'opponent', amount: 1 }] }],
    });
    const t = play({ you: { hand: [cure] }, opponent: { spells: [jam], monsters: [pinger] } });
    t.activate('Cure');
    expect(t.why('Jam')).toEqual([]);
    t.activate('Pinger');
    expect(t.asked).toBe(1);
    expect(t.why('Jam')).toEqual(['not-directly-above']);
    t.passAll();
    expect(t.why('Jam')).toContain('event-not-happened');
    expect(t.lp[0]).toBe(8999);
  });

  test("a monster effect's activation negated moves nothing by itself", () => {
    const healer = monster({
      name: 'Healer',
      effects: [{ kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] }],
    });
    const hush = trap({
      name: 'Hush',
      property: 'counter',
      when: { event: 'activated', by: 'opponent', what: { of: ['monsterEffect'] } },
      do: [{ op: 'negateActivation' }],
    });
    const t = play({ you: { monsters: [healer] }, opponent: { spells: [hush] } });
    t.activate('Healer').activate('Hush').passAll();
    expect(t.lp[0]).toBe(8000);
    expect(t.place('Healer')).toBe('monsterZone');
  });

  describe('every', () => {
    const zap = trap({
      name: 'Zap',
      property: 'counter',
      do: [
        {
          op: 'negateActivation',
          every: { by: 'opponent', what: { of: ['spellCard', 'monsterEffect'] } },
          as: 'negated',
        },
        { op: 'destroy', what: '$negated', join: 'ifDo' },
      ],
    });
    const wait = trap({ name: 'Wait', do: [{ op: 'gainLP', who: 'you', amount: 10 }] });
    const quick = spell({ name: 'Quick', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });

    test('negates such activations of that player wherever they lie, and no others', () => {
      const t = play({ you: { hand: [cure, quick], spells: [wait] }, opponent: { spells: [zap, wait] } });
      t.activate('Cure').activate('Wait#2').activate('Quick').pass().activate('Wait').activate('Zap').passAll();
      expect(t.outcomes).toEqual(['activationNegated', 'resolved', 'activationNegated', 'resolved', 'resolved']);
      expect(t.lp).toEqual([8010, 8010]);
      for (const name of ['Cure', 'Quick'])
        expect(t.last('moved', name)).toMatchObject({ reasons: ['destroyed'], before: { place: 'nowhere' } });
    });

    test('a monster effect is destroyed where it is; one that has left is not', () => {
      const bolt: Effect = { kind: 'quick', do: [{ op: 'damage', to: 'opponent', amount: 1 }] };
      const stay = monster({ name: 'Stay', effects: [bolt] });
      const leave = monster({ name: 'Leave', effects: [{ ...bolt, cost: [{ op: 'returnToHand', what: 'self' }] }] });
      const t = play({ you: { monsters: [stay, leave] }, opponent: { spells: [zap] } });
      t.activate('Stay').pass().activate('Leave').activate('Zap').passAll();
      expect(t.outcomes).toEqual(['activationNegated', 'activationNegated', 'resolved']);
      expect([t.place('Stay'), t.place('Leave'), t.lp[1]]).toEqual(['gy', 'hand', 8000]);
    });

    test('cannot be activated where there is nothing it could negate', () => {
      const t = play({ you: { hand: [cure], spells: [wait] }, opponent: { spells: [zap, wait] } });
      expect(t.why('Zap')).toContain('nothing-to-do');
      t.activate('Wait');
      expect([t.asked, t.why('Zap')]).toEqual([1, ['nothing-to-do']]);
      const u = play({ you: { hand: [cure] }, opponent: { spells: [zap] } }).activate('Cure');
      expect(u.why('Zap')).toEqual([]);
    });
  });
});
