import { describe, expect, test } from 'vitest';
import { active, monster, play, spell, trap } from '../../testing/board';

describe('control', () => {
  const snatch = spell({
    name: 'Snatch',
    property: 'equip',
    effects: [
      {
        kind: 'activation',
        target: [{ as: 't', of: 'opponent', kind: 'monster', faceUp: true }],
        do: [{ op: 'equipSelf', to: '$t' }],
      },
      { kind: 'continuous', apply: [{ mod: 'control', to: '$equipped' }] },
    ],
  });
  const shatter = spell({
    name: 'Break',
    property: 'quickPlay',
    do: [{ op: 'destroy', what: { kind: 'spell', name: snatch.id } }],
  });
  const knight = monster({ name: 'Knight' });

  test('the monster is controlled by the player of the effect and may attack', () => {
    const t = play({ you: { hand: [snatch] }, opponent: { monsters: [knight] } }).activate('Snatch');
    expect(t.card('Knight')).toMatchObject({ controller: 0, owner: 1 });
    expect(t.last('controlChanged')).toMatchObject({ card: t.id('Knight'), to: 0 });
    expect(t.goTo('battle').attack('Knight').lp[1]).toBe(7000);
  });

  test('it goes back at once when the effect ends; an attack in progress stops', () => {
    const t = play({ you: { hand: [snatch] }, opponent: { monsters: [knight], spells: [shatter] } });
    t.activate('Snatch').passAll().goTo('battle').attack('Knight').activate('Break').passAll();
    expect(t.card('Knight').controller).toBe(1);
    expect(t.lp[1]).toBe(8000);
    expect(t.last('attackStopped')).toMatchObject({ card: t.id('Knight') });
  });

  test('not a monster whose control cannot change', () => {
    const loyal = monster({
      name: 'Loyal',
      effects: [{ kind: 'continuous', apply: [{ mod: 'controlLocked', to: 'self' }] }],
    });
    const t = play({ you: { spells: [active(snatch, { equippedTo: 'Loyal' })] }, opponent: { monsters: [loyal] } });
    expect(t.card('Loyal').controller).toBe(1);
  });

  test('cannot be activated without a free zone; if it is taken meanwhile, the rules destroy the monster', () => {
    const full = monster({ name: 'Full' });
    const five = Array.from({ length: 5 }, () => full);
    const crowd = play({ you: { hand: [snatch], monsters: five }, opponent: { monsters: [knight] } });
    expect(crowd.why('Snatch')).toEqual(['no-zone']);
    const gift = trap({
      name: 'Gift',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, to: 'opponent', position: 'attack' },
      ],
    });
    const t = play({
      you: { hand: [snatch], monsters: five.slice(1) },
      opponent: { monsters: [knight], hand: [full], spells: [gift] },
    });
    t.activate('Snatch').activate('Gift').passAll();
    expect(t.pile(1, 'gy')).toContain('Knight');
    expect(t.last('moved', 'Knight')).toMatchObject({ reasons: ['destroyed'], cause: 'rule' });
  });
});
