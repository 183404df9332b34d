import { expect, test } from 'vitest';
import { active, aura, faceDown, monster, play, ring, spell, type Table, trap } from '../testing/board';
import { whyNot } from './why';

/** What the reason says of what happened instead. */
const instead = (t: Table, name: string) => {
  const { id, controller } = t.card(name);
  const reasons = whyNot(t.duel, t.cards, { do: 'activate', card: id, effect: 0 }, controller);
  return reasons.find(({ rule }) => rule === 'event-not-happened')?.params;
};

const fallen = monster({
  name: 'Fallen',
  atk: 0,
  effects: [ring({ event: 'sentToGY', card: 'self', from: 'field', destroyed: 'battle' })],
});
const away = (op: 'destroy' | 'banish' | 'sendToGY') =>
  spell({ name: 'Away', do: [{ op, what: { of: 'opponent', kind: 'monster' } }] });

test.each([
  ['destroy', { how: 'destroyed', by: 'effect', from: 'monsterZone', to: 'gy' }],
  ['sendToGY', { how: 'moved', by: 'effect', from: 'monsterZone', to: 'gy' }],
  ['banish', { how: 'moved', by: 'effect', from: 'monsterZone', to: 'banished' }],
] as const)('what befell the card itself: %s', (op, params) => {
  const t = play({ you: { hand: [away(op)] }, opponent: { monsters: [fallen] } }).activate('Away');
  expect(instead(t, 'Fallen')).toEqual({ case: 'itself', ...params });
});

test('an event that did happen, but earlier, is over; one that never did is not made up', () => {
  const pit = trap({
    name: 'Pit',
    when: { timing: 'when', event: 'summoned', card: { of: 'opponent', kind: 'monster' }, method: ['normal'] },
    do: [{ op: 'gainLP', who: 'you', amount: 1 }],
  });
  const t = play({ you: { hand: [monster({ name: 'New' })] }, opponent: { spells: [faceDown(pit)] } });
  expect(instead(t, 'Pit')).toBeUndefined();
  t.answer('normalSummon New').passAll();
  expect(instead(t, 'Pit')).toEqual({ case: 'over' });
});

test('a Summon of another kind, and who made it', () => {
  const pit = trap({
    name: 'Pit',
    when: { timing: 'when', event: 'summoned', card: { of: 'opponent', kind: 'monster' }, method: ['normal'] },
    do: [{ op: 'gainLP', who: 'you', amount: 1 }],
  });
  const wing = trap({
    name: 'Wing',
    when: { timing: 'when', event: 'summoned', card: { of: 'opponent', kind: 'monster' } },
    do: [{ op: 'gainLP', who: 'you', amount: 1 }],
  });
  const call = spell({
    name: 'Call',
    do: [{ op: 'specialSummon', what: { from: 'hand', of: 'you', kind: 'monster' } }],
  });
  const t = play({
    you: { hand: [call, monster({ name: 'New' })] },
    opponent: { spells: [faceDown(pit), faceDown(wing)] },
  }).activate('Call');
  while (t.why('Wing').length > 0) t.answer(t.optionLabels()[0]!);
  expect(instead(t, 'Pit')).toMatchObject({ case: 'specialSummoned', source: t.card('New').id, who: 'opponent' });
});

test('the monster it destroyed by battle did not go where the text asks for', () => {
  const hunter = monster({
    name: 'Hunter',
    effects: [ring({ event: 'battleDestroys', card: 'self', sentToGY: true })],
  });
  const rift = active(aura('Rift', { mod: 'banishInsteadOfGY', cards: { kind: 'monster' } }));
  const t = play({
    you: { monsters: [hunter], spells: [rift] },
    opponent: { monsters: [monster({ name: 'Prey', atk: 0 })] },
  })
    .goTo('battle')
    .attack('Hunter');
  expect(instead(t, 'Hunter')).toEqual({
    case: 'another',
    source: t.card('Prey').id,
    how: 'destroyed',
    by: 'battle',
    from: 'monsterZone',
    to: 'banished',
  });
});
