import { describe, expect, test } from 'vitest';
import type { Condition } from '../../index';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('didThisTurn', () => {
  type What = Extract<Condition, { cond: 'didThisTurn' }>['what'];
  const raider = monster({ name: 'Raider', atk: 1500 });
  const when = (what: What) =>
    spell({
      name: 'When',
      if: [{ cond: 'didThisTurn', card: { of: 'you', name: raider.id }, what }],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
  const foes = { direct: {}, win: { monsters: [monster({ name: 'Prey', atk: 500 })] } };
  const attacked = (what: What, opponent: object) =>
    play({ you: { hand: [when(what)], monsters: [raider] }, opponent })
      .goTo('battle')
      .attack('Raider')
      .goTo('main2');

  test('attacked, battled, destroyed a monster by battle', () => {
    const met = (what: What, opponent: object) => attacked(what, opponent).why('When').length === 0;
    expect([met('attacked', foes.direct), met('attacked', foes.win)]).toEqual([true, true]);
    expect([met('battled', foes.direct), met('battled', foes.win)]).toEqual([true, true]);
    expect([met('destroyedByBattle', foes.direct), met('destroyedByBattle', foes.win)]).toEqual([false, true]);
  });

  test('not before it did, and not in another turn', () => {
    for (const what of ['attacked', 'battled', 'destroyedByBattle'] as const) {
      const t = play({ you: { hand: [when(what)], monsters: [raider] }, opponent: foes.win });
      expect(t.why('When')).toEqual(['condition-not-met']);
      t.goTo('battle').attack('Raider').nextTurn().nextTurn();
      expect(t.why('When')).toEqual(['condition-not-met']);
    }
  });

  test('was turned face-up', () => {
    const t = play({ you: { hand: [when('flippedFaceUp')], monsters: [faceDown(raider)] } });
    expect(t.why('When')).toEqual(['condition-not-met']);
    expect(t.flipSummon('Raider').why('When')).toEqual([]);
    expect(
      play({ you: { hand: [when('flippedFaceUp'), raider] } })
        .normalSummon('Raider')
        .why('When'),
    ).toEqual(['condition-not-met']);
  });

  test('forgotten when the card leaves; no card has done nothing', () => {
    const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [when('attacked'), breeze], monsters: [raider] } });
    t.goTo('battle').attack('Raider').goTo('main2').activate('Breeze');
    expect(t.why('When')).toEqual(['condition-not-met']);
    expect(t.normalSummon('Raider').why('When')).toEqual(['condition-not-met']);
  });
});
