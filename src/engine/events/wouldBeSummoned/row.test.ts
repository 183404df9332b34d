import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell, trap } from '../../testing/board';

describe('wouldBeSummoned', () => {
  type Would = Omit<Extract<NonNullable<Parameters<typeof trap>[0]['when']>, { event: 'wouldBeSummoned' }>, 'event'>;
  const horn = (when: Would = {}) =>
    trap({
      name: 'Horn',
      property: 'counter',
      when: { event: 'wouldBeSummoned', ...when },
      do: [{ op: 'negateSummon' }],
    });
  const knight = monster({ name: 'Knight' });
  const spark = monster({
    name: 'Spark',
    type: 'thunder',
    effects: [{ kind: 'procedure', from: ['hand'] }],
  });
  const table = (when: Would) =>
    play({
      you: { hand: [knight, spark], monsters: [faceDown(monster({ name: 'Spy' }))] },
      opponent: { spells: [horn(when)] },
    });
  const asked = (when: Would) => [
    table(when).normalSummon('Knight').can('activate Horn'),
    table(when).flipSummon('Spy').can('activate Horn'),
    table(when).specialSummon('Spark').position('attack').can('activate Horn'),
  ];

  test('Normal, Flip and Special Summons without a Chain; by method, player and monster', () => {
    expect(asked({})).toEqual([true, true, true]);
    expect(asked({ method: ['normal', 'flip'] })).toEqual([true, true, false]);
    expect(asked({ method: ['special'] })).toEqual([false, false, true]);
    expect(asked({ by: 'opponent', exactlyOne: true })).toEqual([true, true, true]);
    expect(asked({ by: 'you' })).toEqual([false, false, false]);
    expect(asked({ card: { type: 'thunder' } })).toEqual([false, false, true]);
  });

  test('the Summon is pending: the monster is nowhere, its zone taken, and only a negation can start a Chain', () => {
    const ping = trap({ name: 'Ping', do: [{ op: 'damage', to: 'opponent', amount: 1 }] });
    const t = play({ you: { hand: [knight] }, opponent: { spells: [horn(), ping] } }).normalSummon('Knight');
    expect(t.last('summonAttempted')).toMatchObject({
      cards: [t.id('Knight')],
      seat: 0,
      method: 'normal',
      tributes: 0,
    });
    expect([t.place('Knight'), t.asked]).toEqual(['nowhere', 1]);
    expect(t.optionLabels()).toEqual(['activate Horn', 'pass']);
    expect(t.why('Ping')).toEqual(['summon-negation-only']);
    t.pass();
    expect(t.place('Knight')).toBe('monsterZone');
    expect(t.can('activate Ping')).toBe(true);
    expect(t.why('Horn')).toContain('no-pending-summon');
  });

  test('a Set, or a Summon by an effect, cannot be answered so', () => {
    const rise = spell({
      name: 'Rise',
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', name: knight.id }, position: 'attack' }],
    });
    expect(play({ you: { hand: [knight] }, opponent: { spells: [horn()] } }).set('Knight').asked).toBe(0);
    const t = play({ you: { hand: [knight, rise] }, opponent: { spells: [horn()] } }).activate('Rise');
    expect(t.events('summonAttempted')).toEqual([]);
    expect(t.asked).toBe(0);
  });
});
