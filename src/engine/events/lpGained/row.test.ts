import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('lpGained', () => {
  const bell = (who: 'you' | 'opponent' | 'both') =>
    monster({
      name: 'Bell',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          when: { event: 'lpGained', who },
          do: [{ op: 'draw', who: 'you', n: 1 }],
        },
      ],
    });
  const rings = (who: 'you' | 'opponent' | 'both', card: ReturnType<typeof spell>) =>
    play({ you: { hand: [card], monsters: [bell(who)] } })
      .activate(card.name.en)
      .events('activated', 'Bell').length;
  const tonic = spell({ name: 'Tonic', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });

  test('by whom', () => {
    expect([rings('you', tonic), rings('opponent', tonic), rings('both', tonic)]).toEqual([1, 0, 1]);
  });

  test('LP that become a higher number are not gained', () => {
    expect(rings('you', spell({ name: 'Reset', do: [{ op: 'setLP', who: 'you', n: 9000 }] }))).toBe(0);
  });

  test('damage that is turned into a gain is one', () => {
    const balm = monster({
      name: 'Balm',
      effects: [{ kind: 'continuous', apply: [{ mod: 'gainInsteadOfDamage', who: 'you' }] }],
    });
    const burn = spell({ name: 'Burn', do: [{ op: 'damage', to: 'you', amount: 100 }] });
    const t = play({ you: { hand: [burn], monsters: [bell('you'), balm] } });
    expect(t.activate('Burn').events('activated', 'Bell')).toHaveLength(1);
  });
});
