import { describe, expect, test } from 'vitest';
import type { CardDefinition, MaterialSlot } from '../definition';
import { active, bell, faceDown, monster, play, spell, trap } from '../testing/board';

const extra = (name: string, frame: 'synchro' | 'xyz' | 'link', slots: MaterialSlot[], more: object = {}) =>
  monster({ name, frame, effects: [], materials: { slots }, ...more });
const tuner = monster({ name: 'Tuner', level: 3, abilities: ['tuner'] });
const four = monster({ name: 'Four' });
const two = monster({ name: 'Two', level: 2 });
const seven = extra('Seven', 'synchro', [{ what: { tuner: true } }, { what: { tuner: false }, min: 1 }], { level: 7 });
const rank4 = extra('Rank', 'xyz', [{ what: { level: { min: 4, max: 4 } }, n: 2 }], { rank: 4 });
const link2 = extra('Link', 'link', [{ what: {}, n: 2 }], {
  link: { rating: 2, arrows: ['bottomLeft', 'bottomRight'] },
});

describe('Synchro Summon', () => {
  test('a Tuner and others whose Levels make its own, picked only if the rest can follow', () => {
    const t = play({ you: { extra: [seven], monsters: [tuner, four, two, two] } });
    expect(t.can('materialSummon Seven')).toBe(true);
    t.answer('materialSummon Seven');
    // Tuner 3 + Four 4, or Tuner 3 + Two 2 + Two 2; the Tuner is in both.
    expect(t.optionLabels()).toEqual(['pick Four', 'pick Two']);
    t.pick('Four').position('attack');
    expect([t.place('Seven'), t.place('Tuner'), t.place('Four'), t.place('Two')]).toEqual([
      'monsterZone',
      'gy',
      'gy',
      'monsterZone',
    ]);
    expect(t.last('summoned', 'Seven')).toMatchObject({ method: 'special', way: 'synchro', from: 'extraDeck' });
    expect(t.last('moved', 'Four')).toMatchObject({ cause: 'procedure', reasons: ['material'], way: 'synchro' });
    expect(t.duel.cards[t.id('Seven')]?.properlySummoned).toBe(true);
  });

  test('not without the right Levels, a Tuner, or with a face-down monster', () => {
    const refused = (monsters: (CardDefinition | ReturnType<typeof faceDown>)[]) => {
      const t = play({ you: { extra: [seven], monsters } });
      return t.whyNot({ do: 'materialSummon', card: t.id('Seven'), recipe: 0 });
    };
    expect(refused([tuner, two])).toEqual(['materials-missing']);
    expect(refused([four, monster({ name: 'Three', level: 3 })])).toEqual(['materials-missing']);
    expect(refused([tuner, faceDown(four)])).toEqual(['materials-missing']);
    expect(refused([tuner, four])).toEqual([]);
  });

  test('can be negated: then it is no proper Summon, and the materials are gone', () => {
    const horn = trap({
      name: 'Horn',
      property: 'counter',
      when: { event: 'wouldBeSummoned', by: 'opponent', method: ['special'] },
      do: [{ op: 'negateSummon' }, { op: 'destroy', what: '$pending', join: 'ifDo' }],
    });
    const t = play({ you: { extra: [seven], monsters: [tuner, four] }, opponent: { spells: [horn] } })
      .answer('materialSummon Seven')
      .position('attack');
    expect(t.place('Seven')).toBe('nowhere');
    t.activate('Horn');
    expect([t.place('Seven'), t.place('Tuner'), t.place('Four')]).toEqual(['gy', 'gy', 'gy']);
    const reborn = spell({
      name: 'Reborn',
      do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you', kind: 'monster', name: seven.id } }],
    });
    const revived = (properlySummoned: boolean) =>
      play({ you: { hand: [reborn], gy: [{ card: seven, properlySummoned }] } }).can('activate Reborn');
    expect([revived(false), revived(true)]).toEqual([false, true]);
  });
});

describe('Xyz Summon', () => {
  test('materials are attached and did not leave the field; no Tokens', () => {
    const watch = bell({ event: 'leavesField', card: {} });
    const t = play({ you: { extra: [rank4], monsters: [four, monster({ name: 'Fore' }), watch] } });
    t.answer('materialSummon Rank').pick('Four', 'Fore').position('defense');
    expect([t.place('Four'), t.place('Fore'), t.place('Rank')]).toEqual(['attached', 'attached', 'monsterZone']);
    expect(t.duel.cards[t.id('Rank')]?.field?.materials).toEqual([t.id('Four'), t.id('Fore')]);
    expect(t.events('activated')).toEqual([]);
  });

  test('its materials go to the GY with it', () => {
    const bomb = spell({ name: 'Bomb', do: [{ op: 'destroy', what: { kind: 'monster', all: true } }] });
    const t = play({ you: { hand: [bomb], extra: [rank4], monsters: [four, monster({ name: 'Fore' })] } });
    t.answer('materialSummon Rank').position('attack').activate('Bomb');
    expect(t.pile(0, 'gy').toSorted()).toEqual(['Bomb', 'Fore', 'Four', 'Rank']);
  });
});

