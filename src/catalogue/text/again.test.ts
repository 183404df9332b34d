import { describe, expect, test } from 'vitest';
import type { Condition, Effect } from '../../engine/definition';
import { both } from './testing';

const TUNER: Condition = { cond: 'controls', who: 'you', cards: { kind: 'monster', tuner: true, faceUp: true } };

describe('conditions', () => {
  test('what is asked at activation and again at resolution says so', () => {
    const effect: Effect = {
      kind: 'ignition',
      from: ['gy'],
      if: [TUNER],
      do: [{ op: 'specialSummon', what: 'self', if: [TUNER] }],
    };
    expect(both(effect)).toEqual([
      'During your Main Phase, if this card is in your GY, and you control a face-up Tuner: You can Special Summon this card from your GY if that condition still holds.',
      '이 카드가 묘지에 존재하고, 자신 필드에 앞면 표시 튜너가 존재할 경우, 자신 메인 페이즈에 발동할 수 있다. 효과 처리시에도 그 조건을 충족하고 있을 경우, 묘지의 이 카드를 특수 소환한다.',
    ]);
  });

  test('before a step on which the next one depends, and after "You can" in a sentence of their own', () => {
    const effect: Effect = {
      kind: 'quick',
      when: { event: 'wouldBeSummoned' },
      do: [
        { op: 'negateSummon', if: [{ cond: 'matches', card: 'self', as: { faceUp: true } }] },
        { join: 'ifDo', op: 'destroy', what: '$pending' },
      ],
    };
    expect(both(effect)[0]).toBe(
      'When 1 or more monsters would be Summoned (Quick Effect): You can activate this effect; if this card is face-up, negate the Summon, and if you do, destroy those monsters.',
    );
  });

  test('targets of which all must be left', () => {
    const effect: Effect = {
      kind: 'activation',
      target: [{ n: 5, from: 'gy', of: 'you', kind: 'monster', as: 't' }],
      do: [
        {
          op: 'returnToDeck',
          what: '$t',
          at: 'shuffle',
          if: [{ cond: 'compare', left: { count: '$t' }, is: 'equal', right: 5 }],
        },
      ],
    };
    expect(both(effect, { kind: 'spell' })).toEqual([
      'Target 5 monsters in your GY; shuffle them into the Deck if all 5 of them are still there.',
      '자신 묘지의 몬스터 5장을 대상으로 하고 발동할 수 있다. 대상 몬스터 5장이 모두 존재할 경우, 대상 몬스터를 덱으로 되돌린다.',
    ]);
  });

  test('a card in the GY that answers an event is there beforehand', () => {
    const effect: Effect = {
      kind: 'trigger',
      from: ['gy'],
      when: { timing: 'if', event: 'summoned', card: { kind: 'monster' }, by: 'opponent', method: ['special'] },
      do: [{ op: 'draw', who: 'you', n: 1 }],
    };
    expect(both(effect)[1]).toBe(
      '이 카드가 묘지에 존재하는 상태에서, 상대가 몬스터를 특수 소환했을 경우에 발동할 수 있다. 자신은 1장 드로우한다.',
    );
  });
});

describe('what is said of one monster', () => {
  test('follows its Summon at once', () => {
    const effect: Effect = {
      kind: 'activation',
      do: [
        {
          op: 'specialSummon',
          what: { from: 'extraDeck', of: 'you', kind: 'monster', frame: 'fusion' },
          attach: [{ mod: 'cannotAttack', to: 'self' }],
          as: 'x',
        },
        { join: 'also', op: 'delay', at: { phase: 'end', turn: 'this' }, do: [{ op: 'destroy', what: '$x' }] },
      ],
    };
    expect(both(effect, { kind: 'spell' })[0]).toBe(
      'Special Summon 1 Fusion Monster from your Extra Deck, but it cannot attack, also destroy it during the End Phase of this turn.',
    );
  });

  test('a card the opponent draws from your hand', () => {
    const effect: Effect = {
      kind: 'activation',
      do: [{ op: 'discard', by: 'opponent', what: { random: true, from: 'hand', of: 'you' } }],
    };
    expect(both(effect, { kind: 'spell' })).toEqual([
      'Your opponent chooses 1 random card from your hand, and you discard it.',
      '자신의 패 중에서 상대가 무작위로 1장 고르고, 자신은 그 카드를 버린다.',
    ]);
  });

  test('the part of a Pendulum Monster a limit is about', () => {
    const effect: Effect = {
      kind: 'ignition',
      pendulum: true,
      limit: { per: 'turn', key: 'name' },
      do: [{ op: 'draw', who: 'you', n: 1 }],
    };
    expect(both(effect, { pendulum: { left: 1, right: 1 } })[1]).toMatch(/^이 카드명의 펜듈럼 효과는 1턴에 1번만/);
    const { pendulum: _pendulum, ...own } = effect;
    expect(both(own, { pendulum: { left: 1, right: 1 } })[1]).toMatch(/^이 카드명의 몬스터 효과는 1턴에 1번만/);
    expect(both(own)[1]).toMatch(/^이 카드명의 효과는 1턴에 1번만/);
  });
});
