import { describe, expect, test } from 'vitest';
import type { Activation, Effect } from '../../index';
import { active, monster, play, spell, trap } from '../../testing/board';

describe('activated', () => {
  /** A Quick Effect that answers such an activation. */
  const answer = (what: Activation, by?: 'you' | 'opponent'): Effect => ({
    kind: 'quick',
    when: { event: 'activated', what, ...(by ? { by } : {}) },
    do: [{ op: 'gainLP', who: 'you', amount: 100 }],
  });
  const listener = (what: Activation, by?: 'you' | 'opponent') =>
    monster({ name: 'Listener', effects: [answer(what, by)] });
  const cure = spell({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] });
  const shrine = spell({
    name: 'Shrine',
    property: 'continuous',
    effects: [
      { kind: 'activation', do: [] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] },
    ],
  });

  test('the activation of a card is one of its effect too, but not the other way round', () => {
    const offered = (of: Activation['of'], use: (t: ReturnType<typeof play>) => unknown) => {
      const t = play({
        you: { hand: [cure, shrine], spells: [active(shrine)] },
        opponent: { monsters: [listener({ of })] },
      });
      use(t);
      return t.can('activate Listener');
    };
    expect(offered(['spellCard'], (t) => t.activate('Cure'))).toBe(true);
    expect(offered(['spellEffect'], (t) => t.activate('Cure'))).toBe(true);
    expect(offered(['spellCard'], (t) => t.activate('Shrine', 0))).toBe(true);
    expect(offered(['spellCard'], (t) => t.activate('Shrine#2', 1))).toBe(false);
    expect(offered(['spellEffect'], (t) => t.activate('Shrine#2', 1))).toBe(true);
    expect(offered(['trapCard', 'monsterEffect'], (t) => t.activate('Cure'))).toBe(false);
  });

  test('by whom; the link answered is logged', () => {
    const t = play({
      you: { hand: [cure], monsters: [listener({ of: ['spellCard'] }, 'opponent')] },
      opponent: { monsters: [listener({ of: ['spellCard'] }, 'opponent')] },
    });
    t.activate('Cure');
    expect([t.asked, t.optionLabels()]).toEqual([1, ['activate Listener#2', 'pass']]);
    t.activate('Listener#2').passAll();
    expect(t.events('activated')).toMatchObject([
      { card: t.id('Cure'), chain: 1, seat: 0, effect: 0 },
      { card: t.id('Listener#2'), chain: 2, seat: 1, answers: 1 },
    ]);
    const own = play({ you: { hand: [cure] }, opponent: { monsters: [listener({ of: ['spellCard'] }, 'you')] } });
    expect(own.activate('Cure').events('activated')).toHaveLength(1);
    expect(own.lp[0]).toBe(9000);
  });

  test('what an effect includes is read from what it does', () => {
    const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 1 }] });
    const flock = spell({
      name: 'Rise',
      do: [{ op: 'specialSummon', what: { from: 'deck', of: 'you' }, position: 'attack' }],
    });
    const storm = spell({
      name: 'Storm',
      do: [{ op: 'chooseOne', of: [{ do: [{ op: 'destroy', what: { kind: 'monster' } }] }] }],
    });
    const fee = spell({
      name: 'Fee',
      cost: [{ op: 'banish', what: { from: 'deck', of: 'you' } }],
      do: [{ op: 'gainLP', who: 'you', amount: 1 }],
    });
    const answers = (card: typeof pot, includes: NonNullable<Activation['includes']>) => {
      const t = play({ you: { hand: [card] }, opponent: { monsters: [listener({ of: ['spellCard'], includes })] } });
      t.activate(card.name.en);
      if (t.optionLabels()[0]?.startsWith('pick')) t.answer(t.optionLabels()[0] as string);
      return t.events('activated').length === 1 && t.can('activate Listener');
    };
    expect(answers(pot, ['draw'])).toBe(true);
    expect(answers(pot, ['addFromDeck'])).toBe(true);
    expect(answers(pot, ['specialSummon', 'destroy', 'banish'])).toBe(false);
    expect(answers(flock, ['specialSummon'])).toBe(true);
    expect(answers(flock, ['summonFromDeck'])).toBe(true);
    expect(answers(storm, ['destroy'])).toBe(true);
    expect(answers(fee, ['banish'])).toBe(false);
  });

  test('an activation that targets such a card', () => {
    const bolt = spell({ name: 'Bolt', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'destroy', what: '$t' }] });
    const guard = listener({ of: ['spellCard'], targets: 'self' });
    const board = { you: { hand: [bolt], monsters: [monster({ name: 'Knight' })] }, opponent: { monsters: [guard] } };
    expect(play(board).activate('Bolt').pick('Listener').can('activate Listener')).toBe(true);
    expect(play(board).activate('Bolt').pick('Knight').place('Knight')).toBe('gy');
  });

  test('only the last link can be answered, and not once the Chain has resolved', () => {
    const jam = trap({
      name: 'Jam',
      property: 'counter',
      when: { event: 'activated', by: 'opponent', what: { of: ['spellCard'] } },
      do: [{ op: 'negateActivation' }],
    });
    const ping = trap({ name: 'Ping', do: [{ op: 'damage', to: 'opponent', amount: 1 }] });
    const t = play({ you: { hand: [cure] }, opponent: { spells: [jam, ping, ping] } })
      .activate('Cure')
      .activate('Ping');
    expect(t.optionLabels()).toEqual(['activate Ping#2', 'pass']);
    expect(t.why('Jam')).toEqual(['not-directly-above']);
    t.passAll();
    expect(t.why('Jam')).toContain('event-not-happened');
  });

  test('of which card, wherever that is', () => {
    const guard = monster({
      name: 'Guard',
      effects: [
        {
          kind: 'quick',
          when: { event: 'activated', what: { of: ['monsterEffect'], card: { not: 'self' } } },
          do: [{ op: 'negateActivation' }],
        },
        { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      ],
    });
    const caller = monster({
      name: 'Caller',
      effects: [
        {
          kind: 'ignition',
          from: ['hand'],
          cost: [{ op: 'discard', what: 'self' }],
          do: [{ op: 'gainLP', who: 'you', amount: 100 }],
        },
      ],
    });
    const own = play({ you: { monsters: [guard] } }).activate('Guard', 1);
    expect(own.events('activated')).toHaveLength(1);
    const other = play({ you: { hand: [caller] }, opponent: { monsters: [guard] } }).activate('Caller');
    expect(other.can('activate Guard:0')).toBe(true);
    expect(other.activate('Guard', 0).lp).toEqual([8000, 8000]);
  });
});
