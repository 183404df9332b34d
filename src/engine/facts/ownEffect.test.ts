import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../testing/board';

describe('monsters that only their own effect Special Summons', () => {
  const reborn = spell({
    name: 'Reborn',
    do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you', kind: 'monster' } }],
  });
  const kill = spell({ name: 'Kill', do: [{ op: 'destroy', what: { of: 'you', kind: 'monster' } }] });
  const shy = (rule: 'mustFirstBeSummonedByItsOwnEffect' | 'canOnlyBeSpecialSummonedByItsOwnEffect') =>
    monster({
      name: 'Shy',
      effects: [
        { kind: 'rule', rule },
        { kind: 'ignition', from: ['hand'], do: [{ op: 'specialSummon', what: 'self', position: 'attack' }] },
      ],
    });
  const revived = (card: ReturnType<typeof shy>) => {
    const t = play({ you: { hand: [card, reborn, kill] } })
      .activate('Shy')
      .activate('Kill');
    expect(t.place('Shy')).toBe('gy');
    return t.can('activate Reborn');
  };

  test('first by it, then by others; or never by others', () => {
    const first = shy('mustFirstBeSummonedByItsOwnEffect');
    expect(play({ you: { hand: [reborn], gy: [first] } }).can('activate Reborn')).toBe(false);
    expect(revived(first)).toBe(true);
    expect(revived(shy('canOnlyBeSpecialSummonedByItsOwnEffect'))).toBe(false);
  });
});

describe('monsters of which a player Special Summons one a turn', () => {
  const rare = monster({ name: 'Rare', effects: [{ kind: 'rule', rule: 'onlyOneSpecialSummonPerTurn' }] });
  const call = (name: string) =>
    spell({
      name,
      do: [{ op: 'specialSummon', what: { from: 'gy', of: 'you', kind: 'monster' }, position: 'attack' }],
    });

  test('by name; again in the next turn, and the opponent has one of his own', () => {
    const t = play({
      you: { hand: [call('First'), call('Second')], gy: [rare, rare] },
      opponent: { hand: [call('Third')], gy: [rare] },
    }).activate('First');
    t.pick('Rare');
    expect(t.why('Second')).toEqual(['nothing-to-do', 'used-this-turn']);
    t.nextTurn();
    expect(t.why('Third')).toEqual([]);
    expect(t.nextTurn().why('Second')).toEqual([]);
  });

  test('a Normal Summon is not counted', () => {
    const t = play({ you: { hand: [call('First'), rare], gy: [rare] } }).normalSummon('Rare');
    expect(t.why('First')).toEqual([]);
  });
});
