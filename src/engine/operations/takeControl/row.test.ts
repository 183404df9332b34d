import { describe, expect, test } from 'vitest';
import { inDefense, monster, play, spell, trap } from '../../testing/board';

describe('takeControl', () => {
  test('only to a free zone the Link Monster points to', () => {
    const hook = (arrows: ('left' | 'right')[]) =>
      monster({
        name: 'Hook',
        frame: 'link',
        link: { rating: 2, arrows },
        effects: [
          {
            kind: 'ignition',
            do: [{ op: 'takeControl', what: { of: 'opponent', kind: 'monster' }, linked: true, as: 'taken' }],
          },
        ],
      });
    const prey = monster({ name: 'Prey' });
    const board = (arrows: ('left' | 'right')[]) =>
      play({ you: { monsters: [{ card: hook(arrows), index: 0 }] }, opponent: { monsters: [prey] }, askZones: true });
    const t = board(['right']).activate('Hook');
    expect(t.card('Prey', 0)).toMatchObject({ controller: 0, index: 1 });
    expect(board(['left']).why('Hook')).toEqual(['nothing-to-do']);
  });

  const knight = monster({ name: 'Knight' });
  const full = monster({ name: 'Full' });
  const target = { as: 't', of: 'opponent', kind: 'monster' } as const;
  const charm = spell({ name: 'Charm', target: [target], do: [{ op: 'takeControl', what: '$t', until: 'endPhase' }] });
  const keep = spell({ name: 'Keep', target: [target], do: [{ op: 'takeControl', what: '$t' }] });

  test('the monster comes over as it is, may attack, and goes back in the End Phase without a Chain', () => {
    const t = play({ you: { hand: [charm] }, opponent: { monsters: [knight] } }).activate('Charm');
    expect(t.card('Knight')).toMatchObject({ controller: 0, owner: 1, position: 'attack' });
    expect(t.last('controlChanged')).toMatchObject({ card: t.id('Knight'), to: 0 });
    expect(t.events('moved', 'Knight')).toEqual([]);
    expect(t.outcomes).toEqual(['resolved']);
    t.goTo('battle').attack('Knight');
    expect(t.lp).toEqual([8000, 7000]);
    t.nextTurn();
    expect(t.card('Knight').controller).toBe(1);
    expect(t.events('activated')).toHaveLength(1);
  });

  test('for good, and still it goes to the GY of its owner', () => {
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [keep, push] }, opponent: { monsters: [inDefense(knight)] } }).activate('Keep');
    t.nextTurn().nextTurn();
    expect(t.card('Knight').controller).toBe(0);
    t.activate('Push');
    expect(t.pile(1, 'gy')).toEqual(['Knight']);
  });

  test('cannot be activated without a free Main Monster Zone', () => {
    const board = (n: number) =>
      play({
        you: { hand: [charm], monsters: Array.from({ length: n }, () => full) },
        opponent: { monsters: [knight] },
      });
    expect(board(5).why('Charm')).toEqual(['no-zone']);
    expect(board(4).why('Charm')).toEqual([]);
  });

  test('with no zone left when it resolves, the monster is destroyed where it is, not by the effect', () => {
    const gift = trap({
      name: 'Gift',
      do: [
        { op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, to: 'opponent', position: 'attack' },
      ],
    });
    const t = play({
      you: { hand: [charm], monsters: Array.from({ length: 4 }, () => full) },
      opponent: { monsters: [knight], hand: [full], spells: [gift] },
    });
    t.activate('Charm').activate('Gift').passAll();
    expect(t.pile(1, 'gy')).toContain('Knight');
    expect(t.last('moved', 'Knight')).toMatchObject({ reasons: ['destroyed'], cause: 'rule' });
  });

  test('not a monster whose control cannot change', () => {
    const loyal = monster({
      name: 'Loyal',
      effects: [{ kind: 'continuous', apply: [{ mod: 'controlLocked', to: 'self' }] }],
    });
    expect(play({ you: { hand: [charm] }, opponent: { monsters: [loyal] } }).why('Charm')).toEqual(['no-target']);
  });
});
