import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('cameThisTurn', () => {
  type Came = Omit<Extract<Condition, { cond: 'cameThisTurn' }>, 'cond' | 'card'>;
  const relic = (came: Came) =>
    monster({
      name: 'Relic',
      effects: [
        {
          kind: 'ignition',
          from: [came.to],
          if: [{ cond: 'cameThisTurn', card: 'self', ...came }],
          do: [{ op: 'gainLP', who: 'you', amount: 100 }],
        },
        { kind: 'ignition', do: [{ op: 'banish', what: 'self' }] },
        { kind: 'ignition', cost: [{ op: 'tribute', what: 'self' }], do: [{ op: 'gainLP', who: 'you', amount: 1 }] },
      ],
    });
  const smash = spell({ name: 'Smash', do: [{ op: 'destroy', what: { kind: 'monster', of: 'you' } }] });
  const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { kind: 'monster', of: 'you' } }] });
  const toss = spell({ name: 'Toss', do: [{ op: 'discard', what: { from: 'hand', of: 'you', kind: 'monster' } }] });
  const away = spell({ name: 'Away', do: [{ op: 'banish', what: { kind: 'monster', of: 'you' } }] });
  const met = (came: Came, by: string, place: 'field' | 'hand' = 'field') => {
    const card = relic(came);
    const hand = [smash, mill, toss, away];
    const t = play({ you: place === 'field' ? { hand, monsters: [card] } : { hand: [...hand, card] } });
    return t.activate(by).why('Relic').length === 0;
  };

  test('this turn and not before, nor in the next', () => {
    const came: Came = { to: 'gy' };
    expect(play({ you: { gy: [relic(came)] } }).why('Relic')).toEqual(['condition-not-met']);
    const t = play({ you: { hand: [mill], monsters: [relic(came)] } }).activate('Mill');
    expect(t.why('Relic')).toEqual([]);
    expect(t.nextTurn().nextTurn().why('Relic')).toEqual(['condition-not-met']);
  });

  test('destroyed, from the field', () => {
    expect([met({ to: 'gy', destroyed: 'effect' }, 'Smash'), met({ to: 'gy', destroyed: 'battle' }, 'Smash')]).toEqual([
      true,
      false,
    ]);
    expect(met({ to: 'gy', destroyed: 'any' }, 'Mill')).toBe(false);
    expect([met({ to: 'gy', from: 'field' }, 'Mill'), met({ to: 'gy', from: 'field' }, 'Toss', 'hand')]).toEqual([
      true,
      false,
    ]);
    expect(met({ to: 'gy' }, 'Toss', 'hand')).toBe(true);
  });

  test('by an effect of its own, not by that of another card', () => {
    const came: Came = { to: 'banished', by: 'ownEffect' };
    expect(met(came, 'Away')).toBe(false);
    expect(
      play({ you: { monsters: [relic(came)] } })
        .activate('Relic', 1)
        .why('Relic'),
    ).toEqual([]);
  });

  test('as cost of an effect of its own that was applied', () => {
    const came: Came = { to: 'gy', by: 'ownCost' };
    expect(met(came, 'Mill')).toBe(false);
    const t = play({ you: { monsters: [relic(came)] } }).activate('Relic', 2);
    expect([t.place('Relic'), t.why('Relic')]).toEqual(['gy', []]);
  });

  test('an effect that was negated was not applied', () => {
    const veto = monster({
      name: 'Veto',
      effects: [
        {
          kind: 'quick',
          mandatory: true,
          from: ['monsterZone'],
          when: { event: 'activated', by: 'opponent', what: { of: ['monsterEffect'] } },
          do: [{ op: 'negateEffect' }],
        },
      ],
    });
    const t = play({
      you: { monsters: [relic({ to: 'gy', by: 'ownCost' })] },
      opponent: { monsters: [veto] },
    }).activate('Relic', 2);
    expect([t.place('Relic'), t.why('Relic')]).toEqual(['gy', ['condition-not-met']]);
  });
});
