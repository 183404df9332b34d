import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('negateEffects', () => {
  const lord = monster({
    name: 'Lord',
    effects: [
      { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', atk: { add: 700 } }] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
    ],
  });
  const seal = spell({
    name: 'Seal',
    property: 'quickPlay',
    target: [{ as: 't', kind: 'monster', faceUp: true }],
    do: [{ op: 'negateEffects', what: '$t', until: 'turnEnd' }],
  });

  test('continuous effects stop until it is over', () => {
    const t = play({ you: { hand: [seal] }, opponent: { monsters: [lord] } });
    expect(t.atk('Lord')).toBe(1700);
    t.activate('Seal');
    expect(t.card('Lord')).toMatchObject({ effectsNegated: true, stats: { atk: 1000 } });
    expect(t.last('effectsNegated')).toMatchObject({ card: t.id('Lord') });
    t.nextTurn();
    expect(t.card('Lord')).toMatchObject({ effectsNegated: false, stats: { atk: 1700 } });
  });

  test('effects activated on the field resolve without effect, whether activated before or after', () => {
    const t = play({ you: { monsters: [lord] }, opponent: { spells: [seal] } })
      .activate('Lord')
      .activate('Seal')
      .passAll();
    expect(t.outcomes).toEqual(['effectNegated', 'resolved']);
    t.activate('Lord');
    expect(t.outcomes).toEqual(['effectNegated']);
    expect(t.lp[0]).toBe(8000);
  });

  test('turned face-down, the monster is free of it', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const show = spell({ name: 'Show', do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'attack' }] });
    const t = play({ you: { hand: [seal, hide, show], monsters: [lord] } });
    t.activate('Seal').activate('Hide').activate('Show');
    expect(t.atk('Lord')).toBe(1700);
  });

  test('cannot be activated without a face-up target', () => {
    expect(play({ you: { hand: [seal] }, opponent: { monsters: [faceDown(lord)] } }).why('Seal')).toEqual([
      'no-target',
    ]);
  });
});
