import { describe, expect, test } from 'vitest';
import type { When } from '../../index';
import { bell, faceDown, inDefense, monster, play, ring } from '../../testing/board';

describe('damageStep', () => {
  type Step = Omit<Extract<When, { event: 'damageStep' }>, 'event' | 'card'>;
  const wall = monster({ name: 'Wall', type: 'rock', def: 2000 });
  const raider = monster({ name: 'Raider', atk: 1500 });
  const attacks = (when: Step, put = inDefense(wall)) =>
    play({ you: { monsters: [bell({ event: 'damageStep', card: 'self', ...when })] }, opponent: { monsters: [put] } })
      .goTo('battle')
      .attack('Bell')
      .events('activated', 'Bell').length;
  const attacked = (when: Step) =>
    play({
      you: { monsters: [raider] },
      opponent: { monsters: [inDefense(bell({ event: 'damageStep', card: 'self', ...when }, { def: 2000 }))] },
    })
      .goTo('battle')
      .attack('Raider')
      .events('activated', 'Bell').length;

  test('at its start, before damage calculation, at its end', () => {
    for (const at of ['start', 'beforeDamageCalculation', 'end'] as const) {
      const t = play({
        you: { monsters: [bell({ event: 'damageStep', card: 'self', at })] },
        opponent: { monsters: [inDefense(wall)] },
      });
      t.goTo('battle').attack('Bell');
      expect(t.events('activated', 'Bell')).toHaveLength(1);
      const calculated = t.last('battled')?.id as number;
      expect((t.last('activated')?.id as number) > calculated).toBe(at === 'end');
    }
  });

  test('as attacker or target, against a monster like this', () => {
    const at = 'start';
    expect([attacks({ at, role: 'attacker' }), attacked({ at, role: 'attacker' })]).toEqual([1, 0]);
    expect([attacks({ at, role: 'target' }), attacked({ at, role: 'target' })]).toEqual([0, 1]);
    expect([attacks({ at, against: { type: 'rock' } }), attacks({ at, against: { type: 'fiend' } })]).toEqual([1, 0]);
  });

  test('the state of the attack target when the Step began', () => {
    const at = 'start';
    const states = (targetWas: 'faceUp' | 'faceDown' | 'attackPosition') => [
      attacks({ at, targetWas }, inDefense(wall)),
      attacks({ at, targetWas }, faceDown(wall)),
      attacks({ at, targetWas }, { card: wall }),
    ];
    expect(states('faceUp')).toEqual([1, 0, 1]);
    expect(states('faceDown')).toEqual([0, 1, 0]);
    expect(states('attackPosition')).toEqual([0, 0, 1]);
  });

  test('at the end also a card that this battle destroyed, from the GY', () => {
    const kami = monster({
      name: 'Kami',
      atk: 100,
      effects: [
        {
          ...ring({ event: 'damageStep', card: 'self', at: 'end', battled: true }),
          from: ['monsterZone', 'gy'],
        } as ReturnType<typeof ring>,
      ],
    });
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [kami] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.events('activated', 'Kami')).toMatchObject([{ place: 'gy' }]);
  });

  test('a direct attack has the moments too, a battle of others is none of its business', () => {
    const direct = play({ you: { monsters: [bell({ event: 'damageStep', card: 'self', at: 'start' })] } });
    expect(direct.goTo('battle').attack('Bell').events('activated', 'Bell')).toHaveLength(1);
    const other = play({ you: { monsters: [raider, bell({ event: 'damageStep', card: 'self', at: 'start' })] } });
    expect(other.goTo('battle').attack('Raider').events('activated', 'Bell')).toHaveLength(0);
  });

  test('`battled`: only if damage was calculated', () => {
    const push = monster({
      name: 'Push',
      effects: [
        {
          kind: 'trigger',
          mandatory: true,
          when: { event: 'damageStep', at: 'start', card: 'self' },
          do: [{ op: 'returnToHand', what: '$battling' }],
        },
        ring({ event: 'damageStep', at: 'end', card: 'self', battled: true }),
      ],
    });
    const t = play({ you: { monsters: [push] }, opponent: { monsters: [inDefense(wall)] } })
      .goTo('battle')
      .attack('Push');
    expect(t.place('Wall')).toBe('hand');
    expect(t.events('activated', 'Push').map((e) => e.effect)).toEqual([0]);
    const met = monster({
      name: 'Met',
      effects: [ring({ event: 'damageStep', at: 'end', card: 'self', battled: true })],
    });
    const fought = play({ you: { monsters: [met] }, opponent: { monsters: [inDefense(wall)] } });
    expect(fought.goTo('battle').attack('Met').events('activated', 'Met')).toHaveLength(1);
  });
});
