import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('restateEffects', () => {
  const lord = monster({
    name: 'Lord',
    effects: [{ kind: 'continuous', apply: [{ mod: 'stat', to: { kind: 'monster' }, atk: { add: 300 } }] }],
  });
  const knight = monster({ name: 'Knight' });
  const amp = active(
    aura('Amp', {
      mod: 'restateEffects',
      to: { kind: 'monster', of: 'you' },
      apply: [{ mod: 'stat', to: { kind: 'monster', of: 'opponent' }, atk: { add: -100 } }],
    }),
  );

  test('what it says applies instead, as effects of that card', () => {
    const t = play({ you: { monsters: [lord], spells: [amp] }, opponent: { monsters: [knight] } });
    expect([t.atk('Lord'), t.atk('Knight')]).toEqual([1000, 900]);
    expect(t.card('Knight').stats?.lines[0]?.source).toBe(t.id('Lord'));
  });

  test('cards without continuous effects get none', () => {
    const t = play({ you: { monsters: [knight], spells: [amp] }, opponent: { monsters: [knight] } });
    expect([t.atk('Knight'), t.atk('Knight#2')]).toEqual([1000, 1000]);
  });

  test('while the card is negated, neither applies', () => {
    const drain = active(aura('Drain', { mod: 'negateEffects', to: { kind: 'monster' } }));
    const t = play({ you: { monsters: [lord], spells: [amp, drain] }, opponent: { monsters: [knight] } });
    expect([t.atk('Lord'), t.atk('Knight')]).toEqual([1000, 1000]);
  });
});
