import { describe, expect, test } from 'vitest';
import { monster, play, spell, type Table } from '../../testing/board';

describe('nextPhaseSince', () => {
  const phoenix = monster({
    name: 'Phoenix',
    effects: [
      {
        kind: 'trigger',
        mandatory: true,
        from: ['gy'],
        phase: { phase: 'standby', turn: 'any' },
        if: [{ cond: 'nextPhaseSince', card: 'self', phase: 'standby', destroyed: 'effect' }],
        do: [{ op: 'damage', to: 'opponent', amount: 100 }],
      },
    ],
  });
  const burn = spell({ name: 'Burn', do: [{ op: 'destroy', what: { of: 'you', kind: 'monster' } }] });
  const bury = spell({ name: 'Bury', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
  const board = () => play({ you: { hand: [burn, bury], monsters: [phoenix] } });
  const turns = (t: Table): (number | undefined)[] => t.events('activated', 'Phoenix').map((e) => e.turn);

  test('in the very next one, whoever has the turn, and not in those after it', () => {
    const t = board().activate('Burn').nextTurn().nextTurn().nextTurn();
    expect(turns(t)).toEqual([4]);
  });

  test('only if it was destroyed like that', () => {
    expect(turns(board().activate('Bury').nextTurn())).toEqual([]);
    expect(turns(play({ you: { gy: [phoenix] } }).nextTurn())).toEqual([]);
  });

  test('not once it has left the GY and come back otherwise', () => {
    const back = spell({
      name: 'Back',
      do: [{ op: 'returnToHand', what: { from: 'gy', of: 'you', kind: 'monster' } }],
    });
    const shed = spell({ name: 'Shed', do: [{ op: 'discard', what: { from: 'hand', of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [burn, back, shed], monsters: [phoenix] } });
    expect(turns(t.activate('Burn').activate('Back').activate('Shed').nextTurn())).toEqual([]);
  });
});
