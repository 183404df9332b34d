import { describe, expect, test } from 'vitest';
import { monster, play, spell, token } from '../../testing/board';

describe('linger', () => {
  const knight = monster({ name: 'Knight' });

  test('something applies to players until the end of the turn', () => {
    const calm = spell({
      name: 'Calm',
      do: [{ op: 'linger', apply: [{ mod: 'cannotSummon', who: 'both', methods: ['normal'] }], until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [calm, knight] }, opponent: { hand: [knight] } });
    expect(t.can('normalSummon Knight')).toBe(true);
    t.activate('Calm');
    expect(t.whyNot({ do: 'normalSummon', card: t.id('Knight') })).toEqual(['locked']);
    expect(t.can('setMonster Knight')).toBe(true);
    t.nextTurn();
    expect(t.can('normalSummon Knight#2')).toBe(true);
  });

  test('what applies to cards also applies to those that come later', () => {
    const banner = spell({
      name: 'Banner',
      do: [
        {
          op: 'linger',
          apply: [{ mod: 'stat', to: { kind: 'monster', of: 'you' }, atk: { add: 300 } }],
          until: 'turnEnd',
        },
      ],
    });
    const t = play({ you: { hand: [banner, knight] } })
      .activate('Banner')
      .normalSummon('Knight');
    expect(t.atk('Knight')).toBe(1300);
    expect(t.nextTurn().atk('Knight')).toBe(1000);
  });

  test('a reaction answers each event without a Chain, once for what happens at one time', () => {
    const roach = monster({
      name: 'Roach',
      effects: [
        {
          kind: 'quick',
          from: ['hand'],
          cost: [{ op: 'discard', what: 'self' }],
          do: [
            {
              op: 'linger',
              reaction: {
                when: { event: 'summoned', card: { kind: 'monster' }, method: ['special'], by: 'opponent' },
                do: [{ op: 'draw', who: 'you', n: 1 }],
              },
              until: 'turnEnd',
            },
          ],
        },
      ],
    });
    const flock = spell({
      name: 'Flock',
      tokens: { sheep: token({ name: 'Sheep' }) },
      do: [{ op: 'summonTokens', token: 'sheep', n: 2, position: 'defense' }],
    });
    const t = play({ you: { hand: [flock, flock, flock] }, opponent: { hand: [roach] } });
    t.activate('Flock').activate('Roach').passAll();
    expect(t.events('drawn')).toMatchObject([{ seat: 1, cards: [expect.any(Number)] }]);
    expect(t.last('applied')).toMatchObject({ card: t.id('Roach'), by: 1 });
    t.activate('Flock#2');
    expect(t.events('drawn')).toHaveLength(2);
    expect(t.events('activated', 'Roach')).toHaveLength(1);
    t.nextTurn();
    expect(t.events('applied')).toHaveLength(2);
  });
});
