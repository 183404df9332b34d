import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, ring, spell } from '../../testing/board';

describe('negateEffects', () => {
  const drain = aura('Drain', { mod: 'negateEffects', to: { kind: 'monster', faceUp: true } });
  const lord = monster({
    name: 'Lord',
    effects: [
      { kind: 'continuous', apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: 300 } }] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
    ],
  });
  const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { kind: 'spell', name: drain.id } }] });

  test('continuous effects do not apply, and apply again when it is gone', () => {
    const t = play({ you: { hand: [shatter], monsters: [lord], spells: [active(drain)] } });
    expect(t.card('Lord')).toMatchObject({ effectsNegated: true, stats: { atk: 1000 } });
    expect(t.card('Lord').negatedBy).toEqual({ source: t.id('Drain'), until: null });
    expect(t.activate('Break').card('Lord')).toMatchObject({ effectsNegated: false, stats: { atk: 1300 } });
  });

  test('an effect that is not negated applies all the same, the others of its card do not', () => {
    const firm = monster({
      name: 'Firm',
      effects: [
        { kind: 'continuous', unnegatable: true, apply: [{ mod: 'stat', to: 'self', atk: { add: 300 } }] },
        { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', def: { add: 300 } }] },
      ],
    });
    const t = play({ you: { monsters: [firm], spells: [active(drain)] } });
    expect(t.card('Firm')).toMatchObject({ effectsNegated: true, stats: { atk: 1300, def: 1000 } });
  });

  test('effects can be activated on the field, but resolve negated', () => {
    const t = play({ you: { monsters: [lord], spells: [active(drain)] } }).activate('Lord');
    expect(t.outcomes).toEqual(['effectNegated']);
    expect(t.lp[0]).toBe(8000);
  });

  test('not effects of monsters that are not on the field any more', () => {
    const ghost = monster({ name: 'Ghost', effects: [ring({ event: 'sentToGY', card: 'self' })] });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    const t = play({ you: { hand: [push], monsters: [ghost], spells: [active(drain)] } }).activate('Push');
    expect(t.lp[0]).toBe(8100);
    const fodder = monster({
      name: 'Fodder',
      effects: [
        { kind: 'ignition', cost: [{ op: 'tribute', what: 'self' }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      ],
    });
    expect(play({ you: { monsters: [fodder], spells: [active(drain)] } }).activate('Fodder').lp[0]).toBe(8100);
  });

  test('a negator that is negated itself never begins: the earlier one decides', () => {
    const decree = monster({
      name: 'Jinx',
      effects: [{ kind: 'continuous', apply: [{ mod: 'negateEffects', to: { kind: 'spell' } }] }],
    });
    const t = play({ you: { hand: [decree], spells: [active(drain)], monsters: [lord] } }).normalSummon('Jinx');
    expect(t.card('Jinx').effectsNegated).toBe(true);
    expect(t.card('Drain').effectsNegated).toBe(false);
    expect(t.atk('Lord')).toBe(1000);
  });
});
