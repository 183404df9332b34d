import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell, trap } from '../../testing/board';

describe('changeStats', () => {
  const knight = monster({ name: 'Knight', atk: 1000, def: 600 });
  const target = [{ as: 't' as const, kind: 'monster' as const, faceUp: true }];

  test('adds, sets, doubles and halves, each on what there is by then', () => {
    const all = spell({
      name: 'All',
      target,
      do: [
        { op: 'changeStats', what: '$t', atk: { add: 500 }, def: { set: 0 }, until: 'turnEnd' },
        { op: 'changeStats', what: '$t', atk: { double: true }, until: 'turnEnd', join: 'also' },
        { op: 'changeStats', what: '$t', atk: { halve: true }, def: { add: 300 }, until: 'turnEnd', join: 'also' },
      ],
    });
    const t = play({ you: { hand: [all], monsters: [knight] } }).activate('All');
    expect([t.atk('Knight'), t.def('Knight')]).toEqual([1500, 300]);
    expect(t.card('Knight').stats?.lines.map((l) => l.after)).toEqual([1500, 0, 3000, 1500, 300]);
    expect(t.events('statsChanged', 'Knight')).toHaveLength(3);
  });

  test('lowered by nothing: the state stays JSON', () => {
    const weigh = spell({
      name: 'Weigh',
      target,
      do: [
        {
          op: 'changeStats',
          what: '$t',
          atk: { add: { times: [{ count: { from: 'gy', of: 'you', kind: 'monster' } }, -800] } },
          until: 'leavesField',
        },
      ],
    });
    const t = play({ you: { hand: [weigh], monsters: [knight] } }).activate('Weigh');
    expect(t.atk('Knight')).toBe(1000);
    expect(t.duel.lingering).toEqual(JSON.parse(JSON.stringify(t.duel.lingering)));
  });

  test('without a target it needs a monster, and later steps know which it was', () => {
    const roar = spell({
      name: 'Roar',
      do: [
        {
          op: 'changeStats',
          what: { all: true, of: 'you', kind: 'monster' },
          atk: { add: 500 },
          until: 'turnEnd',
          as: 'grown',
        },
        { op: 'gainLP', who: 'you', amount: { sum: 'atk', of: '$grown' }, join: 'ifDo' },
      ],
    });
    expect(play({ you: { hand: [roar] } }).why('Roar')).toEqual(['nothing-to-do']);
    const t = play({ you: { hand: [roar], monsters: [knight, knight] } }).activate('Roar');
    expect(t.lp[0]).toBe(11000);
  });

  test('lasts through the End Phase of this turn and not longer', () => {
    const pinger = monster({
      name: 'Pinger',
      effects: [{ kind: 'quick', do: [{ op: 'damage', to: 'opponent', amount: 1 }] }],
    });
    const rush = spell({
      name: 'Rush',
      target,
      do: [{ op: 'changeStats', what: '$t', atk: { add: 700 }, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [rush], monsters: [knight, pinger] } })
      .activate('Rush')
      .pick('Knight')
      .goTo('end');
    expect(t.atk('Knight')).toBe(1700);
    expect(t.nextTurn().atk('Knight')).toBe(1000);
  });

  test('an amount is fixed when the effect resolves, and no value falls below 0', () => {
    const drain = spell({
      name: 'Drain',
      target,
      do: [
        {
          op: 'changeStats',
          what: '$t',
          atk: { add: { times: [{ count: { from: 'hand', of: 'you' } }, -400] } },
          until: 'turnEnd',
        },
      ],
    });
    const t = play({ you: { hand: [drain, drain, knight] }, opponent: { monsters: [knight] } });
    t.activate('Drain');
    expect(t.atk('Knight#2')).toBe(200);
    t.set('Knight');
    expect(t.atk('Knight#2')).toBe(200);
    const low = play({ you: { hand: [drain, knight, knight, knight] }, opponent: { monsters: [knight] } }).activate(
      'Drain',
    );
    expect(low.atk('Knight#4')).toBe(0);
  });

  test('`exactly`: only a monster that has that much to lose', () => {
    const exact = spell({
      name: 'Exact',
      target,
      do: [{ op: 'changeStats', what: '$t', atk: { add: -800 }, until: 'turnEnd', exactly: true }],
    });
    const weak = monster({ name: 'Weak', atk: 700 });
    const t = play({ you: { hand: [exact] }, opponent: { monsters: [weak, knight] } }).activate('Exact');
    expect(t.atk('Knight')).toBe(200);
    expect(play({ you: { hand: [exact] }, opponent: { monsters: [weak] } }).why('Exact')).toEqual(['no-target']);
  });

  test('a monster turned face-down is free of it, and a face-down one is no target', () => {
    const rush = spell({
      name: 'Rush',
      target,
      do: [{ op: 'changeStats', what: '$t', atk: { add: 700 }, until: 'turnEnd' }],
    });
    const flip = spell({
      name: 'Flip',
      do: [
        { op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' },
        { op: 'changePosition', what: { kind: 'monster' }, to: 'attack', join: 'then' },
      ],
    });
    const t = play({ you: { hand: [rush, flip], monsters: [knight] } })
      .activate('Rush')
      .activate('Flip');
    expect(t.atk('Knight')).toBe(1000);
    expect(play({ you: { hand: [rush], monsters: [faceDown(knight)] } }).why('Rush')).toEqual(['no-target']);
    const quick = spell({
      name: 'Quick',
      property: 'quickPlay',
      do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'faceDownDefense' }],
    });
    const late = play({ you: { hand: [rush], monsters: [knight] }, opponent: { spells: [quick] } });
    late.activate('Rush').activate('Quick').passAll();
    expect(late.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(late.events('statsChanged')).toEqual([]);
  });

  test('may be used in the Damage Step up to damage calculation, unlike other fast effects', () => {
    const rush = trap({
      name: 'Rush',
      do: [{ op: 'changeStats', what: { kind: 'monster', of: 'you' }, atk: { add: 700 }, until: 'turnEnd' }],
    });
    const cure = trap({ name: 'Cure', do: [{ op: 'gainLP', who: 'you', amount: 100 }] });
    const t = play({
      you: { monsters: [knight] },
      opponent: { monsters: [knight], spells: [rush, cure] },
    });
    t.goTo('battle').attack('Knight');
    const seen: string[] = [];
    for (; t.can('pass') && t.phase === 'battle'; t.pass())
      for (const label of t.optionLabels()) seen.push(`${label} in ${t.duel.at.turn.split('.').at(-1)}`);
    expect(seen.filter((x) => x.startsWith('activate Rush'))).toEqual([
      'activate Rush in battleStep',
      'activate Rush in battleStep',
      'activate Rush in start',
      'activate Rush in beforeDamageCalculation',
    ]);
    expect(seen.filter((x) => x.startsWith('activate Cure') && !x.endsWith('Step'))).toEqual([]);
  });

  test('`original` changes the original value: other changes come on top, whenever they began', () => {
    const rush = spell({
      name: 'Rush',
      target,
      do: [{ op: 'changeStats', what: '$t', atk: { add: 700 }, until: 'turnEnd' }],
    });
    const shrink = spell({
      name: 'Shrink',
      target,
      do: [{ op: 'changeStats', what: '$t', atk: { halve: true }, original: true, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [rush, shrink], monsters: [knight] } })
      .activate('Rush')
      .activate('Shrink');
    expect(t.atk('Knight')).toBe(1200);
  });

  test('the Level, for Summons and selectors too', () => {
    const tune = spell({
      name: 'Tune',
      target: [{ as: 't', of: 'you', kind: 'monster' }],
      do: [{ op: 'changeStats', what: '$t', level: { set: 7 }, until: 'turnEnd' }],
    });
    const t = play({ you: { hand: [tune], monsters: [monster({ name: 'Knight' })] } }).activate('Tune');
    expect(t.card('Knight').stats?.level).toBe(7);
    expect(t.nextTurn().card('Knight').stats?.level).toBe(4);
  });
});
