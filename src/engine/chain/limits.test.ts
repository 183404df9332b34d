import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../testing/board';

describe('how often', () => {
  const tonic = spell({ name: 'Tonic', do: [{ op: 'gainLP', who: 'you', amount: 10 }] });

  test('a reaction with a limit happens so often a turn, and again in the next', () => {
    const echo = (n?: number) =>
      monster({
        name: 'Echo',
        effects: [
          {
            kind: 'reaction',
            when: { event: 'lpGained', who: 'you' },
            ...(n && { limit: { n, per: 'turn' as const, key: 'copy' as const } }),
            do: [{ op: 'damage', to: 'opponent', amount: 100 }],
          },
        ],
      });
    const thrice = (n?: number) =>
      play({ you: { hand: [tonic, tonic, tonic, tonic], monsters: [echo(n)] } })
        .activate('Tonic')
        .activate('Tonic#2')
        .activate('Tonic#3');
    expect([thrice(2).lp[1], thrice().lp[1]]).toEqual([7800, 7700]);
    expect(thrice(2).nextTurn().nextTurn().activate('Tonic#4').lp[1]).toBe(7700);
  });

  test('two limits: once while the copy stays, and once a turn by name', () => {
    const queen = monster({
      name: 'Queen',
      effects: [
        {
          kind: 'ignition',
          limit: { per: 'turn', key: 'name' },
          andLimit: { per: 'duel', key: 'copy' },
          do: [{ op: 'gainLP', who: 'you', amount: 100 }],
        },
      ],
    });
    const t = play({ you: { monsters: [queen, queen] } }).activate('Queen');
    expect([t.why('Queen'), t.why('Queen#2')]).toEqual([['used-this-turn'], ['used-this-turn']]);
    t.nextTurn().nextTurn();
    expect([t.why('Queen'), t.why('Queen#2')]).toEqual([['used-this-turn'], []]);
  });

  test('effects of one copy that are not used in one Chain', () => {
    const twin = (apart: boolean) =>
      monster({
        name: 'Twin',
        effects: [1, 2].map((no) => ({
          kind: 'quick' as const,
          no,
          ...(apart && { notInOneChain: 'twin' }),
          do: [{ op: 'gainLP' as const, who: 'you' as const, amount: no }],
        })),
      });
    const answered = (apart: boolean) => {
      // The Quick-Play Spell keeps the Chain open.
      const spur = spell({ name: 'Spur', property: 'quickPlay', do: [{ op: 'gainLP', who: 'you', amount: 1 }] });
      const t = play({ you: { hand: [spur], monsters: [twin(apart)] } }).answer('activate Twin:0');
      return t.whyNot({ do: 'activate', card: t.id('Twin'), effect: 1 });
    };
    expect([answered(true), answered(false)]).toEqual([['used-this-chain'], []]);
  });
});
