import { describe, expect, test } from 'vitest';
import type { Phase } from '../../index';
import { monster, play } from '../../testing/board';

describe('phase', () => {
  const clerk = (...phases: Phase[]) => [
    monster({
      name: 'Clerk',
      effects: [
        { kind: 'quick', if: [{ cond: 'phase', in: phases }], do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      ],
    }),
  ];

  test('only in these Phases', () => {
    const t = play({ you: { monsters: clerk('main1', 'main2') } });
    expect(t.why('Clerk')).toEqual([]);
    expect(t.goTo('battle').why('Clerk')).toEqual(['condition-not-met']);
    expect(t.goTo('main2').why('Clerk')).toEqual([]);
  });

  test('the Steps of the Battle Phase belong to it', () => {
    const t = play({ you: { monsters: clerk('battle') } });
    expect(t.why('Clerk')).toEqual(['condition-not-met']);
    t.answer('to battle').passAll();
    expect(t.duel.at.turn).toBe('battlePhase.startStep');
    expect(t.why('Clerk')).toEqual([]);
    t.pass().passAll();
    expect(t.duel.at.turn).toBe('battlePhase.battleStep');
    expect(t.why('Clerk')).toEqual([]);
  });

  test('in whose turn does not matter', () => {
    const t = play({ opponent: { monsters: clerk('standby') } });
    expect(t.why('Clerk')).toContain('condition-not-met');
    t.answer('to end').passAll();
    expect([t.phase, t.duel.turn, t.asked]).toEqual(['standby', 4, 1]);
    expect(t.why('Clerk')).toEqual([]);
  });
});
