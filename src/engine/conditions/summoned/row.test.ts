import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('summoned', () => {
  const when = (c: Omit<Extract<Condition, { cond: 'summoned' }>, 'cond' | 'card'>) =>
    spell({
      name: 'When',
      if: [{ cond: 'summoned', card: { of: 'you', kind: 'monster' }, ...c }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
  const knight = monster({ name: 'Knight' });
  const rise = spell({
    name: 'Rise',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'attack' }],
  });

  test('by the effect of the card of this name: a banish for a time keeps it', () => {
    const named = when({ byEffectOfName: rise.id });
    const nap = spell({ name: 'Nap', do: [{ op: 'banish', what: { kind: 'monster' }, until: 'endPhase' }] });
    const t = play({ you: { hand: [named, knight, rise, nap] } }).activate('Rise');
    expect(t.why('When')).toEqual([]);
    t.activate('Nap').goTo('end').answer('process');
    expect(t.place('Knight')).toBe('monsterZone');
    expect(t.why('When')).not.toContain('condition-not-met');
    const other = play({ you: { hand: [when({ byEffectOfName: knight.id }), knight, rise] } }).activate('Rise');
    expect(other.why('When')).toEqual(['condition-not-met']);
  });

  test('by which method', () => {
    const special = when({ method: ['special'] });
    expect(
      play({ you: { hand: [special, knight, rise] } })
        .normalSummon('Knight')
        .why('When'),
    ).toEqual(['condition-not-met']);
    expect(
      play({ you: { hand: [special, knight, rise] } })
        .activate('Rise')
        .why('When'),
    ).toEqual([]);
    const flip = when({ method: ['flip'] });
    const t = play({ you: { hand: [flip], monsters: [faceDown(knight)] } });
    expect(t.why('When')).toEqual(['condition-not-met']);
    expect(t.flipSummon('Knight').why('When')).toEqual([]);
  });

  test('from where; turned face-down it is forgotten', () => {
    const fromHand = when({ from: 'hand' });
    const hide = spell({
      name: 'Hide',
      do: [
        { op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' },
        { join: 'then', op: 'changePosition', what: { kind: 'monster' }, to: 'attack' },
      ],
    });
    const t = play({ you: { hand: [fromHand, knight, rise, hide] } }).activate('Rise');
    expect(t.why('When')).toEqual([]);
    expect(t.activate('Hide').why('When')).toEqual(['condition-not-met']);
    expect(
      play({ you: { hand: [when({ from: 'gy' }), knight, rise] } })
        .activate('Rise')
        .why('When'),
    ).toEqual(['condition-not-met']);
  });

  test('at all: not one that was Set and turned up by an effect, and not where there is none', () => {
    const show = spell({ name: 'Show', do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'attack' }] });
    const t = play({ you: { hand: [when({}), show], monsters: [faceDown(knight)] } });
    expect(t.activate('Show').why('When')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [when({})], monsters: [knight] } }).why('When')).toEqual([]);
    expect(play({ you: { hand: [when({})] } }).why('When')).toEqual(['condition-not-met']);
  });

  test('in this turn only', () => {
    const fresh = when({ thisTurn: true });
    const t = play({ you: { hand: [fresh, knight] } }).normalSummon('Knight');
    expect(t.why('When')).toEqual([]);
    expect(t.nextTurn().nextTurn().why('When')).toEqual(['condition-not-met']);
    expect(
      play({ you: { hand: [fresh, knight] } })
        .set('Knight')
        .why('When'),
    ).toEqual(['condition-not-met']);
  });

  test('by Tribute Summon, Tributing a card of this name', () => {
    const lamb = monster({ name: 'Lamb' });
    const big = monster({ name: 'Big', level: 6 });
    const board = (c: Parameters<typeof when>[0]) => play({ you: { hand: [when(c), big], monsters: [lamb] } });
    expect(board({ tribute: true }).normalSummon('Big').why('When')).toEqual([]);
    expect(board({ tributing: lamb.id }).normalSummon('Big').why('When')).toEqual([]);
    expect(board({ tributing: knight.id }).normalSummon('Big').why('When')).toEqual(['condition-not-met']);
    expect(
      play({ you: { hand: [when({ tribute: true }), knight] } })
        .normalSummon('Knight')
        .why('When'),
    ).toEqual(['condition-not-met']);
  });

  test('is remembered face-down and forgotten when the monster leaves', () => {
    const flip = spell({
      name: 'Flip',
      do: [
        { op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' },
        { op: 'changePosition', what: { kind: 'monster' }, to: 'attack', join: 'then' },
      ],
    });
    const special = when({ method: ['special'] });
    const t = play({ you: { hand: [special, knight, rise, flip] } })
      .activate('Rise')
      .activate('Flip');
    expect(t.why('When')).toEqual([]);
    const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { kind: 'monster' } }] });
    const back = play({ you: { hand: [special, knight, rise, breeze] } })
      .activate('Rise')
      .activate('Breeze')
      .normalSummon('Knight');
    expect(back.why('When')).toEqual(['condition-not-met']);
  });

  test('how it was Summoned outlasts a temporary banish, the turn does not', () => {
    const nap = spell({ name: 'Nap', do: [{ op: 'banish', what: { kind: 'monster' }, until: 'endPhase' }] });
    const back = (c: Parameters<typeof when>[0]) => {
      const card = monster({
        name: 'Clerk',
        effects: [
          {
            kind: 'quick',
            if: [{ cond: 'summoned', card: 'self', ...c }],
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
      const up = spell({
        name: 'Up',
        do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: card.id }, position: 'attack' }],
      });
      const t = play({ you: { hand: [card, up, nap] } })
        .activate('Up')
        .passAll();
      expect(t.why('Clerk')).toEqual([]);
      return t.activate('Nap').passAll().goTo('end').answer('process');
    };
    expect(back({ thisTurn: true }).why('Clerk')).toContain('condition-not-met');
    expect(back({ method: ['special'] }).why('Clerk')).toEqual([]);
  });
});
