import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, trap } from '../../testing/board';

describe('cannotBeNegated', () => {
  const shield = active(aura('Shield', { mod: 'cannotBeNegated', to: { kind: 'monster', of: 'you' } }));
  const drain = aura('Drain', { mod: 'negateEffects', to: { kind: 'monster' } });
  const lord = monster({
    name: 'Lord',
    effects: [
      { kind: 'continuous', apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: 300 } }] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
    ],
  });
  const wrath = trap({
    name: 'Wrath',
    property: 'counter',
    when: { event: 'activated', what: { of: ['monsterEffect'] } },
    do: [{ op: 'negateActivation' }],
  });
  const quiet = monster({
    name: 'Quiet',
    effects: [
      {
        kind: 'quick',
        mandatory: true,
        when: { event: 'activated', by: 'opponent', what: { of: ['monsterEffect'] } },
        do: [{ op: 'negateEffect' }],
      },
    ],
  });

  test('continuous effects go on applying', () => {
    expect(play({ you: { monsters: [lord], spells: [active(drain)] } }).atk('Lord')).toBe(1000);
    expect(play({ you: { monsters: [lord], spells: [shield, active(drain)] } }).atk('Lord')).toBe(1300);
  });

  test('what only negates cannot answer it, and what must answer does nothing', () => {
    const t = play({ you: { monsters: [lord], spells: [shield] }, opponent: { spells: [wrath] } }).activate('Lord');
    expect(t.can('activate Wrath')).toBe(false);
    expect(t.passAll().lp[0]).toBe(8100);
    const u = play({ you: { monsters: [lord], spells: [shield] }, opponent: { monsters: [quiet] } }).activate('Lord');
    expect([u.lp[0], u.outcomes]).toEqual([8100, ['resolved', 'withoutEffect']]);
  });

  test('says why', () => {
    const jar = trap({ name: 'Jar', do: [{ op: 'draw', who: 'you', n: 1 }] });
    const t = play({ you: { monsters: [lord], spells: [shield] }, opponent: { spells: [wrath, jar] } });
    expect(t.activate('Lord').why('Wrath')).toContain('cannot-be-negated');
    expect([t.can('activate Jar'), t.can('activate Wrath')]).toEqual([true, false]);
  });

  test('a card that would negate its own protector is not protected', () => {
    const guard = monster({
      name: 'Guard',
      effects: [
        { kind: 'continuous', apply: [{ mod: 'cannotBeNegated', to: { kind: 'spell', of: 'you' } }] },
        { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', atk: { add: 500 } }] },
      ],
    });
    const decree = aura('Decree', { mod: 'negateEffects', to: { kind: 'spell', not: 'self' } });
    const t = play({ you: { monsters: [guard], spells: [active(drain)], hand: [decree] } });
    expect(t.atk('Guard')).toBe(1000);
    expect(t.activate('Decree').atk('Guard')).toBe(1500);
    expect(t.card('Drain').effectsNegated).toBe(true);
  });
});
