import { describe, expect, test } from 'vitest';
import { monster, play, ring, spell } from '../../testing/board';

describe('negateDestroyedByBattle', () => {
  const slayer = monster({
    name: 'Slayer',
    atk: 2000,
    effects: [{ kind: 'continuous', apply: [{ mod: 'negateDestroyedByBattle', to: 'self' }] }],
  });
  const ghost = monster({ name: 'Ghost', effects: [ring({ event: 'sentToGY', card: 'self' })] });

  test('the effect in the GY is activated, but negated', () => {
    const t = play({ you: { monsters: [slayer] }, opponent: { monsters: [ghost] } })
      .goTo('battle')
      .attack('Slayer');
    expect(t.events('activated', 'Ghost')).toHaveLength(1);
    expect(t.outcomes).toEqual(['effectNegated']);
    expect(t.lp[1]).toBe(7000);
  });

  test('also if the monster attacked and lost', () => {
    const t = play({ you: { monsters: [ghost] }, opponent: { monsters: [slayer] } })
      .goTo('battle')
      .attack('Ghost');
    expect(t.outcomes).toEqual(['effectNegated']);
  });

  test('not what an effect destroyed, and not what another monster destroyed', () => {
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] });
    const effect = play({ you: { monsters: [slayer], hand: [storm] }, opponent: { monsters: [ghost] } }).activate(
      'Storm',
    );
    expect(effect.outcomes).toEqual(['resolved']);
    const raider = monster({ name: 'Raider', atk: 2000 });
    const other = play({ you: { monsters: [slayer, raider] }, opponent: { monsters: [ghost] } });
    expect(other.goTo('battle').attack('Raider').outcomes).toEqual(['resolved']);
  });
});
