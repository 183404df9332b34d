import { test } from 'vitest';
import type { CardDefinition, Condition, Effect, Modifier, Step, When } from '../../engine/definition';
import { cardText, shortEffect } from './index';

const base = {
  id: 1,
  name: { en: 'Test Dragon', ko: '테스트 드래곤', ja: 'x' },
  short: { en: 'T', ko: 'T' },
  kind: 'monster' as const,
};
const card = (...effects: Effect[]): CardDefinition => ({ ...base, effects });
const show = (...effects: Effect[]) =>
  console.log(
    [
      ...cardText(card(...effects), 'en'),
      ...cardText(card(...effects), 'ko'),
      ...effects.map(
        (_, i) => '  ' + shortEffect(card(...effects), i, 'en') + ' / ' + shortEffect(card(...effects), i, 'ko'),
      ),
    ].join('\n'),
  );
const t = { kind: 'monster', as: 't' } as const;
const doing = (...d: Step[]) => show({ kind: 'ignition', limit: { per: 'turn', key: 'copy' }, target: [t], do: d });
const when = (w: When, d: Step[] = [{ op: 'draw', who: 'you', n: 1 }]) => show({ kind: 'trigger', when: w, do: d });
const cont = (apply: Modifier[], c?: Condition[]) => show({ kind: 'continuous', apply, ...(c && { if: c }) });
test('x', () => {
  doing({ op: 'returnToDeck', what: '$t', at: 'top' }, { op: 'draw', who: 'both', n: 2, join: 'alsoAfterThat' });
  doing({ op: 'returnToHand', what: { all: true, kind: ['spell', 'trap'], of: 'opponent', faceUp: false } });
  doing(
    { op: 'takeControl', what: '$t', until: 'endPhase' },
    { op: 'changePosition', what: '$t', to: 'other', join: 'then', may: true },
  );
  doing({
    op: 'chooseOne',
    of: [
      { do: [{ op: 'destroy', what: '$t' }] },
      {
        if: [{ cond: 'handCount', who: 'you', max: 0 }],
        do: [{ op: 'gainLP', who: 'you', amount: { stat: 'atk', of: '$t' } }],
      },
    ],
  });
  doing(
    { op: 'lookAt', what: { all: true, from: 'hand', of: 'opponent' } },
    { op: 'discard', what: { random: true, from: 'hand', of: 'opponent' }, join: 'ifDo' },
  );
  doing({ op: 'winDuel', who: 'you' });
  doing(
    { op: 'changeStats', what: '$t', atk: { set: 0 }, def: { set: 0 }, until: 'turnEnd' },
    {
      op: 'changeStats',
      what: 'self',
      atk: { add: { half: { stat: 'atk', of: '$t', original: true } } },
      until: 'nextTurnEnd',
      join: 'and',
    },
  );
  doing({ op: 'changeStats', what: '$t', atk: { add: 500 }, def: { add: -500 }, until: 'duelEnd' });
  doing({
    op: 'damage',
    to: 'both',
    amount: { times: [{ count: { from: 'banished', of: 'you', kind: 'spell' } }, 300] },
  });
  doing(
    { op: 'banish', what: { n: 2, from: 'gy', of: 'you', kind: 'monster', attribute: ['light', 'dark'] }, as: 'x' },
    { op: 'specialSummon', what: '$x', to: 'opponent', position: 'faceDownDefense', leaving: 'banished', join: 'then' },
  );
  doing(
    {
      op: 'specialSummon',
      what: { min: 1, max: 2, from: 'hand', of: 'you', kind: 'monster', tuner: false, level: { min: 5 } },
      may: true,
    },
    { op: 'payLP', amount: 500, join: 'then' },
  );
  doing(
    { op: 'sendToGY', what: { min: 2, from: 'extraDeck', of: 'you' } },
    {
      op: 'negateEffects',
      what: { all: true, kind: 'monster', of: 'opponent', faceUp: true },
      until: 'turnEnd',
      join: 'but',
    },
  );
  doing(
    { op: 'removeCounter', counter: 'spell', n: 2, from: { all: true } },
    { op: 'placeCounter', counter: 'spell', n: 1, on: '$t', join: 'ifDo' },
  );
  doing({ op: 'negateAttack' }, { op: 'endBattlePhase', join: 'then' });
  doing(
    { op: 'destroy', what: { n: 1, kind: 'monster', not: 'self', position: 'defense' } },
    {
      op: 'linger',
      apply: [
        { mod: 'noDamage', who: 'you' },
        { mod: 'cannotAttack', to: { kind: 'monster', of: 'you', not: 'self' }, direct: true },
      ],
      until: 'turnEnd',
      join: 'also',
    },
  );
  doing({
    op: 'destroy',
    what: { n: 1, kind: 'spell', property: ['continuous', 'field'], from: ['spellTrapZone', 'fieldZone'] },
    if: [{ cond: 'exists', cards: { from: 'gy', of: 'you', name: 26202165 } }],
  });
  show({
    kind: 'activation',
    cost: [
      { op: 'payLP', amount: 1000 },
      { op: 'discard', what: { n: 2, from: 'hand', of: 'you' } },
    ],
    do: [],
    limit: { per: 'turn', key: 'activation' },
  });
  show({
    kind: 'activation',
    whenAny: [
      { event: 'attackDeclared', by: 'opponent' },
      { event: 'activated', by: 'opponent', what: { of: ['monsterEffect'], targets: { of: 'you', kind: 'monster' } } },
    ],
    do: [{ op: 'negateAttack' }],
  });
  show({
    kind: 'quick',
    phase: { phase: 'main1', turn: 'opponent' },
    from: ['gy'],
    limit: { per: 'duel', key: 'name', n: 2 },
    if: [{ cond: 'controls', who: 'you', cards: { kind: 'monster' }, max: 0 }],
    cost: [{ op: 'banish', what: 'self' }],
    do: [{ op: 'draw', who: 'you', n: 1 }],
  });
  show({
    kind: 'replacement',
    of: { kind: 'monster', of: 'you', type: 'machine' },
    by: ['battle', 'effect'],
    optional: true,
    do: [{ op: 'banish', what: { from: 'gy', of: 'you' } }],
  });
  show({
    kind: 'procedure',
    from: ['hand', 'gy'],
    cost: [
      { op: 'banish', what: { n: 2, from: 'gy', of: 'you', attribute: 'light' } },
      { op: 'tribute', what: { kind: 'monster', of: 'you' } },
    ],
  });
  when({ event: 'destroyed', card: 'self', how: 'battle', timing: 'when' });
  when({
    event: 'destroyed',
    card: { kind: 'monster', of: 'you', archetype: 'mermail', not: 'self' },
    by: 'opponent',
    timing: 'if',
  });
  when({ event: 'leavesField', card: { kind: ['spell', 'trap'], of: 'opponent' } }, [{ op: 'banish', what: '$event' }]);
  when({ event: 'banished', card: 'self', from: ['gy', 'hand'] });
  when({ event: 'addedToHand', card: 'self', from: 'deck' }, [{ op: 'specialSummon', what: 'self' }]);
  when({ event: 'tributed', card: 'self', for: 'tributeSummon' }, [
    { op: 'specialSummon', what: 'self', position: 'defense' },
  ]);
  when({ event: 'discarded', card: 'self', by: 'opponent' });
  when({ event: 'summoned', card: { kind: 'monster', level: { min: 7 } }, tribute: true, by: 'you' }, [
    { op: 'changeStats', what: '$event', atk: { add: 300 }, until: 'turnEnd' },
  ]);
  when({ event: 'set', card: { kind: ['spell', 'trap'] }, by: 'opponent' }, [{ op: 'destroy', what: '$event' }]);
  when({ event: 'positionChanged', card: 'self' });
  when({ event: 'attackTargeted', card: 'self', timing: 'when' }, [{ op: 'destroy', what: '$attacker' }]);
  when(
    {
      event: 'battled',
      card: 'self',
      role: 'attacker',
      against: { kind: 'monster', of: 'opponent' },
      targetWasFaceDown: true,
    },
    [{ op: 'returnToHand', what: '$battling' }],
  );
  when({ event: 'damageCalculation', card: 'self', role: 'target' });
  when({ event: 'battleDestroys', card: { kind: 'monster', of: 'you', type: ['warrior', 'beast'] } });
  when({ event: 'damage', to: 'you', how: 'effect' });
  when({ event: 'drawn', by: 'opponent' }, [{ op: 'damage', to: 'opponent', amount: 500 }]);
  when({ event: 'counterPlaced', counter: 'spell', on: 'self' });
  when({ event: 'activated', by: 'opponent', what: { of: ['spellCard', 'spellEffect'], includes: ['draw'] } });
  when({ event: 'activated', what: { of: ['trapCard', 'trapEffect', 'spellCard', 'spellEffect'] } });
  cont([
    { mod: 'untargetable', to: { kind: 'monster', of: 'you', archetype: 'gadget' }, from: 'opponent' },
    { mod: 'indestructible', to: 'self', by: ['battle', 'effect'], from: 'opponent' },
  ]);
  cont(
    [
      { mod: 'cannotChangePosition', to: { kind: 'monster' } },
      { mod: 'cannotBeTributed', to: 'self' },
    ],
    [
      { cond: 'phase', in: ['main1', 'main2'] },
      { cond: 'turn', whose: 'you' },
    ],
  );
  cont([{ mod: 'selfDestroy', to: 'self' }], [{ cond: 'exists', cards: { from: 'fieldZone', kind: 'spell' }, max: 0 }]);
  cont(
    [
      {
        mod: 'stat',
        to: 'self',
        atk: { add: { times: [{ count: { from: 'gy', of: 'you', kind: 'monster' } }, 100] } },
        def: { halve: true },
      },
    ],
    [{ cond: 'matches', card: 'self', as: { position: 'attack' } }],
  );
  cont(
    [{ mod: 'stat', to: { kind: 'monster', of: 'opponent' }, level: { add: 1 }, atk: { set: 0 } }],
    [{ cond: 'compare', left: { lp: 'you' }, is: 'atMost', right: 1000 }],
  );
  cont([
    { mod: 'pierce', to: { kind: 'monster', of: 'you', type: 'dragon' } },
    { mod: 'attacks', to: 'self', n: 3 },
  ]);
  cont(
    [
      {
        mod: 'cannotSummon',
        who: 'opponent',
        methods: ['normal', 'flip', 'special', 'set'],
        cards: { level: { max: 4 } },
      },
      { mod: 'negateEffects', to: '$equipped' },
    ],
    [{ cond: 'handCount', who: 'opponent', min: 3 }],
  );
  cont(
    [
      { mod: 'cannotActivate', who: 'both', cards: { kind: ['spell', 'trap'], from: ['hand', 'field'] } },
      { mod: 'becomeType', to: { kind: 'monster' }, type: 'zombie' },
    ],
    [{ cond: 'summoned', card: 'self', tribute: true }],
  );
});
