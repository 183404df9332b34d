import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import { advance, type Duel, forecastAttack, type PlacedCard, startPosition, viewFor } from '..';

const passcode = (name: string) => loadCards().find((card) => card.name.en === name)!.id;
const put = (name: string, where: Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>): PlacedCard => ({
  def: passcode(name),
  ...where,
});
const standing = { place: 'monsterZone', faceUp: true, position: 'attack', summonedTurn: 1 } as const;
const start = (list: PlacedCard[], at: 'mainPhase1' | 'battlePhase.battleStep' = 'mainPhase1') =>
  startPosition({ cards: list, at, turn: 3, turnPlayer: 0 }, cards);

describe('the view', () => {
  it('shows cards of a Deck to whoever chooses among them, while that lasts', () => {
    let duel: Duel = start([
      put('Reinforcement of the Army', { place: 'hand', seat: 0 }),
      put('Celtic Guardian', { place: 'deck', seat: 0 }),
      put('Marauding Captain', { place: 'deck', seat: 0 }),
      put('Sangan', { place: 'deck', seat: 0 }),
      put('Sangan', { place: 'deck', seat: 1 }),
    ]);
    const known = (viewer: 0 | 1) =>
      viewFor(duel, cards, viewer).cards.filter(({ place, def }) => place === 'deck' && def !== null).length;
    expect(known(0)).toBe(0);
    for (let i = 0; i < 6 && duel.prompt?.kind !== 'pick'; i++) {
      const use = duel.prompt!.options.findIndex((option) => option.do === 'activate');
      duel = advance(duel, cards, Math.max(0, use));
    }
    expect(duel.prompt?.kind).toBe('pick');
    expect(known(0)).toBe(2);
    expect(known(1)).toBe(0);
    expect(viewFor(duel, cards, 1).prompt).toMatchObject({ card: null, effect: null, purpose: null, options: [] });
    duel = advance(duel, cards, 0);
    expect(known(0)).toBe(0);
  });
});

describe('the forecast of an attack', () => {
  const duel = start(
    [
      put('Gemini Elf', { ...standing, seat: 0, index: 0 }),
      put('Celtic Guardian', { ...standing, seat: 1, index: 0 }),
      put('Marshmallon', { ...standing, seat: 1, index: 1, position: 'defense' }),
    ],
    'battlePhase.battleStep',
  );

  it('tells damage and what is destroyed, with protection, and changes nothing', () => {
    const before = JSON.stringify(duel);
    expect(forecastAttack(duel, cards, 0, 1)).toEqual({
      atk: 1900,
      against: 1400,
      damage: { seat: 1, amount: 500 },
      destroyed: [1],
    });
    expect(forecastAttack(duel, cards, 0, 2)).toMatchObject({ damage: null, destroyed: [] });
    expect(forecastAttack(duel, cards, 0, null)).toMatchObject({ against: null, damage: { seat: 1, amount: 1900 } });
    expect(JSON.stringify(duel)).toBe(before);
  });
});
