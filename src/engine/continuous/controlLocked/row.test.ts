import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('controlLocked', () => {
  const loyal = monster({
    name: 'Loyal',
    effects: [{ kind: 'continuous', apply: [{ mod: 'controlLocked', to: 'self' }] }],
  });
  const knight = monster({ name: 'Knight' });
  const charm = spell({
    name: 'Charm',
    target: [{ as: 't', of: 'opponent', kind: 'monster' }],
    do: [{ op: 'takeControl', what: '$t', until: 'endPhase' }],
  });

  test('is no target of an effect that takes control', () => {
    expect(play({ you: { hand: [charm] }, opponent: { monsters: [loyal] } }).why('Charm')).toEqual(['no-target']);
    const t = play({ you: { hand: [charm] }, opponent: { monsters: [loyal, knight] } }).activate('Charm');
    expect([t.card('Loyal').controller, t.card('Knight').controller]).toEqual([1, 0]);
  });

  test('while its effect is negated it can be taken', () => {
    const seal = spell({
      name: 'Seal',
      do: [{ op: 'negateEffects', what: { of: 'opponent', kind: 'monster' }, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [seal, charm] }, opponent: { monsters: [loyal] } })
      .activate('Seal')
      .activate('Charm');
    expect(t.card('Loyal').controller).toBe(0);
  });
});
