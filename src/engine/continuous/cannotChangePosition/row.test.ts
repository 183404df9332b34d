import { describe, expect, test } from 'vitest';
import { active, aura, inDefense, monster, play, spell } from '../../testing/board';

describe('cannotChangePosition', () => {
  const still = active(aura('Still', { mod: 'cannotChangePosition', to: { kind: 'monster', level: { min: 4 } } }));
  const knight = monster({ name: 'Knight' });
  const imp = monster({ name: 'Imp', level: 3 });

  test('its player cannot change it', () => {
    const t = play({ you: { monsters: [inDefense(knight), imp], spells: [still] } });
    expect(t.whyNot({ do: 'changePosition', card: t.id('Knight') })).toEqual(['locked']);
    expect(t.can('changePosition Imp')).toBe(true);
  });

  test('effects cannot change it either', () => {
    const turn = spell({
      name: 'Turn',
      do: [{ op: 'changePosition', what: { all: true, kind: 'monster' }, to: 'other' }],
    });
    const t = play({ you: { hand: [turn], spells: [still] }, opponent: { monsters: [knight, imp] } }).activate('Turn');
    expect([t.card('Knight').position, t.card('Imp').position]).toEqual(['attack', 'defense']);
    expect(play({ you: { hand: [turn], spells: [still] }, opponent: { monsters: [knight] } }).why('Turn')).toEqual([
      'nothing-to-do',
    ]);
  });

  test('it may still be Set, Summoned and attack', () => {
    const t = play({ you: { hand: [knight], spells: [still] } })
      .normalSummon('Knight')
      .goTo('battle')
      .attack('Knight');
    expect(t.lp[1]).toBe(7000);
  });
});
