import { describe, expect, test } from 'vitest';
import { active, bell, monster, play } from '../../testing/board';

describe('detach', () => {
  const hero = monster({
    name: 'Hero',
    frame: 'xyz',
    effects: [
      {
        kind: 'ignition',
        cost: [{ op: 'detach', n: 1, from: 'self' }],
        do: [{ op: 'gainLP', who: 'you', amount: 500 }],
      },
    ],
  });
  const [a, b] = [monster({ name: 'A' }), monster({ name: 'B' })];

  test('its player chooses a material, which goes to the GY as a cost', () => {
    const t = play({ you: { monsters: [active(hero, { materials: [a, b] })] } }).activate('Hero');
    expect(t.optionLabels()).toEqual(['pick A', 'pick B']);
    t.pick('B');
    expect([t.place('A'), t.place('B')]).toEqual(['attached', 'gy']);
    expect(t.last('moved', 'B')).toMatchObject({ to: 'gy', cause: 'cost', before: { place: 'attached' } });
    expect(t.duel.resolvedChain[0]?.cost.cards).toEqual([t.id('B')]);
    expect(t.lp[0]).toBe(8500);
  });

  test('a material was not on the field', () => {
    const ears = bell({ event: 'sentToGY', card: {}, from: 'field' });
    const any = bell({ event: 'sentToGY', card: {} });
    const rings = (card: typeof ears) =>
      play({ you: { monsters: [active(hero, { materials: [a] }), card] } })
        .activate('Hero')
        .events('activated', 'Bell').length;
    expect([rings(ears), rings(any)]).toEqual([0, 1]);
  });

  test('cannot be paid without enough materials', () => {
    const t = play({ you: { monsters: [active(hero, { materials: [a] })] } }).activate('Hero');
    expect(t.why('Hero')).toEqual(['cost-cannot-be-paid']);
    expect(play({ you: { monsters: [hero] } }).why('Hero')).toEqual(['cost-cannot-be-paid']);
  });
});
