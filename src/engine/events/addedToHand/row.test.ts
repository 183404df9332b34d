import { describe, expect, test } from 'vitest';
import { active, bell, monster, play, ring, spell } from '../../testing/board';

describe('addedToHand', () => {
  const call = spell({ name: 'Call', do: [{ op: 'addToHand', what: { from: 'deck', of: 'you', kind: 'monster' } }] });
  const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 1 }] });
  const dig = spell({ name: 'Dig', do: [{ op: 'addToHand', what: { from: 'gy', of: 'you', kind: 'monster' } }] });
  const knight = monster({ name: 'Knight' });
  const rings = (card: typeof call, ears: typeof call) =>
    play({ you: { hand: [card], deck: [knight], gy: [knight], monsters: [ears] } })
      .activate(card.name.en)
      .events('activated', 'Bell').length;

  test('a card added by an effect, from where it is meant to come; drawing is no adding', () => {
    const any = bell({ event: 'addedToHand', card: { of: 'you' } });
    expect([call, dig, pot].map((c) => rings(c, any))).toEqual([1, 1, 0]);
    const deck = bell({ event: 'addedToHand', card: { of: 'you' }, from: 'deck' });
    expect([call, dig].map((c) => rings(c, deck))).toEqual([1, 0]);
  });

  test('whose card, and which', () => {
    expect(rings(call, bell({ event: 'addedToHand', card: { of: 'opponent' } }))).toBe(0);
    expect(rings(call, bell({ event: 'addedToHand', card: { type: 'dragon' } }))).toBe(0);
    expect(rings(call, bell({ event: 'addedToHand', card: { type: 'warrior' } }))).toBe(1);
  });

  test('a card added can answer it from the hand', () => {
    const scout = monster({
      name: 'Scout',
      effects: [
        {
          kind: 'trigger',
          when: { event: 'addedToHand', card: 'self' },
          do: [{ op: 'specialSummon', what: 'self', position: 'attack' }],
        },
      ],
    });
    const t = play({ you: { hand: [call, scout], deck: [scout] } }).activate('Call');
    expect(t.optionLabels()).toEqual(['activate Scout#2', 'pass']);
    expect(t.why('Scout')).toEqual(['event-not-happened']);
    t.activate('Scout#2');
    expect(t.place('Scout#2')).toBe('monsterZone');
  });

  test('a mandatory one must be used, from the hand too', () => {
    const herald = monster({ name: 'Herald', effects: [ring({ event: 'addedToHand', card: 'self' })] });
    const t = play({ you: { hand: [call], deck: [herald] } })
      .activate('Call')
      .passAll();
    expect(t.events('activated', 'Herald')).toHaveLength(1);
  });

  test('to whose hand, and by drawing where the text says so', () => {
    const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { of: 'you', kind: 'monster' } }] });
    expect(rings(pot, bell({ event: 'addedToHand', card: {}, to: 'you', drawn: true }))).toBe(1);
    expect(rings(pot, bell({ event: 'addedToHand', card: {}, to: 'opponent', drawn: true }))).toBe(0);
    const ear = (to: 'you' | 'opponent') =>
      spell({
        name: 'Ear',
        property: 'continuous',
        effects: [
          { kind: 'activation', do: [] },
          {
            kind: 'reaction',
            when: { event: 'addedToHand', card: {}, to },
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
    const lp = (to: 'you' | 'opponent') =>
      play({ you: { hand: [breeze], monsters: [{ card: knight, owner: 1 }], spells: [active(ear(to))] } }).activate(
        'Breeze',
      ).lp[0];
    expect([lp('you'), lp('opponent')]).toEqual([8000, 8100]);
  });

  test('a reaction to what comes together happens once for all of it', () => {
    const two = spell({ name: 'Two', do: [{ op: 'draw', who: 'you', n: 2 }] });
    const ear = (together: boolean) =>
      monster({
        name: 'Ear',
        effects: [
          {
            kind: 'reaction',
            when: { event: 'addedToHand', card: {}, to: 'opponent', drawn: true },
            ...(together ? { together: true as const } : {}),
            do: [{ op: 'damage', to: 'opponent', amount: { times: [{ count: '$event' }, 200] } }],
          },
        ],
      });
    const damage = (together: boolean) =>
      play({ you: { hand: [two] }, opponent: { monsters: [ear(together)] } })
        .activate('Two')
        .events('damage')
        .map((e) => e.amount);
    expect([damage(true), damage(false)]).toEqual([[400], [200, 200]]);
  });
});
