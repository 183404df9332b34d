import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../testing/board';

/** Effects that a monster gains from what it was Summoned with. */
describe('effects gained from materials', () => {
  const lent = { way: ['xyz' as const], min: 2 };
  const scepter = monster({
    name: 'Scepter',
    level: 4,
    effects: [
      { kind: 'ignition', do: [{ op: 'gainLP', who: 'you', amount: 50 }] },
      {
        kind: 'trigger',
        when: { timing: 'when', event: 'summoned', card: 'self', way: ['xyz'] },
        lent,
        target: [{ from: 'field', not: 'self', as: 'target' }],
        do: [{ op: 'destroy', what: '$target' }],
      },
      {
        kind: 'ignition',
        lent,
        limit: { per: 'turn', key: 'copy' },
        do: [{ op: 'damage', to: 'opponent', amount: { stat: 'atk', of: 'self' } }],
      },
    ],
  });
  const page = monster({ name: 'Page', level: 4 });
  const king = (n: number) =>
    monster({
      name: 'King',
      frame: 'xyz',
      rank: 4,
      atk: 2000,
      materials: { slots: [{ what: { level: { min: 4, max: 4 } }, n }] },
      effects: [
        { kind: 'ignition', limit: { per: 'turn', key: 'copy' }, do: [{ op: 'gainLP', who: 'you', amount: 1 }] },
      ],
    });
  const board = (n = 2) => {
    const boss = king(n);
    const hide = spell({
      name: 'Hide',
      do: [{ op: 'changePosition', what: { of: 'you', name: boss.id }, to: 'faceDownDefense' }],
    });
    const show = spell({
      name: 'Show',
      do: [{ op: 'changePosition', what: { of: 'you', kind: 'monster' }, to: 'attack' }],
    });
    return play({
      you: { monsters: n === 2 ? [scepter, page] : [scepter], extra: [boss], hand: [hide, show] },
      opponent: { monsters: [monster({ name: 'Foe' }), monster({ name: 'Other' })] },
    }).answer('materialSummon King');
  };

  const summoned = (n = 2) => board(n).answer('attack');
  const TRIGGER = 'activate King (Scepter:1)';
  const SHOT = 'activate King (Scepter:2)';

  test('a trigger at its Summon, used as its own', () => {
    const t = summoned();
    expect(t.optionLabels()).toEqual([TRIGGER, 'decline']);
    t.answer(TRIGGER).pick('Foe').passAll();
    expect(t.place('Foe')).toBe('gy');
    expect(t.last('activated')).toMatchObject({ card: t.id('King'), def: scepter.id, effect: 1 });
    expect(t.last('moved', 'Foe')).toMatchObject({ source: t.id('King'), reasons: ['destroyed'] });
  });

  test('while it asks, the prompt says where the effect is written', () => {
    expect(summoned().answer(TRIGGER).duel.prompt).toMatchObject({
      card: expect.any(Number),
      effect: 1,
      def: scepter.id,
    });
  });

  test('with fewer materials nothing is gained, and what is lent is no effect of the material itself', () => {
    const t = summoned(1);
    expect(t.optionLabels().filter((l) => l.startsWith('activate'))).toEqual(['activate Hide', 'activate King']);
    const own = play({ you: { monsters: [scepter] } });
    expect(own.optionLabels().filter((l) => l.startsWith('activate'))).toEqual(['activate Scepter']);
  });

  test('an effect of the open game state is counted apart from its own', () => {
    const t = summoned().answer('decline');
    t.answer(SHOT).passAll();
    expect(t.lp[1]).toBe(6000);
    expect([t.can(SHOT), t.can('activate King')]).toEqual([false, true]);
    expect(t.whyNot({ do: 'activate', card: t.id('King'), effect: 2, def: scepter.id })).toEqual(['used-this-turn']);
    t.answer('activate King').passAll();
    expect(t.lp[0]).toBe(8001);
  });

  test('lost when it is turned face-down', () => {
    const t = summoned().answer('decline').activate('Hide').activate('Show');
    expect(t.card('King')).toMatchObject({ faceUp: true, position: 'attack' });
    expect([t.can(SHOT), t.can('activate King')]).toEqual([false, true]);
  });
});
