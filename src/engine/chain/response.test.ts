import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../testing/board';

describe('effects that allow no response', () => {
  const dart = spell({
    name: 'Dart',
    noResponse: 'opponent',
    do: [{ op: 'damage', to: 'opponent', amount: 100 }],
  });
  const plain = spell({ name: 'Plain', do: [{ op: 'damage', to: 'opponent', amount: 100 }] });
  const answer = trap({ name: 'Answer', do: [{ op: 'draw', who: 'you', n: 1 }] });
  const own = trap({ name: 'Own', do: [{ op: 'draw', who: 'you', n: 1 }] });

  test('the opponent is not asked, while the player himself may go on', () => {
    const board = { you: { hand: [dart, plain], spells: [own] }, opponent: { spells: [answer] } };
    const t = play(board).activate('Dart');
    expect(t.asked).toBe(0);
    expect(t.why('Answer')).toContain('no-response');
    expect(play(board).activate('Plain').asked).toBe(1);
  });

  test('to what is chained on top of it the opponent may respond', () => {
    const t = play({ you: { hand: [dart], spells: [own] }, opponent: { spells: [answer] } })
      .activate('Dart')
      .activate('Own');
    expect(t.asked).toBe(1);
    expect(t.can('activate Answer')).toBe(true);
  });

  test('mandatory Quick Effects are kept out, too', () => {
    const watch = monster({
      name: 'Watch',
      effects: [
        {
          kind: 'quick',
          mandatory: true,
          when: { event: 'activated', what: { of: ['spellCard'] } },
          do: [{ op: 'draw', who: 'you', n: 1 }],
        },
      ],
    });
    const links = (card: typeof dart) =>
      play({ you: { hand: [card] }, opponent: { monsters: [watch] } }).activate(card.name.en).outcomes.length;
    expect([links(dart), links(plain)]).toEqual([1, 2]);
  });
});
