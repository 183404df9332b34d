import { describe, expect, test } from 'vitest';
import { active, bell, faceDown, flock, monster, play, ring, spell } from '../../testing/board';

describe('destroyed', () => {
  type Destroyed = Omit<Extract<Parameters<typeof bell>[0], { event: 'destroyed' }>, 'event'>;
  const knight = monster({ name: 'Knight', atk: 500 });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, of: 'opponent', kind: 'monster' } }] });
  const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'opponent', kind: 'monster' } }] });
  const board = (when: Destroyed) =>
    play({
      you: { hand: [storm, push], monsters: [bell({ event: 'destroyed', ...when })] },
      opponent: { monsters: [knight] },
    });
  const byEffect = (when: Destroyed) => board(when).activate('Storm').events('activated', 'Bell').length;
  const byBattle = (when: Destroyed) => board(when).goTo('battle').attack('Bell').events('activated', 'Bell').length;
  const any = { kind: 'monster' } as const;

  test('by battle or by an effect; being sent to the GY is no destruction', () => {
    expect([byEffect({ card: any }), byBattle({ card: any })]).toEqual([1, 1]);
    expect([byEffect({ card: any, how: 'effect' }), byBattle({ card: any, how: 'effect' })]).toEqual([1, 0]);
    expect([byEffect({ card: any, how: 'battle' }), byBattle({ card: any, how: 'battle' })]).toEqual([0, 1]);
    expect(board({ card: any }).activate('Push').events('activated', 'Bell')).toEqual([]);
  });

  test('where it was destroyed', () => {
    const burn = spell({ name: 'Burn', do: [{ op: 'destroy', what: { from: 'hand', of: 'you', kind: 'monster' } }] });
    const rings = (from: 'field' | 'monsterZone', place: 'hand' | 'field') => {
      const egg = monster({
        name: 'Egg',
        effects: [{ ...ring({ event: 'destroyed', card: 'self', from }), from: ['gy'] } as ReturnType<typeof ring>],
      });
      const t =
        place === 'hand'
          ? play({ you: { hand: [burn, egg] } }).activate('Burn')
          : play({ you: { hand: [storm] }, opponent: { monsters: [egg] } }).activate('Storm');
      return t.events('activated', 'Egg').length;
    };
    expect([rings('field', 'field'), rings('monsterZone', 'field')]).toEqual([1, 1]);
    expect([rings('field', 'hand'), rings('monsterZone', 'hand')]).toEqual([0, 0]);
  });

  test('by whom, and whose card it was', () => {
    expect([byEffect({ card: any, by: 'you' }), byEffect({ card: any, by: 'opponent' })]).toEqual([1, 0]);
    expect([byEffect({ card: { of: 'opponent' } }), byEffect({ card: { of: 'you' } })]).toEqual([1, 0]);
  });

  test('the card itself answers from where it went', () => {
    const phoenix = monster({ name: 'Phoenix', effects: [ring({ event: 'destroyed', card: 'self', how: 'effect' })] });
    const t = play({ you: { hand: [storm] }, opponent: { monsters: [phoenix, knight] } }).activate('Storm');
    expect(t.events('activated', 'Phoenix')).toMatchObject([{ place: 'gy', seat: 1 }]);
    const drive = spell({ name: 'Drive', do: [{ op: 'destroy', what: { of: 'opponent' }, to: 'banished' }] });
    const out = play({ you: { hand: [drive] }, opponent: { monsters: [phoenix] } }).activate('Drive');
    expect(out.events('activated', 'Phoenix')).toMatchObject([{ place: 'banished' }]);
  });

  test('judged by what it was on the field: face-down it had no Type', () => {
    const ears = bell({ event: 'destroyed', card: { type: 'warrior', faceUp: true } });
    const rings = (put: typeof knight | ReturnType<typeof faceDown>) =>
      play({ you: { hand: [storm], monsters: [ears] }, opponent: { monsters: [put] } })
        .activate('Storm')
        .events('activated', 'Bell').length;
    expect([rings(knight), rings(faceDown(knight))]).toEqual([1, 0]);
  });

  test('a Token destroyed was destroyed; what the rules destroy was destroyed, but neither by battle nor by an effect', () => {
    const t = play({ you: { hand: [flock('opponent'), storm], monsters: [bell({ event: 'destroyed', card: any })] } })
      .activate('Flock')
      .activate('Storm');
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    const blade = spell({ name: 'Blade', property: 'equip', effects: [{ kind: 'activation', do: [] }] });
    const hears = (how?: 'any' | 'effect') =>
      play({
        you: { hand: [push], monsters: [bell({ event: 'destroyed', card: { kind: 'spell' }, ...(how && { how }) })] },
        opponent: { monsters: [knight], spells: [active(blade, { equippedTo: 'Knight' })] },
      })
        .activate('Push')
        .events('activated', 'Bell').length;
    // A text that says "by battle or card effect" means these two and no rule.
    expect([hears(), hears('any'), hears('effect')]).toEqual([1, 0, 0]);
  });

  test('together with another, at the same time, whichever is named first', () => {
    const sun = monster({ name: 'Sun' });
    const moon = monster({ name: 'Moon' });
    const blast = spell({
      name: 'Blast',
      do: [{ op: 'destroy', what: { all: true, kind: 'monster', level: { max: 4 } } }],
    });
    const rung = (...there: (typeof sun)[]) =>
      play({
        you: {
          hand: [blast],
          monsters: [
            ...there,
            bell({ event: 'destroyed', card: { name: sun.id }, with: { name: moon.id } }, { level: 8 }),
          ],
        },
      })
        .activate('Blast')
        .events('activated', 'Bell').length;
    expect([rung(sun, moon), rung(moon, sun), rung(sun), rung(moon), rung(sun, sun)]).toEqual([1, 1, 0, 0, 0]);
    const shot = spell({ name: 'Shot', do: [{ op: 'destroy', what: { kind: 'monster', name: sun.id } }] });
    const also = spell({ name: 'Also', do: [{ op: 'destroy', what: { kind: 'monster', name: moon.id } }] });
    const apart = play({
      you: {
        hand: [shot, also],
        monsters: [sun, moon, bell({ event: 'destroyed', card: { name: sun.id }, with: { name: moon.id } }, {})],
      },
    });
    expect(apart.activate('Shot').activate('Also').events('activated', 'Bell')).toEqual([]);
  });
});
