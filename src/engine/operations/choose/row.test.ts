import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('choose', () => {
  const a = monster({ name: 'A', atk: 1000 });
  const b = monster({ name: 'B', atk: 2000 });
  const drain = (by?: 'opponent') =>
    spell({
      name: 'Drain',
      do: [
        { op: 'choose', what: { of: 'opponent', kind: 'monster' }, as: 'one', ...(by && { by }) },
        { op: 'damage', to: 'opponent', amount: { stat: 'atk', of: '$one' }, join: 'ifDo' },
      ],
    });

  test('later steps know the card; it is no target, and nothing has happened to it', () => {
    const t = play({ you: { hand: [drain()] }, opponent: { monsters: [a, b] } })
      .activate('Drain')
      .pick('B');
    expect(t.lp[1]).toBe(6000);
    expect(t.events('targeted')).toEqual([]);
    expect(t.card('B')).toMatchObject({ place: 'monsterZone', faceUp: true });
  });

  test('the opponent chooses where the text says so', () => {
    const t = play({ you: { hand: [drain('opponent')] }, opponent: { monsters: [a, b] } }).activate('Drain');
    expect(t.duel.prompt).toMatchObject({ kind: 'pick', seat: 1 });
    expect(t.pick('A').lp[1]).toBe(7000);
  });

  test('needs a card to choose', () => {
    expect(play({ you: { hand: [drain()] } }).why('Drain')).toEqual(['nothing-to-do']);
  });
});
