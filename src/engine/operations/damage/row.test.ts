import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('damage', () => {
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 800 }] });
  const shield = aura('Shield', { mod: 'noDamage', who: 'you' });

  test('takes LP and is logged as effect damage with its dealer', () => {
    const t = play({ you: { hand: [bolt] } }).activate('Bolt');
    expect(t.lp).toEqual([8000, 7200]);
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.last('damage')).toMatchObject({
      seat: 1,
      amount: 800,
      how: 'effect',
      lp: 7200,
      dealer: t.id('Bolt'),
      by: 0,
    });
  });

  test('to the controller of a card, by an amount counted when it resolves', () => {
    const spark = spell({
      name: 'Spark',
      target: [{ as: 't', kind: 'monster' }],
      do: [{ op: 'damage', to: '$t', amount: { stat: 'atk', of: '$t' } }],
    });
    const grow = trap({
      name: 'Grow',
      do: [{ op: 'changeStats', what: { all: true, kind: 'monster' }, atk: { add: 500 }, until: 'turnEnd' }],
    });
    const t = play({
      you: { hand: [spark] },
      opponent: { monsters: [monster({ name: 'Knight', atk: 700 })], spells: [grow] },
    });
    t.activate('Spark').activate('Grow').passAll();
    expect(t.lp).toEqual([8000, 6800]);
  });

  test('is 0 for a player who takes no damage', () => {
    const t = play({ you: { hand: [bolt] }, opponent: { spells: [active(shield)] } }).activate('Bolt');
    expect(t.lp).toEqual([8000, 8000]);
    expect(t.events('damage')).toEqual([]);
    expect(t.outcomes).toEqual(['withoutEffect']);
  });

  test('0 LP loses; both players at 0 at one time is a draw', () => {
    expect(play({ you: { hand: [bolt] }, lp: [8000, 700] }).activate('Bolt').duel.result).toEqual({
      winner: 0,
      reason: 'lp',
    });
    const blast = spell({ name: 'Blast', do: [{ op: 'damage', to: 'both', amount: 1000 }] });
    const t = play({ you: { hand: [blast] }, lp: [1000, 700] }).activate('Blast');
    expect(t.lp).toEqual([0, 0]);
    expect(t.duel.result).toEqual({ winner: null, reason: 'bothLp' });
  });
});
