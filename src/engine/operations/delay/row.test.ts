import { describe, expect, test } from 'vitest';
import type { Step } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('delay', () => {
  const later = (at: Extract<Step, { op: 'delay' }>['at']) =>
    spell({ name: 'Later', do: [{ op: 'delay', at, do: [{ op: 'damage', to: 'opponent', amount: 500 }] }] });

  test('in the End Phase of this turn, without a Chain, when its player likes', () => {
    const t = play({ you: { hand: [later({ phase: 'end', turn: 'any' })] } })
      .activate('Later')
      .goTo('end');
    expect(t.lp[1]).toBe(8000);
    t.answer('process');
    expect(t.lp[1]).toBe(7500);
    expect(t.events('activated')).toHaveLength(1);
  });

  test('it is done even if its player passes, and only once', () => {
    const t = play({ you: { hand: [later({ phase: 'end', turn: 'any' })] } })
      .activate('Later')
      .nextTurn();
    expect(t.lp[1]).toBe(7500);
    expect(t.nextTurn().lp[1]).toBe(7500);
  });

  test("in your next Standby Phase, not in your opponent's", () => {
    const t = play({ you: { hand: [later({ phase: 'standby', turn: 'you' })] } })
      .activate('Later')
      .nextTurn();
    expect(t.lp[1]).toBe(8000);
    t.nextTurn();
    expect(t.lp[1]).toBe(7500);
    expect(t.last('damage')?.turn).toBe(5);
    const theirs = play({ you: { hand: [later({ phase: 'standby', turn: 'opponent' })] } })
      .activate('Later')
      .nextTurn();
    expect(theirs.last('damage')?.turn).toBe(4);
  });

  test('acts on what it was told, unless that has left; kept cards must also stay face-up', () => {
    const doom = (keep: string[]) =>
      spell({
        name: 'Doom',
        target: [{ as: 't', kind: 'monster' }],
        do: [{ op: 'delay', at: { phase: 'end', turn: 'any' }, do: [{ op: 'destroy', what: '$t' }], keep }],
      });
    const knight = monster({ name: 'Knight' });
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const board = (keep: string[]) => ({ you: { hand: [doom(keep), hide] }, opponent: { monsters: [knight] } });
    expect(play(board([])).activate('Doom').nextTurn().place('Knight')).toBe('gy');
    expect(
      play(board(['t']))
        .activate('Doom')
        .nextTurn()
        .place('Knight'),
    ).toBe('gy');
    expect(
      play(board(['t']))
        .activate('Doom')
        .activate('Hide')
        .nextTurn()
        .place('Knight'),
    ).toBe('monsterZone');
    expect(play(board([])).activate('Doom').activate('Hide').nextTurn().place('Knight')).toBe('gy');
  });

  test('`nth`: not in the next such Phase, but in a later one', () => {
    const t = play({ you: { hand: [later({ phase: 'end', turn: 'opponent', nth: 2 })] } }).activate('Later');
    t.nextTurn().nextTurn();
    expect(t.lp[1]).toBe(8000);
    t.nextTurn().nextTurn();
    expect(t.lp[1]).toBe(7500);
    expect(t.last('damage')?.turn).toBe(6);
  });
});
