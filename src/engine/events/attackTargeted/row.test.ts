import { describe, expect, test } from 'vitest';
import { bell, inDefense, monster, play, trap } from '../../testing/board';

describe('attackTargeted', () => {
  const raider = monster({ name: 'Raider' });
  const wall = monster({ name: 'Wall', type: 'rock', def: 1000 });

  test('the monster chosen', () => {
    const ears = bell({ event: 'attackTargeted', card: 'self' });
    const board = { you: { monsters: [raider] }, opponent: { monsters: [inDefense(ears), inDefense(wall)] } };
    const t = play(board).goTo('battle').attack('Raider', 'Bell');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.last('attackTargeted')).toMatchObject({ card: t.id('Bell'), attacker: t.id('Raider') });
    expect(play(board).goTo('battle').attack('Raider', 'Wall').events('activated')).toEqual([]);
  });

  test('a monster like this', () => {
    const ears = bell({ event: 'attackTargeted', card: { of: 'you', type: 'rock' } });
    const board = { you: { monsters: [raider] }, opponent: { monsters: [inDefense(ears), inDefense(wall)] } };
    expect(play(board).goTo('battle').attack('Raider', 'Wall').events('activated', 'Bell')).toHaveLength(1);
    expect(play(board).goTo('battle').attack('Raider', 'Bell').events('activated', 'Bell')).toHaveLength(0);
  });

  test('a direct attack has no target', () => {
    const ears = bell({ event: 'attackTargeted', card: { kind: 'monster' } });
    const t = play({ you: { monsters: [raider, ears] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.events('attackTargeted')).toEqual([]);
    expect(t.events('activated')).toEqual([]);
  });

  test('choosing anew in a replay is no declaration, but the monster is chosen', () => {
    const guest = trap({
      name: 'Guest',
      do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' }, position: 'defense' }],
    });
    const t = play({
      you: { monsters: [raider] },
      opponent: {
        monsters: [inDefense(wall)],
        spells: [guest],
        hand: [bell({ event: 'attackTargeted', card: 'self' })],
      },
    });
    t.goTo('battle').attack('Raider').activate('Guest');
    expect(t.optionLabels()).toEqual(['pick Bell', 'pick Wall', 'decline']);
    t.pick('Bell');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.events('attackDeclared')).toHaveLength(1);
    expect(t.events('attackTargeted')).toHaveLength(2);
  });
});
