import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, trap } from '../../testing/board';

describe('cannotDeclareAttack', () => {
  const knight = monster({ name: 'Knight', level: 4 });
  const imp = monster({ name: 'Imp', level: 3 });

  test('no attack can be begun with it', () => {
    const swords = active(
      aura('Swords', { mod: 'cannotDeclareAttack', to: { kind: 'monster', of: 'opponent', level: { min: 4 } } }),
    );
    const t = play({ you: { monsters: [knight, imp] }, opponent: { spells: [swords] } }).goTo('battle');
    expect(t.whyNot({ do: 'attack', card: t.id('Knight') })).toEqual(['cannot-attack']);
    expect(t.can('attack Imp')).toBe(true);
  });

  test('an attack already declared goes on', () => {
    const roar = trap({
      name: 'Roar',
      do: [
        {
          op: 'linger',
          apply: [{ mod: 'cannotDeclareAttack', to: { kind: 'monster', of: 'opponent' } }],
          until: 'turnEnd',
        },
      ],
    });
    const t = play({ you: { monsters: [knight, imp] }, opponent: { spells: [roar] } });
    t.goTo('battle').attack('Knight').activate('Roar').passAll();
    expect(t.lp[1]).toBe(7000);
    expect(t.can('attack Imp')).toBe(false);
  });
});
