import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('cannotActivate', () => {
  type Ban = Omit<Extract<Modifier, { mod: 'cannotActivate' }>, 'mod'>;
  const ban = (more: Ban) => active(aura('Ban', { mod: 'cannotActivate', ...more }));
  const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const shrine = spell({
    name: 'Shrine',
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
    ],
  });
  const spells = { kind: 'spell', from: ['hand', 'field'] } as const;

  test('cards cannot be activated, but the effects of face-up ones can', () => {
    const t = play({
      you: {
        hand: [cure],
        spells: [ban({ who: 'both', cards: { ...spells, from: ['hand', 'field'] } }), active(shrine)],
      },
    });
    expect(t.why('Cure')).toEqual(['locked']);
    expect(t.why('Shrine', 1)).toEqual([]);
    expect(t.can('setCard Cure')).toBe(true);
  });

  test('with `effects`, those neither', () => {
    const t = play({
      you: {
        hand: [cure],
        spells: [ban({ who: 'both', cards: { ...spells, from: ['hand', 'field'] }, effects: true }), active(shrine)],
      },
    });
    expect([t.why('Cure'), t.why('Shrine', 1)]).toEqual([['locked'], ['locked']]);
  });

  test('only the players and the cards that are meant', () => {
    const why = (more: Ban) => play({ you: { hand: [cure] }, opponent: { spells: [ban(more)] } }).why('Cure');
    expect(why({ who: 'opponent', cards: { kind: 'spell', from: 'hand' } })).toEqual(['locked']);
    expect(why({ who: 'you', cards: { kind: 'spell', from: 'hand' } })).toEqual([]);
    expect(why({ who: 'opponent', cards: { kind: 'trap', from: 'hand' } })).toEqual([]);
    expect(why({ who: 'opponent', cards: { kind: 'spell', from: 'spellTrapZone' } })).toEqual([]);
    expect(why({ who: 'both', cards: { kind: 'spell', from: 'hand', of: 'you' } })).toEqual([]);
    expect(why({ who: 'both', cards: { kind: 'spell', from: 'hand', of: 'opponent' } })).toEqual(['locked']);
  });

  test('answers to an attack can be forbidden while it lasts', () => {
    const raider = monster({
      name: 'Raider',
      effects: [
        {
          kind: 'continuous',
          if: [{ cond: 'attacking', card: 'self' }],
          apply: [{ mod: 'cannotActivate', who: 'opponent', cards: { kind: 'trap' } }],
        },
      ],
    });
    const pit = trap({ name: 'Pit', when: { event: 'attackDeclared' }, do: [{ op: 'negateAttack' }] });
    const t = play({ you: { monsters: [raider] }, opponent: { spells: [pit] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.lp[1]).toBe(7000);
    expect(t.place('Pit')).toBe('spellTrapZone');
  });

  test('a monster that is certain to be destroyed by battle forbids nothing any more', () => {
    const jinx = monster({
      name: 'Jinx',
      atk: 500,
      effects: [{ kind: 'continuous', apply: [{ mod: 'cannotActivate', who: 'opponent', cards: { kind: 'trap' } }] }],
    });
    const goblin = trap({
      name: 'Goblin',
      when: { event: 'damage', to: 'opponent', how: 'battle' },
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
    const t = play({
      you: { monsters: [monster({ name: 'Raider' })], spells: [goblin] },
      opponent: { monsters: [jinx] },
    });
    t.goTo('battle').attack('Raider');
    expect(t.duel.at.turn).toBe('battlePhase.damageStep.afterDamageCalculation');
    expect(t.can('activate Goblin')).toBe(true);
  });
});
