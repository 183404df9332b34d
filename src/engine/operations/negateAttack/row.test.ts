import { describe, expect, test } from 'vitest';
import { monster, play, trap } from '../../testing/board';

describe('negateAttack', () => {
  const veil = trap({
    name: 'Veil',
    when: { event: 'attackDeclared', by: 'opponent', timing: 'when' },
    do: [{ op: 'negateAttack' }, { op: 'gainLP', who: 'you', amount: { stat: 'atk', of: '$attacker' }, join: 'ifDo' }],
  });
  const raider = monster({ name: 'Raider', atk: 1900 });

  test('no battle follows, and the attack counts as declared', () => {
    const t = play({ you: { monsters: [raider, monster({ name: 'Other' })] }, opponent: { spells: [veil] } });
    t.goTo('battle').attack('Raider').activate('Veil').passAll();
    expect(t.lp).toEqual([8000, 9900]);
    expect(t.last('attackNegated')).toMatchObject({ card: t.id('Raider'), cause: 'effect', by: 1 });
    expect(t.events('momentBegan')).toEqual([]);
    expect(t.can('attack Raider')).toBe(false);
    expect(t.can('attack Other')).toBe(true);
  });

  test('what is negated already is not negated again: the rest depends on it', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { spells: [veil, veil] } });
    t.goTo('battle').attack('Raider').activate('Veil').activate('Veil#2').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.lp).toEqual([8000, 9900]);
    expect(t.events('attackNegated')).toHaveLength(1);
  });

  test('cannot be activated without an attack', () => {
    const any = trap({ name: 'Any', do: [{ op: 'negateAttack' }] });
    const t = play({ you: { spells: [any, veil], monsters: [raider] } });
    expect(t.why('Any')).toEqual(['nothing-to-do']);
    expect(t.why('Veil')).toContain('event-not-happened');
  });
});
