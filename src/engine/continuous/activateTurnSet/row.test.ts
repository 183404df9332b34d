import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('activateTurnSet', () => {
  const now = trap({ name: 'Now', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
  const hurry = monster({
    name: 'Hurry',
    effects: [
      {
        kind: 'continuous',
        apply: [{ mod: 'activateTurnSet', who: 'you', cards: { kind: 'trap' }, n: 1 }],
      },
    ],
  });

  test('one such card each turn, also after others were Set', () => {
    const t = play({ you: { hand: [now, now], monsters: [hurry] } });
    t.answer('setCard Now').passAll().answer('setCard Now#2').activate('Now').passAll();
    expect(t.lp[0]).toBe(8100);
    expect(t.why('Now#2')).toEqual(['set-this-turn']);
  });

  test('without it, or for another kind of card, not in that turn', () => {
    const quick = spell({ name: 'Quick', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
    expect(
      play({ you: { hand: [now] } })
        .answer('setCard Now')
        .why('Now'),
    ).toEqual(['set-this-turn']);
    const t = play({ you: { hand: [quick], monsters: [hurry] } }).answer('setCard Quick');
    expect(t.why('Quick')).toEqual(['set-this-turn']);
  });
});
