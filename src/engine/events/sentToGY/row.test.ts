import { describe, expect, test } from 'vitest';
import type { SummonWay } from '../../terms';
import { active, aura, bell, faceDown, flock, monster, play, ring, spell } from '../../testing/board';

describe('sentToGY', () => {
  type Sent = Omit<Extract<Parameters<typeof ring>[0], { event: 'sentToGY' }>, 'event' | 'card'>;
  const relic = (when: Sent = {}) =>
    monster({ name: 'Relic', atk: 0, effects: [ring({ event: 'sentToGY', card: 'self', ...when })] });
  const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { of: 'opponent', kind: 'monster' } }] });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'monster' } }] });
  const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { from: 'deck', of: 'opponent' } }] });
  const rung = (card: typeof push, when: Sent) =>
    play({ you: { hand: [card] }, opponent: card === mill ? { deck: [relic(when)] } : { monsters: [relic(when)] } })
      .activate(card.name.en)
      .events('activated', 'Relic').length;

  test('from anywhere, or from where it is meant to come', () => {
    expect([rung(push, {}), rung(storm, {}), rung(mill, {})]).toEqual([1, 1, 1]);
    expect([rung(push, { from: 'field' }), rung(mill, { from: 'field' })]).toEqual([1, 0]);
    expect([rung(mill, { from: ['deck', 'hand'] }), rung(push, { from: ['deck', 'hand'] })]).toEqual([1, 0]);
  });

  test('destroyed by battle or by an effect, and by whom', () => {
    expect([
      rung(storm, { destroyed: 'effect' }),
      rung(push, { destroyed: 'effect' }),
      rung(storm, { destroyed: 'battle' }),
    ]).toEqual([1, 0, 0]);
    const battle = (when: Sent) =>
      play({ you: { monsters: [monster({ name: 'Raider' })] }, opponent: { monsters: [relic(when)] } })
        .goTo('battle')
        .attack('Raider')
        .events('activated', 'Relic').length;
    expect([battle({ destroyed: 'battle' }), battle({ destroyed: 'effect' })]).toEqual([1, 0]);
    expect([rung(storm, { by: 'opponent' }), rung(storm, { by: 'you' })]).toEqual([1, 0]);
  });

  test('into whose GY it goes', () => {
    const rings = (to: 'you' | 'opponent') =>
      play({
        you: { hand: [push], monsters: [bell({ event: 'sentToGY', card: { kind: 'monster' }, to })] },
        opponent: { monsters: [monster({ name: 'Knight' })] },
      })
        .activate('Push')
        .events('activated', 'Bell').length;
    expect([rings('you'), rings('opponent')]).toEqual([0, 1]);
  });

  test('not a Token, nor what is banished instead', () => {
    const ears = bell({ event: 'sentToGY', card: { kind: 'monster' } });
    const t = play({ you: { hand: [flock('opponent'), storm], monsters: [ears] } })
      .activate('Flock')
      .activate('Storm');
    expect(t.events('activated', 'Bell')).toEqual([]);
    const rift = aura('Rift', { mod: 'redirect', to: { kind: 'monster' }, place: 'banished' });
    const gone = play({ you: { hand: [push], spells: [active(rift)] }, opponent: { monsters: [relic()] } }).activate(
      'Push',
    );
    expect(gone.events('activated', 'Relic')).toEqual([]);
  });

  test('"when ... can" misses its timing if something happens afterwards, "if ... can" does not', () => {
    const both = spell({
      name: 'Both',
      do: [
        { op: 'sendToGY', what: { of: 'opponent', kind: 'monster' } },
        { op: 'draw', who: 'you', n: 1, join: 'then' },
      ],
    });
    const peten = (timing: 'when' | 'if') =>
      monster({
        name: 'Peten',
        effects: [
          {
            kind: 'trigger',
            when: { event: 'sentToGY', card: 'self', timing },
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      });
    const late = (timing: 'when' | 'if') =>
      play({ you: { hand: [both] }, opponent: { monsters: [peten(timing)] } }).activate('Both');
    expect(late('if').optionLabels()).toEqual(['activate Peten', 'decline']);
    const missed = late('when');
    expect(missed.can('activate Peten')).toBe(false);
    expect(missed.last('triggerMissed')).toMatchObject({ card: missed.id('Peten') });
    expect(
      play({ you: { hand: [push] }, opponent: { monsters: [peten('when')] } })
        .activate('Push')
        .can('activate Peten'),
    ).toBe(true);
  });

  test('only if it was face-up, and not by battle', () => {
    const falcon = (more: { faceUp?: true; notByBattle?: true }) =>
      bell({ event: 'sentToGY', card: 'self', from: 'field', ...more }, { name: 'Falcon' });
    const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
    const lpAfter = (more: { faceUp?: true; notByBattle?: true }, down: boolean) =>
      play({
        you: { hand: [storm] },
        opponent: { monsters: [down ? faceDown(falcon(more)) : falcon(more)] },
      })
        .activate('Storm')
        .passAll().lp[1];
    expect([lpAfter({ faceUp: true }, false), lpAfter({ faceUp: true }, true), lpAfter({}, true)]).toEqual([
      8100, 8000, 8100,
    ]);
    const battle = (more: { notByBattle?: true }) =>
      play({ you: { monsters: [monster({ name: 'Ox', atk: 2000 })] }, opponent: { monsters: [falcon(more)] } })
        .goTo('battle')
        .attack('Ox')
        .passAll().lp[1];
    expect([battle({}), battle({ notByBattle: true })]).toEqual([7100, 7000]);
  });

  test('only as material of such a Summon', () => {
    const helper = (way: SummonWay) =>
      bell({ event: 'sentToGY', card: 'self', asMaterial: [way] }, { name: 'Helper', level: 3 });
    const lpAfter = (way: SummonWay) => {
      const tuner = monster({ name: 'Tuner', abilities: ['tuner'] });
      const seven = monster({
        name: 'Seven',
        frame: 'synchro',
        effects: [],
        level: 7,
        materials: { slots: [{ what: { tuner: true } }, { what: { tuner: false } }] },
      });
      const t = play({ you: { monsters: [tuner, helper(way)], extra: [seven] } }).answer('materialSummon Seven');
      return t.position('attack').passAll().lp[0];
    };
    expect([lpAfter('synchro'), lpAfter('link')]).toEqual([8100, 8000]);
    const push = spell({ name: 'Push', do: [{ op: 'sendToGY', what: { kind: 'monster' } }] });
    expect(
      play({ you: { hand: [push], monsters: [helper('synchro')] } })
        .activate('Push')
        .passAll().lp[0],
    ).toBe(8000);
  });

  test('`how` effect: not what was sent as a cost', () => {
    const pay = spell({
      name: 'Pay',
      cost: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }],
      do: [{ op: 'damage', to: 'opponent', amount: 10 }],
    });
    const own = spell({ name: 'Own', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const rings = (card: typeof pay, when: Sent) =>
      play({ you: { hand: [card], monsters: [relic(when)] } })
        .activate(card.name.en)
        .events('activated', 'Relic').length;
    expect([rings(own, { how: 'effect' }), rings(pay, { how: 'effect' }), rings(pay, {})]).toEqual([1, 0, 1]);
  });

  test('`because`: an Equip Card whose monster went to the GY, and not elsewhere', () => {
    const sword = spell({
      name: 'Sword',
      property: 'equip',
      effects: [
        { kind: 'activation', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'equipSelf', to: '$t' }] },
        ring({ event: 'sentToGY', card: 'self', because: 'equippedSentToGY' }),
      ],
    });
    const hero = monster({ name: 'Hero' });
    const exile = spell({ name: 'Exile', do: [{ op: 'banish', what: { of: 'opponent', kind: 'monster' } }] });
    const shatter = spell({ name: 'Shatter', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'spell' } }] });
    const rings = (card: typeof push) =>
      play({
        you: { hand: [card] },
        opponent: { monsters: [hero], spells: [active(sword, { equippedTo: 'Hero' })] },
      })
        .activate(card.name.en)
        .events('activated', 'Sword').length;
    expect([rings(push), rings(exile), rings(shatter)]).toEqual([1, 0, 0]);
  });
});
