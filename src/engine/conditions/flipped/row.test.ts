import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('flipped', () => {
  const when = spell({
    name: 'When',
    if: [{ cond: 'flipped', card: { of: 'you', kind: 'monster' } }],
    do: [{ op: 'gainLP', who: 'you', amount: 100 }],
  });
  const knight = monster({ name: 'Knight' });
  const turn = (name: string, to: 'attack' | 'faceDownDefense') =>
    spell({ name, do: [{ op: 'changePosition', what: { kind: 'monster' }, to }] });
  const hand = [when, turn('Show', 'attack'), turn('Hide', 'faceDownDefense')];

  test('turned face-up, by a Flip Summon or an effect', () => {
    const t = play({ you: { hand, monsters: [faceDown(knight)] } });
    expect(t.why('When')).toEqual(['condition-not-met']);
    expect(t.activate('Show').why('When')).toEqual([]);
    const summoned = play({ you: { hand, monsters: [faceDown(knight)] } }).flipSummon('Knight');
    expect(summoned.why('When')).toEqual([]);
  });

  test('not what was face-up from the start, nor what is face-down again', () => {
    expect(play({ you: { hand, monsters: [knight] } }).why('When')).toEqual(['condition-not-met']);
    const t = play({ you: { hand, monsters: [faceDown(knight)] } });
    expect(t.activate('Show').activate('Hide').why('When')).toEqual(['condition-not-met']);
  });
});
