/** Materials chosen on the page, with the real rules: a card that has to go along is shown and chosen like any other. */
import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import { type Duel, type PlacedCard, startPosition } from '@/engine';
import { boundsOf, joinable, pickAll, pickable } from './picks';
import { rulesWith } from './rules';

const rules = rulesWith(cards);
const passcode = (name: string): number => loadCards().find((card) => card.name.en === name)!.id;
const placed = (name: string, place: PlacedCard['place'], part: Partial<PlacedCard> = {}): PlacedCard => ({
  def: passcode(name),
  place,
  seat: 0,
  ...part,
});

/** Black Luster Ritual resolves: Levels of at least 8 from a Level 4 in the hand, a Level 8 there and a Level 4 on the field. */
function ritual(): { duel: Duel; gemini: number; soldier: number; manju: number } {
  let duel = startPosition(
    {
      cards: [
        placed('Black Luster Ritual', 'hand'),
        placed('Black Luster Soldier', 'hand'),
        placed('Gemini Elf', 'hand'),
        placed('Black Luster Soldier', 'hand'),
        placed('Manju of the Ten Thousand Hands', 'monsterZone', { index: 0, faceUp: true, position: 'attack' }),
        placed('Gemini Elf', 'deck'),
        placed('Gemini Elf', 'deck', { seat: 1 }),
      ],
    },
    cards,
  );
  for (let guard = 0; guard < 20 && !duel.prompt?.purpose?.startsWith('material:'); guard++) {
    const options = duel.prompt!.options;
    const activation = options.findIndex((option) => option.do === 'activate');
    duel = rules.advance(duel, Math.max(0, activation));
  }
  const idOf = (name: string, place: string) =>
    duel.cards.find((card) => card?.def === passcode(name) && card.place === place && card.owner === 0)!.id;
  const soldiers = duel.cards.filter((card) => card?.def === passcode('Black Luster Soldier')).map((card) => card!.id);
  const offered = pickable(rules, duel);
  return {
    duel,
    gemini: idOf('Gemini Elf', 'hand'),
    soldier: soldiers.find((id) => offered.includes(id))!,
    manju: idOf('Manju of the Ten Thousand Hands', 'monsterZone'),
  };
}

describe('materials of which one needs another', () => {
  it('are all offered, also the one that would choose itself', () => {
    const { duel, gemini, soldier, manju } = ritual();
    expect(duel.prompt?.purpose).toMatch(/^material:/);
    expect(pickable(rules, duel).toSorted()).toEqual([gemini, soldier, manju].toSorted());
  });

  it('are sent only with every card that is spent', () => {
    const { duel, gemini, soldier, manju } = ritual();
    expect(pickAll(rules, duel, [gemini])).toBeNull();
    expect(pickAll(rules, duel, [manju])).toBeNull();
    expect(pickAll(rules, duel, [gemini, soldier])).toBeNull();
    expect(pickAll(rules, duel, [gemini, manju])).not.toBeNull();
    expect(pickAll(rules, duel, [soldier])).not.toBeNull();
  });

  it('say how many are needed, and what can still join those chosen', () => {
    const { duel, gemini, soldier, manju } = ritual();
    // Level 8 alone, or the two of Level 4.
    expect(boundsOf(rules, duel)).toEqual({ min: 1, max: 2 });
    expect(joinable(rules, duel, []).toSorted()).toEqual([gemini, soldier, manju].toSorted());
    expect(joinable(rules, duel, [gemini])).toEqual([manju]);
    expect(joinable(rules, duel, [manju])).toEqual([gemini]);
    expect(joinable(rules, duel, [soldier])).toEqual([]);
    expect(joinable(rules, duel, [gemini, manju])).toEqual([]);
  });
});
