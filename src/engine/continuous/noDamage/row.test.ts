import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('noDamage', () => {
  const shield = (who: 'you' | 'opponent' | 'both') => active(aura('Shield', { mod: 'noDamage', who }));
  const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 500 }] });
  const raider = monster({ name: 'Raider' });

  test('neither battle nor effect damage for the side', () => {
    const attacked = (who: 'you' | 'opponent' | 'both') =>
      play({ you: { monsters: [raider], hand: [bolt] }, opponent: { spells: [shield(who)] } })
        .activate('Bolt')
        .goTo('battle')
        .attack('Raider').lp[1];
    expect([attacked('you'), attacked('both'), attacked('opponent')]).toEqual([8000, 8000, 6500]);
  });

  test('an effect that deals it can be activated and does nothing', () => {
    const t = play({ you: { hand: [bolt] }, opponent: { spells: [shield('you')] } });
    expect(t.why('Bolt')).toEqual([]);
    expect(t.activate('Bolt').outcomes).toEqual(['withoutEffect']);
  });

  test('costs are still paid', () => {
    const price = spell({
      name: 'Price',
      cost: [{ op: 'payLP', amount: 300 }],
      do: [{ op: 'draw', who: 'you', n: 1 }],
    });
    expect(play({ you: { hand: [price], spells: [shield('you')] } }).activate('Price').lp[0]).toBe(7700);
  });
});