describe('Link Summon and Extra Monster Zones', () => {
  test('to an Extra Monster Zone in Attack Position; then zones it points to are open', () => {
    const t = play({
      you: { extra: [link2, link2], monsters: [four, two, tuner, monster({ name: 'Fore' })] },
      askZones: true,
    });
    t.answer('materialSummon Link').pick('Four', 'Two');
    expect(t.optionLabels()).toEqual(['monsterZone 5', 'monsterZone 6']);
    t.answer('monsterZone 5');
    expect(t.card('Link')).toMatchObject({ index: 5, position: 'attack' });
    // It points down left and right: columns 0 and 2.
    t.answer('materialSummon Link#2').pick('Tuner', 'Fore');
    expect(t.optionLabels()).toEqual(['monsterZone 0', 'monsterZone 2']);
    t.answer('monsterZone 2');
    expect(t.whyNot({ do: 'changePosition', card: t.id('Link') })).toContain('attack-position-only');
  });

  test('a Link Monster counts as 1 or as its Rating; without a zone the zone is the reason', () => {
    const four4 = extra('Big', 'link', [{ what: {}, min: 2 }], {
      link: { rating: 3, arrows: ['top'] },
    });
    const t = play({ you: { extra: [four4], monsters: [{ card: link2, index: 5 }, two, tuner] } });
    t.answer('materialSummon Big');
    // Without the Link Monster two monsters are only 2. It counts as 2, so one more is enough; as 1, two more are.
    expect(t.optionLabels()).toEqual(['pick Two', 'pick Tuner']);
    t.pick('Two');
    expect(t.optionLabels()).toEqual(['pick Tuner', 'done']);
    const full = play({
      you: { extra: [link2], monsters: [four, two] },
      opponent: { monsters: [{ card: link2, index: 5 }] },
    });
    expect(full.can('materialSummon Link')).toBe(true);
    const busy = play({
      you: { extra: [link2], monsters: [{ card: monster({ name: 'Wall' }), index: 5 }, four, two] },
    });
    // The monster in the Extra Monster Zone must be among the materials, or there is no zone: that pick makes itself.
    busy.answer('materialSummon Link');
    expect(busy.optionLabels()).toEqual(['pick Four', 'pick Two']);
    expect(busy.pick('Two').pile(0, 'gy')).toEqual(['Wall', 'Two']);
  });
});

describe('Pendulum Summon', () => {
  const scale = (name: string, n: number) =>
    monster({ name, effects: [], frame: 'effect', level: 4, pendulum: { left: n, right: n } });
  const low = scale('Low', 1);
  const high = scale('High', 8);

  test('the activation of the cards, then hand and Extra Deck at once', () => {
    const t = play({
      you: {
        hand: [low, high, four, monster({ name: 'Eight', level: 8 })],
        extra: [{ card: scale('Back', 4), faceUp: true }],
      },
    });
    expect(t.whyNot({ do: 'pendulumSummon', card: t.id('Low') })).toContain('wrong-place');
    t.activate('Low').activate('High');
    expect([t.card('Low').index, t.card('High').index]).toEqual([0, 4]);
    t.answer('pendulumSummon Low');
    expect(t.optionLabels()).toEqual(['pick Four', 'pick Back']);
    t.pick('Four', 'Back').position('attack').position('defense');
    expect(t.last('summonAttempted')).toMatchObject({ way: 'pendulum', cards: [t.id('Four'), t.id('Back')] });
    expect([t.card('Four').place, t.card('Back').index]).toEqual(['monsterZone', 5]);
    expect(t.whyNot({ do: 'pendulumSummon', card: t.id('Low') })).toContain('pendulum-summon-used');
    expect(t.events('summoned').map((e) => e.time)).toEqual([t.last('summoned')?.time, t.last('summoned')?.time]);
  });

  test('from the field a Pendulum Monster goes face-up to the Extra Deck, from the hand to the GY', () => {
    const bomb = spell({ name: 'Bomb', do: [{ op: 'destroy', what: { all: true, faceUp: true, not: 'self' } }] });
    const t = play({ you: { hand: [bomb], monsters: [scale('Back', 4)], spells: [active(low, { index: 0 })] } });
    t.activate('Bomb');
    expect(t.pile(0, 'extraDeck')).toEqual(['Back', 'Low']);
    expect(t.card('Back', 1)).toMatchObject({ faceUp: true });
    const away = spell({ name: 'Away', do: [{ op: 'discard', what: { from: 'hand', of: 'you', kind: 'monster' } }] });
    expect(
      play({ you: { hand: [away, low] } })
        .activate('Away')
        .place('Low'),
    ).toBe('gy');
  });

  test('a negated activation sends it to the GY; in its zone it is a Spell', () => {
    const no = trap({
      name: 'No',
      property: 'counter',
      when: { event: 'activated', by: 'opponent', what: { of: ['spellCard'] } },
      do: [{ op: 'negateActivation' }, { op: 'destroy', what: '$chain', join: 'ifDo' }],
    });
    const t = play({ you: { hand: [low] }, opponent: { spells: [no] } })
      .activate('Low')
      .activate('No');
    expect(t.place('Low')).toBe('gy');
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { kind: 'spell', faceUp: true, not: 'self' } }] });
    expect(play({ you: { hand: [storm], spells: [active(low, { index: 0 })] } }).can('activate Storm')).toBe(true);
    expect(play({ you: { hand: [storm], monsters: [low] } }).can('activate Storm')).toBe(false);
  });
});
