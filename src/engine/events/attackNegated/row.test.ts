import { describe, expect, test } from 'vitest';
import type { When } from '../../index';
import { bell, monster, play, trap } from '../../testing/board';

describe('attackNegated', () => {
  type Negated = Omit<Extract<When, { event: 'attackNegated' }>, 'event'>;
  const veil = trap({ name: 'Veil', when: { event: 'attackDeclared' }, do: [{ op: 'negateAttack' }] });
  const raider = monster({ name: 'Raider', type: 'beast' });
  const rings = (when: Negated, whose: 'you' | 'opponent') => {
    const ears = bell({ event: 'attackNegated', ...when });
    const t = play({
      you: { monsters: [raider, ears], spells: whose === 'you' ? [veil] : [] },
      opponent: { spells: whose === 'opponent' ? [veil] : [] },
    });
    return t.goTo('battle').attack('Raider').activate('Veil').passAll().events('activated', 'Bell').length;
  };

  test('the attack of a monster like this', () => {
    expect([rings({}, 'opponent'), rings({ card: { type: 'beast' } }, 'opponent')]).toEqual([1, 1]);
    expect([rings({ card: { type: 'rock' } }, 'opponent'), rings({ card: 'self' }, 'opponent')]).toEqual([0, 0]);
  });

  test('by whose card', () => {
    expect([rings({ by: 'opponent' }, 'opponent'), rings({ by: 'opponent' }, 'you')]).toEqual([1, 0]);
    expect([rings({ by: 'you' }, 'opponent'), rings({ by: 'you' }, 'you')]).toEqual([0, 1]);
  });

  test('not an attack that just ends', () => {
    const pit = trap({ name: 'Pit', when: { event: 'attackDeclared' }, do: [{ op: 'destroy', what: '$attacker' }] });
    const t = play({ you: { monsters: [raider, bell({ event: 'attackNegated' })] }, opponent: { spells: [pit] } });
    t.goTo('battle').attack('Raider').activate('Pit').passAll();
    expect(t.events('attackStopped')).toHaveLength(1);
    expect(t.events('activated', 'Bell')).toEqual([]);
  });
});
