import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('normalSummonNow', () => {
  const offer = spell({ name: 'Offer', do: [{ op: 'normalSummonNow', what: { kind: 'monster' } }] });
  const knight = monster({ name: 'Knight' });
  const big = monster({ name: 'Big', level: 5 });

  test('a Normal Summon right after the effect, besides the one of the turn', () => {
    const t = play({ you: { hand: [offer, knight, knight] } })
      .normalSummon('Knight')
      .activate('Offer');
    expect(t.optionLabels()).toEqual(['normalSummon Knight#2', 'setMonster Knight#2']);
    t.normalSummon('Knight#2');
    expect(t.pile(0, 'monsterZones')).toEqual(['Knight', 'Knight#2']);
    expect(t.last('summoned')).toMatchObject({ card: t.id('Knight#2'), method: 'normal' });
  });

  test('it does not use up the one of the turn, and may be a Set', () => {
    const t = play({ you: { hand: [offer, knight, knight] } })
      .activate('Offer')
      .pick('Knight')
      .set('Knight');
    expect(t.card('Knight')).toMatchObject({ faceUp: false, position: 'defense' });
    expect(t.last('set')).toMatchObject({ card: t.id('Knight') });
    expect(t.can('normalSummon Knight#2')).toBe(true);
  });

  test('Tributes are due as always', () => {
    expect(play({ you: { hand: [offer, big] } }).why('Offer')).toEqual(['nothing-to-do']);
    const t = play({ you: { hand: [offer, big], monsters: [knight] } })
      .activate('Offer')
      .normalSummon('Big');
    expect([t.place('Big'), t.place('Knight')]).toEqual(['monsterZone', 'gy']);
    expect(t.last('summoned')).toMatchObject({ tribute: true });
  });

  test('it can be negated like any Normal Summon', () => {
    const horn = trap({
      name: 'Horn',
      property: 'counter',
      when: { event: 'wouldBeSummoned', by: 'opponent' },
      do: [{ op: 'negateSummon' }],
    });
    const t = play({ you: { hand: [offer, knight] }, opponent: { spells: [horn] } })
      .activate('Offer')
      .normalSummon('Knight');
    expect(t.asked).toBe(1);
    t.activate('Horn').passAll();
    expect(t.place('Knight')).toBe('gy');
  });

  test('cannot be activated without a monster or a zone for it', () => {
    const full = Array.from({ length: 5 }, () => monster({ name: 'Full' }));
    expect(play({ you: { hand: [offer] } }).why('Offer')).toEqual(['nothing-to-do']);
    expect(play({ you: { hand: [offer, knight], monsters: full } }).can('activate Offer')).toBe(false);
  });
});
