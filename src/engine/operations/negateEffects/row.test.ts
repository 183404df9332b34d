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

  test('without a target, every face-up card that is meant; there must be one', () => {
    const hush = spell({
      name: 'Hush',
      do: [{ op: 'negateEffects', what: { all: true, of: 'opponent', kind: 'monster' }, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [hush] }, opponent: { monsters: [lord, faceDown(lord)] } }).activate('Hush');
    expect(t.events('effectsNegated')).toMatchObject([{ card: t.id('Lord') }]);
    expect(play({ you: { hand: [hush] } }).why('Hush')).toEqual(['nothing-to-do']);
  });

  test('cannot be activated without a face-up target', () => {
    const hidden = play({ you: { hand: [seal] }, opponent: { monsters: [faceDown(lord)] } });
    expect(hidden.why('Seal')).toEqual(['no-target']);
    const quick = spell({
      name: 'Quick',
      property: 'quickPlay',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const late = play({ you: { hand: [seal] }, opponent: { monsters: [lord], spells: [quick] } });
    late.activate('Seal').activate('Quick').passAll();
    expect(late.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(late.events('effectsNegated')).toEqual([]);
  });
});
