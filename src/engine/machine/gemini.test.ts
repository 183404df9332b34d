import { describe, expect, test } from 'vitest';
import type { ActivatedEffect, Operation } from '../definition';
import { active, faceDown, monster, play, spell, trap } from '../testing/board';

describe('Gemini monsters', () => {
  const twin = monster({
    name: 'Twin',
    abilities: ['gemini'],
    level: 6,
    effects: [
      { kind: 'rule', rule: 'normalMonsterOnFieldAndInGY' },
      { kind: 'rule', rule: 'canBeGeminiSummoned' },
      { kind: 'continuous', apply: [{ mod: 'stat', to: 'self', atk: { add: 500 } }] },
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      {
        kind: 'trigger',
        mandatory: true,
        when: { timing: 'if', event: 'summoned', card: 'self' },
        do: [{ op: 'damage', to: 'opponent', amount: 300 }],
      },
    ],
  });
  const knight = monster({ name: 'Knight' });
  const hunt = (effectMonster: boolean, from: 'monsterZone' | 'gy' | 'hand' = 'monsterZone') =>
    spell({
      name: effectMonster ? 'HuntEffect' : 'HuntNormal',
      do: [{ op: 'banish', what: { from, of: 'you', kind: 'monster', effectMonster } }],
    });

  test('a Normal Monster without effects on the field and in the GY, an Effect Monster elsewhere', () => {
    const t = play({ you: { hand: [hunt(true), hunt(false)], monsters: [twin] } });
    expect([t.why('HuntEffect'), t.why('HuntNormal')]).toEqual([['nothing-to-do'], []]);
    expect(t.atk('Twin')).toBe(1000);
    expect(t.why('Twin', 3)).toEqual(['not-gemini-summoned']);
    expect(play({ you: { hand: [hunt(false, 'gy')], gy: [twin] } }).why('HuntNormal')).toEqual([]);
    expect(play({ you: { hand: [hunt(true, 'hand'), twin] } }).why('HuntEffect')).toEqual([]);
  });

  test('Normal Summoned once more, without Tributes, it has its effects and keeps its position', () => {
    const t = play({ you: { hand: [knight, hunt(true)], monsters: [{ card: twin, position: 'defense' }] } });
    t.normalSummon('Twin').passAll();
    expect(t.card('Twin').position).toBe('defense');
    expect(t.last('summoned')).toMatchObject({ card: t.id('Twin'), method: 'normal', tribute: false });
    expect([t.atk('Twin'), t.lp[1]]).toEqual([1500, 7700]);
    expect([t.can('normalSummon Knight'), t.can('normalSummon Twin')]).toEqual([false, false]);
    expect(t.activate('Twin', 3).lp[0]).toBe(8100);
    expect(t.why('HuntEffect')).toEqual([]);
  });

  test('turned face-down it loses them', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster', faceUp: true }, to: 'faceDownDefense' }],
    });
    const t = play({ you: { hand: [hide], monsters: [twin] } })
      .normalSummon('Twin')
      .passAll();
    t.activate('Hide').nextTurn().nextTurn().flipSummon('Twin').passAll();
    expect([t.atk('Twin'), t.lp[1]]).toEqual([1000, 7700]);
    expect(t.can('normalSummon Twin')).toBe(true);
  });

  test('a face-down one cannot be Gemini Summoned', () => {
    expect(play({ you: { monsters: [faceDown(twin)] } }).can('normalSummon Twin')).toBe(false);
  });

  test('negated, it leaves the field for the GY, where it is a Normal Monster', () => {
    const jam = trap({
      name: 'Jam',
      property: 'counter',
      when: { event: 'wouldBeSummoned' },
      do: [{ op: 'negateSummon' }],
    });
    const t = play({ you: { monsters: [twin] }, opponent: { spells: [jam] } }).normalSummon('Twin');
    expect([t.place('Twin'), t.atk('Twin')]).toEqual(['monsterZone', 1000]);
    t.activate('Jam').passAll();
    expect(t.place('Twin')).toBe('gy');
    expect(t.last('moved')).toMatchObject({ before: { place: 'monsterZone', faceUp: true }, reasons: [] });
    expect(t.lp[1]).toBe(8000);
  });

  describe('while its Gemini Summon is pending', () => {
    /** At Spell Speed 2, so that it can be answered. */
    const jam = (kind: 'monster' | 'trap') => {
      const does = {
        when: { event: 'wouldBeSummoned', by: 'opponent' },
        do: [{ op: 'negateSummon' }, { op: 'destroy', what: '$pending', join: 'ifDo' }],
      } satisfies Partial<ActivatedEffect>;
      return kind === 'trap'
        ? trap({ name: 'Jam', ...does })
        : monster({ name: 'Jam', effects: [{ kind: 'quick', ...does }] });
    };
    const quick = (name: string, step: Operation) =>
      spell({ name, property: 'quickPlay', effects: [{ kind: 'activation', do: [step] }] });
    const begin = (step: Operation) =>
      play({ you: { hand: [quick('Answer', step), knight], monsters: [twin] }, opponent: { spells: [jam('trap')] } })
        .normalSummon('Twin')
        .activate('Jam')
        .activate('Answer')
        .passAll();

    test('turned face-down it is neither negated nor Summoned, and the Normal Summon is used up', () => {
      const t = begin({ op: 'changePosition', what: { kind: 'monster', faceUp: true }, to: 'faceDownDefense' });
      expect(t.card('Twin')).toMatchObject({ place: 'monsterZone', faceUp: false });
      expect(t.events('summoned')).toEqual([]);
      expect(t.can('normalSummon Knight')).toBe(false);
      t.nextTurn().nextTurn().flipSummon('Twin').passAll();
      expect(t.atk('Twin')).toBe(1000);
    });

    test('what takes it off the field in the window takes it from the field', () => {
      const t = begin({ op: 'returnToHand', what: { kind: 'monster', faceUp: true } });
      expect(t.place('Twin')).toBe('hand');
      expect(t.last('moved', 'Twin')).toMatchObject({ before: { place: 'monsterZone' }, reasons: ['returned'] });
      expect(t.events('summoned')).toEqual([]);
    });

    test('unaffected by the negation it is Summoned, and has its effects', () => {
      const calm = spell({
        name: 'Calm',
        property: 'continuous',
        effects: [
          { kind: 'activation', do: [] },
          { kind: 'continuous', apply: [{ mod: 'unaffected', to: { kind: 'monster' }, by: ['trap'] }] },
        ],
      });
      const fate = (kind: 'monster' | 'trap') => {
        const card = jam(kind);
        const opponent = kind === 'trap' ? { spells: [card] } : { monsters: [card] };
        return play({ you: { spells: [active(calm)], monsters: [twin] }, opponent })
          .normalSummon('Twin')
          .activate('Jam')
          .passAll();
      };
      const kept = fate('trap');
      expect([kept.place('Twin'), kept.atk('Twin')]).toEqual(['monsterZone', 1500]);
      expect([kept.events('summoned').length, kept.events('summonNegated').length]).toEqual([1, 0]);
      expect(fate('monster').place('Twin')).toBe('gy');
    });
  });

  test('its effects are not there before success, not even to answer in the window', () => {
    const answering = monster({
      name: 'Twin',
      abilities: ['gemini'],
      effects: [
        { kind: 'rule', rule: 'normalMonsterOnFieldAndInGY' },
        { kind: 'rule', rule: 'canBeGeminiSummoned' },
        { kind: 'quick', do: [{ op: 'gainLP', who: 'you', amount: 100 }] },
      ],
    });
    const horn = trap({
      name: 'Horn',
      when: { event: 'wouldBeSummoned', by: 'opponent' },
      do: [{ op: 'gainLP', who: 'you', amount: 1 }],
    });
    const other = spell({ name: 'Other', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 1 }] });
    const t = play({ you: { hand: [other], monsters: [answering] }, opponent: { spells: [horn] } });
    t.normalSummon('Twin').activate('Horn');
    expect([t.can('activate Other'), t.can('activate Twin')]).toEqual([true, false]);
    t.passAll();
    expect(t.why('Twin', 2)).toEqual([]);
  });
});
