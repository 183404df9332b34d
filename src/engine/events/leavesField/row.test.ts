import { describe, expect, test } from 'vitest';
import { bell, monster, play, ring, spell, type Table, trap } from '../../testing/board';

describe('leavesField', () => {
  test('only from face-down, and only to the places named', () => {
    const grudge = (to?: ('gy' | 'banished')[]) =>
      trap({
        name: 'Grudge',
        effects: [
          {
            kind: 'trigger',
            mandatory: true,
            when: { timing: 'if', event: 'leavesField', card: 'self', wasSet: true, ...(to && { to }) },
            do: [{ op: 'damage', to: 'opponent', amount: 100 }],
          },
        ],
      });
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { kind: 'trap' } }] });
    const lpAfter = (card: ReturnType<typeof grudge>, faceUp: boolean) =>
      play({ you: { hand: [storm], spells: [faceUp ? { card, faceUp: true } : card] } }).activate('Storm').lp[1];
    expect([lpAfter(grudge(), false), lpAfter(grudge(), true)]).toEqual([7900, 8000]);
    expect([lpAfter(grudge(['gy']), false), lpAfter(grudge(['banished']), false)]).toEqual([7900, 8000]);
  });

  const knight = monster({ name: 'Knight' });
  const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'opponent', kind: 'monster' } }] });
  const exile = spell({ name: 'Exile', do: [{ op: 'banish', what: { of: 'opponent', kind: 'monster' } }] });
  const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { of: 'opponent', kind: 'monster' } }] });
  const charm = spell({ name: 'Charm', do: [{ op: 'takeControl', what: { of: 'opponent', kind: 'monster' } }] });
  const mill = spell({
    name: 'Mill',
    do: [{ op: 'sendToGY', what: { from: 'hand', of: 'opponent', kind: 'monster' } }],
  });
  const rings = (t: Table) => t.events('activated', 'Bell').length;

  test('wherever it goes from the field, and only from there', () => {
    const rung = (card: typeof push) =>
      rings(
        play({
          you: { hand: [card], monsters: [bell({ event: 'leavesField', card: { kind: 'monster', of: 'opponent' } })] },
          opponent: { monsters: [knight], hand: [knight] },
        }).activate(card.name.en),
      );
    expect([push, exile, breeze].map(rung)).toEqual([1, 1, 1]);
    expect([charm, mill].map(rung)).toEqual([0, 0]);
  });

  test('whose card it was: the controller on the field', () => {
    const rung = (of: 'you' | 'opponent') =>
      rings(
        play({
          you: {
            hand: [spell({ name: 'Own', do: [{ op: 'sendToGY', what: { name: knight.id } }] })],
            monsters: [bell({ event: 'leavesField', card: { of } }), { card: knight, owner: 1 }],
          },
        }).activate('Own'),
      );
    expect([rung('you'), rung('opponent')]).toEqual([1, 0]);
  });

  test('the card itself answers from the GY or banished, not from a hand', () => {
    const ghost = monster({ name: 'Ghost', effects: [ring({ event: 'leavesField', card: 'self' })] });
    const places = (card: typeof push) =>
      play({ you: { hand: [card] }, opponent: { monsters: [ghost] } })
        .activate(card.name.en)
        .events('activated', 'Ghost')
        .map((e) => e.place);
    expect([places(push), places(exile), places(breeze)]).toEqual([['gy'], ['banished'], []]);
  });

  test('by whose card, and only by an effect', () => {
    type Left = { by?: 'you' | 'opponent'; how?: 'effect' };
    const relic = (when: Left) =>
      monster({ name: 'Relic', effects: [ring({ event: 'leavesField', card: 'self', ...when })] });
    const pay = spell({
      name: 'Pay',
      cost: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }],
      do: [{ op: 'damage', to: 'opponent', amount: 10 }],
    });
    const own = spell({ name: 'Own', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const byYou = (card: typeof own, when: Left) =>
      play({ you: { hand: [card], monsters: [relic(when)] } })
        .activate(card.name.en)
        .events('activated', 'Relic').length;
    const byOpponent = (when: Left) =>
      play({ you: { hand: [push] }, opponent: { monsters: [relic(when)] } })
        .activate('Push')
        .events('activated', 'Relic').length;
    expect([byYou(own, { by: 'opponent' }), byOpponent({ by: 'opponent' })]).toEqual([0, 1]);
    expect([byYou(own, { how: 'effect' }), byYou(pay, { how: 'effect' }), byYou(pay, {})]).toEqual([1, 0, 1]);
  });
});
