import { describe, expect, test } from 'vitest';
import type { Effect } from '../../index';
import { monster, play, spell } from '../../testing/board';

describe('kept', () => {
  const whenHow = (is: 'battle' | 'effect', amount: number): Effect => ({
    kind: 'trigger',
    mandatory: true,
    if: [{ cond: 'kept', name: 'how', is }],
    when: { event: 'summoned', card: 'self', method: ['special'], byOwnEffect: true },
    do: [{ op: 'gainLP', who: 'you', amount }],
  });
  const avenger = monster({
    name: 'Avenger',
    effects: [
      {
        kind: 'trigger',
        from: ['hand'],
        when: { event: 'damage', to: 'you', timing: 'when' },
        do: [{ op: 'specialSummon', what: 'self', position: 'attack' }],
      },
      whenHow('battle', 10),
      whenHow('effect', 1),
    ],
  });

  test('what the effect that Summoned the card answered: here, which damage', () => {
    const battle = play({ you: { monsters: [monster({ name: 'Raider' })] }, opponent: { hand: [avenger] } });
    battle.goTo('battle').attack('Raider').activate('Avenger', 0);
    expect(battle.lp[1]).toBe(7010);
    const bolt = spell({ name: 'Bolt', do: [{ op: 'damage', to: 'opponent', amount: 500 }] });
    const effect = play({ you: { hand: [bolt] }, opponent: { hand: [avenger] } }).activate('Bolt');
    effect.activate('Avenger', 0);
    expect(effect.lp[1]).toBe(7501);
  });

  test('Summoned in another way the card knows nothing', () => {
    const rise = spell({
      name: 'Rise',
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'attack' }],
    });
    const t = play({ you: { hand: [rise, avenger] } }).activate('Rise');
    expect(t.place('Avenger')).toBe('monsterZone');
    expect(t.lp[0]).toBe(8000);
  });
});
