import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('summonsPerTurn', () => {
  const warden = monster({
    name: 'Warden',
    effects: [{ kind: 'continuous', apply: [{ mod: 'summonsPerTurn', who: 'both', methods: ['special'], n: 1 }] }],
  });
  const knight = monster({ name: 'Knight' });
  const call = (name: string, n = 1) =>
    spell({
      name,
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster', n }, position: 'attack' }],
    });

  test('once each turn, however many monsters at one time', () => {
    const t = play({ you: { hand: [call('Two', 2), call('More'), knight, knight, knight], monsters: [warden] } });
    t.activate('Two').pick('Knight', 'Knight#2').passAll();
    expect(t.why('More')).toEqual(['nothing-to-do', 'locked']);
    expect(t.can('normalSummon Knight#3')).toBe(true);
  });

  test('its own Summon and those before it do not count', () => {
    const t = play({ you: { hand: [call('First'), call('Second'), call('Third'), warden, knight, knight] } });
    t.activate('First').pick('Knight').passAll().activate('Second').pick('Warden').passAll();
    expect(t.why('Third')).toEqual([]);
    expect(t.activate('Third').place('Knight#2')).toBe('monsterZone');
  });
});
