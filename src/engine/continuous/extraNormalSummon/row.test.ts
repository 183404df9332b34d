import { describe, expect, test } from 'vitest';
import type { Selector } from '../../index';
import { active, aura, monster, play, spell } from '../../testing/board';

describe('extraNormalSummon', () => {
  const grant = (name: string, cards: Selector, set?: true) =>
    spell({
      name,
      do: [
        {
          op: 'linger',
          apply: [{ mod: 'extraNormalSummon', who: 'you', cards, ...(set && { set }) }],
          until: 'turnEnd',
        },
      ],
    });
  const knight = monster({ name: 'Knight' });
  const fish = monster({ name: 'Fish', type: 'fish' });
  const fishes = grant('Fishes', { type: 'fish' });

  test('one more of those, and not a Set unless it says so', () => {
    const t = play({ you: { hand: [fishes, knight, knight, fish] } })
      .normalSummon('Knight')
      .activate('Fishes');
    expect([t.can('normalSummon Knight#2'), t.can('normalSummon Fish'), t.can('setMonster Fish')]).toEqual([
      false,
      true,
      false,
    ]);
    const set = play({ you: { hand: [grant('Any', {}, true), knight, fish] } })
      .normalSummon('Knight')
      .activate('Any');
    expect(set.set('Fish').place('Fish')).toBe('monsterZone');
  });

  test('what it covered earlier leaves the ordinary right for another', () => {
    const t = play({ you: { hand: [fishes, fish, knight, fish] } })
      .activate('Fishes')
      .normalSummon('Fish')
      .normalSummon('Knight');
    expect([t.place('Fish'), t.place('Knight')]).toEqual(['monsterZone', 'monsterZone']);
    expect(t.can('normalSummon Fish#2')).toBe(false);
  });

  test('one a turn, whatever grants it; not granted twice, not after it is spent', () => {
    const warriors = grant('Warriors', { type: 'warrior' });
    const t = play({ you: { hand: [fishes, fishes, warriors, grant('Any', {}), knight, knight, fish] } })
      .activate('Fishes')
      .activate('Warriors');
    expect(t.why('Fishes#2')).toEqual(['extra-summon-granted', 'nothing-to-do']);
    t.normalSummon('Knight').normalSummon('Knight#2');
    expect(t.can('normalSummon Fish')).toBe(false);
    expect(t.why('Any')).toEqual(['extra-summon-spent', 'nothing-to-do']);
    expect(t.nextTurn().nextTurn().why('Any')).toEqual([]);
  });

  test('comes on top of a raised number, even one raised later', () => {
    const always = active(aura('Always', { mod: 'extraNormalSummon', who: 'you' }));
    const twice = spell({
      name: 'Twice',
      do: [{ op: 'linger', apply: [{ mod: 'normalSummons', who: 'you', n: 2 }], until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [twice, knight, knight, knight, knight], spells: [always] } })
      .normalSummon('Knight')
      .normalSummon('Knight#2')
      .activate('Twice')
      .normalSummon('Knight#3');
    expect(t.can('normalSummon Knight#4')).toBe(false);
  });

  test('is gone when its source is', () => {
    const always = active(aura('Always', { mod: 'extraNormalSummon', who: 'you', cards: { type: 'fish' } }));
    const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { all: true, kind: 'spell' } }] });
    const t = play({ you: { hand: [shatter, knight, fish], spells: [always] } }).normalSummon('Knight');
    expect(t.can('normalSummon Fish')).toBe(true);
    expect(t.activate('Break').can('normalSummon Fish')).toBe(false);
  });
});
