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
