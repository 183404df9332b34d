import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('resolved', () => {
  const singer = monster({
    name: 'Singer',
    effects: [
      {
        kind: 'reaction',
        when: { event: 'resolved', by: 'opponent', what: { of: ['spellCard', 'trapCard'] } },
        do: [{ op: 'damage', to: 'opponent', amount: 200 }],
      },
    ],
  });
  const heal = spell({ name: 'Heal', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] });

  test('after the card has resolved, without a Chain, and not for your own', () => {
    const t = play({ you: { hand: [heal] }, opponent: { monsters: [singer] } }).activate('Heal');
    expect(t.lp).toEqual([8800, 8000]);
    expect(t.events('activated')).toHaveLength(1);
    expect(t.last('damage')?.id).toBeGreaterThan(t.last('linkResolved')?.id as number);
    expect(play({ you: { hand: [heal], monsters: [singer] } }).activate('Heal').lp).toEqual([9000, 8000]);
  });

  test('a monster effect is no card of that kind', () => {
    const healer = monster({
      name: 'Healer',
      effects: [{ kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 1000 }] }],
    });
    const t = play({ you: { monsters: [healer] }, opponent: { monsters: [singer] } }).activate('Healer');
    expect(t.lp).toEqual([9000, 8000]);
  });

  test('a negated activation does not resolve, a negated effect does', () => {
    const lp = (op: 'negateActivation' | 'negateEffect') => {
      const jam = trap({
        name: 'Jam',
        property: 'counter',
        when: { event: 'activated', what: { of: ['spellCard'] } },
        do: [{ op }],
      });
      return play({ you: { hand: [heal] }, opponent: { monsters: [singer], spells: [jam] } })
        .activate('Heal')
        .activate('Jam')
        .passAll().lp[0];
    };
    expect([lp('negateActivation'), lp('negateEffect')]).toEqual([8000, 7800]);
  });

  test('it must have been there when the card was activated', () => {
    const call = spell({ name: 'Call', do: [{ op: 'specialSummon', what: { from: 'gy' }, to: 'opponent' }] });
    const t = play({ you: { hand: [call, heal], gy: [singer] } })
      .activate('Call')
      .position('attack');
    expect(t.lp).toEqual([8000, 8000]);
    expect(t.activate('Heal').lp).toEqual([8800, 8000]);
  });
});
