import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('normalSummons', () => {
  const twice = spell({
    name: 'Twice',
    do: [{ op: 'linger', apply: [{ mod: 'normalSummons', who: 'you', n: 2 }], until: 'turnEnd' }],
  });
  const knight = monster({ name: 'Knight' });

  test('up to so many Normal Summons and Sets, and no more', () => {
    const t = play({ you: { hand: [twice, knight, knight, knight] } }).activate('Twice');
    t.normalSummon('Knight').set('Knight#2');
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Knight#3') })).toEqual(['normal-summon-used']);
  });

  test('what was Summoned before counts, and the number is gone with the turn', () => {
    const t = play({ you: { hand: [twice, knight, knight, knight] } })
      .normalSummon('Knight')
      .activate('Twice')
      .normalSummon('Knight#2');
    expect(t.can('normalSummon Knight#3')).toBe(false);
    t.nextTurn().nextTurn().normalSummon('Knight#3');
    expect(t.can('normalSummon Filler')).toBe(false);
  });

  test('the highest number counts; an effect that would not raise it cannot be activated', () => {
    const three = active(aura('Three', { mod: 'normalSummons', who: 'you', n: 3 }));
    const t = play({ you: { hand: [twice, knight, knight, knight, knight], spells: [three] } });
    expect(t.why('Twice')).toEqual(['normal-summons-not-raised', 'nothing-to-do']);
    t.normalSummon('Knight').normalSummon('Knight#2').normalSummon('Knight#3');
    expect(t.can('normalSummon Knight#4')).toBe(false);
  });

  test('for the player it names', () => {
    const theirs = active(aura('Theirs', { mod: 'normalSummons', who: 'opponent', n: 2 }));
    const t = play({ you: { hand: [knight, knight], spells: [theirs] } }).normalSummon('Knight');
    expect(t.can('normalSummon Knight#2')).toBe(false);
  });
});
