import { describe, expect, test } from 'vitest';
import type { CardDefinition, Effect } from '../../definition';
import { active, faceDown, monster, play, spell, trap } from '../../testing/board';

describe('equipSelf', () => {
  const knight = monster({ name: 'Knight' });
  const blade = spell({
    name: 'Blade',
    property: 'equip',
    effects: [
      {
        kind: 'activation',
        target: [{ as: 't', kind: 'monster', faceUp: true }],
        do: [{ op: 'equipSelf', to: '$t' }],
      },
      { kind: 'continuous', apply: [{ mod: 'stat', to: '$equipped', atk: { add: 500 } }] },
    ],
  });

  test('the card stays, equipped to the monster, and works on it', () => {
    const t = play({ you: { hand: [blade] }, opponent: { monsters: [knight] } }).activate('Blade');
    expect(t.card('Blade')).toMatchObject({ place: 'spellTrapZone', equippedTo: t.id('Knight') });
    expect(t.last('equipped')).toMatchObject({ card: t.id('Blade'), to: t.id('Knight') });
    expect(t.atk('Knight')).toBe(1500);
  });

  test('goes to the GY without being destroyed if the target is gone when it resolves', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'returnToHand', what: { kind: 'monster' } }] });
    const t = play({ you: { hand: [blade], monsters: [knight] }, opponent: { spells: [exit] } });
    t.activate('Blade').activate('Exit').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.place('Blade')).toBe('gy');
    expect(t.last('moved', 'Blade')?.reasons).not.toContain('destroyed');
    expect(t.events('equipped')).toEqual([]);
  });

  test('is destroyed by the rules when the monster is turned face-down or leaves', () => {
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    for (const card of [hide, push]) {
      const t = play({ you: { hand: [blade, card], monsters: [knight] } })
        .activate('Blade')
        .activate(card.name.en);
      expect(t.place('Blade')).toBe('gy');
      expect(t.last('moved', 'Blade')).toMatchObject({ reasons: ['destroyed'], cause: 'rule' });
      expect(t.last('rulesDestroyed')).toMatchObject({ card: t.id('Blade'), why: 'equip' });
    }
  });

  test('cannot be activated without a face-up monster', () => {
    expect(play({ you: { hand: [blade], monsters: [faceDown(knight)] } }).why('Blade')).toEqual(['no-target']);
  });

  describe('of a monster', () => {
    const union = (name: string, ...rules: Effect[]) =>
      monster({
        name,
        abilities: ['union'],
        effects: [
          {
            kind: 'ignition',
            limit: { per: 'turn', key: 'copy', group: 'union' },
            target: [{ as: 't', of: 'you', kind: 'monster', faceUp: true }],
            do: [{ op: 'equipSelf', to: '$t' }],
          },
          {
            kind: 'replacement',
            of: '$equipped',
            by: ['battle', 'effect'],
            from: ['spellTrapZone'],
            do: [{ op: 'destroy', what: 'self' }],
          },
          {
            kind: 'ignition',
            from: ['spellTrapZone'],
            limit: { per: 'turn', key: 'copy', group: 'union' },
            do: [{ op: 'specialSummon', what: 'self', position: 'attack' }],
          },
          { kind: 'continuous', from: ['spellTrapZone'], apply: [{ mod: 'stat', to: '$equipped', atk: { add: 500 } }] },
          ...rules,
        ],
      });
    const wing = union('Wing');
    const alone = union('Lone Wing', { kind: 'rule', rule: 'onlyUnionOfItsMonster' });

    test('it goes to a Spell & Trap Zone, is an Equip Spell there and has used what it used', () => {
      const t = play({ you: { monsters: [knight, wing] } }).activate('Wing:0');
      expect(t.card('Wing')).toMatchObject({ place: 'spellTrapZone', equippedTo: t.id('Knight') });
      expect(t.atk('Knight')).toBe(1500);
      expect(t.why('Wing', 2)).toEqual(['used-this-turn']);
      const crack = spell({ name: 'Crack', do: [{ op: 'destroy', what: { property: ['equip'], all: true } }] });
      const worn = { monsters: [knight], spells: [active(wing, { equippedTo: 'Knight' })], hand: [crack] };
      expect(play({ you: worn }).can('activate Crack')).toBe(true);
      const back = play({ you: worn }).activate('Wing', 2);
      expect([back.place('Wing'), back.atk('Knight')]).toEqual(['monsterZone', 1000]);
      expect(back.why('Wing', 0)).toEqual(['used-this-turn']);
    });

    test('not without a zone, and not to itself', () => {
      const full = [1, 2, 3, 4, 5].map((n) => spell({ name: `Set ${n}` }));
      expect(play({ you: { monsters: [knight, wing], spells: full } }).why('Wing')).toEqual(['no-target']);
      expect(play({ you: { monsters: [wing] } }).why('Wing')).toEqual(['no-target']);
    });

    test('what goes with it cannot go instead of it', () => {
      const bomb = spell({ name: 'Bomb', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
      const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, not: 'self' } }] });
      const fate = (card: typeof bomb) => {
        const t = play({
          you: { monsters: [knight], spells: [active(wing, { equippedTo: 'Knight' })], hand: [card] },
        }).activate(card.name.en);
        return [t.place('Knight'), t.place('Wing')];
      };
      expect(fate(bomb)).toEqual(['monsterZone', 'gy']);
      expect(fate(storm)).toEqual(['gy', 'gy']);
    });

    test('a Union that says so is the only one of its monster', () => {
      const can = (worn: CardDefinition, free: CardDefinition) =>
        play({ you: { monsters: [knight, free], spells: [active(worn, { equippedTo: 'Knight' })] } }).can(
          `activate ${free.name.en}:0`,
        );
      const other = union('Other');
      expect([can(wing, other), can(wing, alone), can(alone, wing)]).toEqual([true, false, false]);
      const blade2 = active(blade, { equippedTo: 'Knight' });
      expect(play({ you: { monsters: [knight, alone], spells: [blade2] } }).can('activate Lone Wing:0')).toBe(true);
    });
  });
});
