import { describe, expect, test } from 'vitest';
import { bell, faceDown, monster, play, spell, trap } from '../../testing/board';

describe('negateSummon', () => {
  const horn = trap({
    name: 'Horn',
    property: 'counter',
    when: { event: 'wouldBeSummoned', by: 'opponent' },
    do: [{ op: 'negateSummon' }, { op: 'destroy', what: '$pending', join: 'ifDo' }],
  });
  const hush = trap({
    name: 'Hush',
    property: 'counter',
    when: { event: 'wouldBeSummoned', by: 'opponent' },
    do: [{ op: 'negateSummon' }],
  });
  const knight = monster({ name: 'Knight' });

  test('the Summon does not happen: destroyed from nowhere, and the Normal Summon is spent', () => {
    const left = bell({ event: 'leavesField', card: { kind: 'monster' } });
    const t = play({ you: { hand: [knight, knight], monsters: [left] }, opponent: { spells: [horn] } });
    t.normalSummon('Knight');
    expect(t.place('Knight')).toBe('nowhere');
    t.activate('Horn').passAll();
    expect(t.last('summonNegated')).toMatchObject({ card: t.id('Knight') });
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'gy', reasons: ['destroyed'], before: { place: 'nowhere' } });
    expect(t.events('summoned')).toEqual([]);
    expect(t.events('activated', 'Bell')).toEqual([]);
    expect(t.can('normalSummon Knight#2')).toBe(false);
  });

  test('negated but not destroyed, it goes to the GY by no effect', () => {
    const t = play({ you: { hand: [knight] }, opponent: { spells: [hush] } })
      .normalSummon('Knight')
      .activate('Hush');
    t.passAll();
    expect(t.last('moved', 'Knight')).toMatchObject({
      to: 'gy',
      reasons: [],
      cause: 'rule',
      before: { place: 'nowhere' },
    });
  });

  test('in a Flip Summon the monster is on the field, and its flip has not happened', () => {
    const jar = monster({
      name: 'Jar',
      effects: [
        {
          kind: 'trigger',
          flip: true,
          mandatory: true,
          when: { event: 'flipped', card: 'self' },
          do: [{ op: 'draw', who: 'you', n: 1 }],
        },
      ],
    });
    const t = play({ you: { monsters: [faceDown(jar)] }, opponent: { spells: [horn] } });
    t.flipSummon('Jar').activate('Horn').passAll();
    expect(t.last('moved', 'Jar')).toMatchObject({
      to: 'gy',
      reasons: ['destroyed'],
      before: { place: 'monsterZone' },
    });
    expect(t.events('flipped')).toEqual([]);
    expect(t.events('activated', 'Jar')).toEqual([]);
  });

  test('does nothing to a Flip Summoned monster that is face-down again', () => {
    const hide = spell({
      name: 'Hide',
      property: 'quickPlay',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const judge = trap({
      name: 'Judge',
      when: { event: 'wouldBeSummoned', by: 'opponent' },
      do: [{ op: 'negateSummon' }],
    });
    const t = play({ you: { monsters: [faceDown(knight)], hand: [hide] }, opponent: { spells: [judge] } });
    t.flipSummon('Knight').activate('Judge').activate('Hide').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.card('Knight')).toMatchObject({ place: 'monsterZone', faceUp: false });
    expect(t.events('summoned')).toEqual([]);
  });

  test('a Summon negated already is not negated again', () => {
    const any = trap({ name: 'Any', property: 'counter', do: [{ op: 'negateSummon' }] });
    const t = play({ you: { hand: [knight] }, opponent: { spells: [hush, any] } });
    t.normalSummon('Knight').activate('Hush').activate('Any').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.events('summonNegated')).toHaveLength(1);
  });

  test('a monster whose own Special Summon was negated cannot be revived', () => {
    const nomi = monster({
      name: 'Nomi',
      effects: [
        { kind: 'rule', rule: 'mustFirstBeSummonedByItsProcedure' },
        { kind: 'procedure', from: ['gy'] },
      ],
    });
    const reborn = spell({
      name: 'Reborn',
      target: [{ as: 't', from: 'gy', kind: 'monster' }],
      do: [{ op: 'specialSummon', what: '$t' }],
    });
    const t = play({
      you: { hand: [reborn], gy: [{ card: nomi, properlySummoned: true }] },
      opponent: { spells: [horn] },
    });
    expect(t.why('Reborn')).toEqual([]);
    t.specialSummon('Nomi').position('attack').activate('Horn').passAll();
    expect(t.place('Nomi')).toBe('gy');
    expect(t.why('Reborn')).toEqual(['no-target', 'revival-limit']);
  });

  test('a Summon by an effect cannot be negated, and without a Summon nothing can', () => {
    const rise = spell({
      name: 'Rise',
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you' }, position: 'attack' }],
    });
    const t = play({ you: { hand: [rise, knight] }, opponent: { spells: [horn] } });
    expect(t.why('Horn')).toContain('no-pending-summon');
    const any = trap({ name: 'Any', do: [{ op: 'negateSummon' }] });
    expect(play({ you: { spells: [any] } }).why('Any')).toEqual(['nothing-to-do']);
    t.activate('Rise');
    expect(t.place('Knight')).toBe('monsterZone');
    expect(t.events('activated', 'Horn')).toEqual([]);
  });
});
