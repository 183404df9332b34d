import { describe, expect, test } from 'vitest';
import { faceDown, inDefense, monster, play } from '../../testing/board';

describe('attackFromDefense', () => {
  const guard = (use: 'atk' | 'def') =>
    monster({
      name: 'Guard',
      atk: 300,
      def: 2000,
      effects: [{ kind: 'continuous', apply: [{ mod: 'attackFromDefense', to: 'self', use }] }],
    });
  const prey = monster({ name: 'Prey', atk: 1500 });

  test('attacks in Defense Position and stays there, with the value that is meant', () => {
    const attack = (use: 'atk' | 'def') =>
      play({ you: { monsters: [inDefense(guard(use))] }, opponent: { monsters: [prey] } })
        .goTo('battle')
        .attack('Guard');
    const t = attack('def');
    expect([t.lp, t.place('Prey')]).toEqual([[8000, 7500], 'gy']);
    expect(t.card('Guard').position).toBe('defense');
    const weak = attack('atk');
    expect([weak.lp, weak.place('Guard')]).toEqual([[6800, 8000], 'gy']);
  });

  test('not face-down; in Attack Position it uses its ATK', () => {
    const other = monster({ name: 'Other' });
    const hidden = play({ you: { monsters: [faceDown(guard('def')), other] } }).goTo('battle');
    expect(hidden.can('attack Guard')).toBe(false);
    const plain = play({ you: { monsters: [inDefense(monster({ name: 'Plain' })), other] } }).goTo('battle');
    expect(plain.whyNot({ do: 'attack', card: plain.id('Plain') })).toContain('not-in-attack-position');
    expect(
      play({ you: { monsters: [guard('def')] } })
        .goTo('battle')
        .attack('Guard').lp[1],
    ).toBe(7700);
  });
});
