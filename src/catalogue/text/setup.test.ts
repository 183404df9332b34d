import { describe, expect, it } from 'vitest';
import { type BoardSetup, fixOf, type PlacedCard, PROBLEMS, type ProblemId, problemsOf, startPosition } from '@/engine';
import { cards, loadCards } from '..';
import { fixText, plainNames, problemText } from './setup';

const id = (name: string): number => {
  const card = loadCards().find((one) => one.name.en === name);
  if (!card) throw new Error(name);
  return card.id;
};
const card = (name: string, place: PlacedCard['place'], more: Partial<PlacedCard> = {}): PlacedCard => ({
  def: id(name),
  place,
  seat: 0,
  ...more,
});
const zone = (name: string, index: number, more: Partial<PlacedCard> = {}) =>
  card(name, 'monsterZone', { index, ...more });
const spell = (name: string, index: number, more: Partial<PlacedCard> = {}) =>
  card(name, 'spellTrapZone', { index, faceUp: true, ...more });
const of = (...list: PlacedCard[]): BoardSetup => ({ cards: list });
const token = (more: Partial<PlacedCard>): PlacedCard => ({
  def: cards.list.find((one) => one.token)!.id,
  place: 'monsterZone',
  seat: 0,
  index: 0,
  ...more,
});

/** A board that shows each problem, and nothing else that blocks. */
const SHOWN: Record<ProblemId, BoardSetup> = {
  lpGone: { cards: [], lp: [8000, 0] },
  noStart: { cards: [], at: 'battlePhase.damageStep.start' },
  noBattleYet: { cards: [], turn: 1, at: 'battlePhase.battleStep', options: { openingTurn: true } },
  beforeTheDuel: { cards: [], turn: 0, at: 'mainPhase1' },
  noSuchTurn: { cards: [], turn: 1.5 },
  unknownCard: of({ def: 99_999_999, place: 'hand', seat: 0 }),
  nowhere: of(card('Sangan', 'nowhere')),
  zoneTaken: of(zone('Sangan', 2), zone('Kuriboh', 2)),
  noSuchZone: of(zone('Sangan', 9)),
  bothExtraZones: of(zone('Number 39: Utopia', 5), zone('Number 39: Utopia', 6)),
  extraZoneOfMainDeck: of(zone('Sangan', 5)),
  notAMonster: of(zone('Dark Hole', 0)),
  notAFieldSpell: of(card('Dark Hole', 'fieldZone', { faceUp: false })),
  fieldSpellElsewhere: of(spell('Ancient City - Rainbow Ruins', 0)),
  extraDeckCard: of(card('Number 39: Utopia', 'hand')),
  mainDeckCard: of(card('Sangan', 'extraDeck')),
  pendulumFaceDown: of(card('Stargazer Magician', 'extraDeck')),
  faceUpInExtraDeck: of(card('Number 39: Utopia', 'extraDeck', { faceUp: true })),
  faceDownInGY: of(card('Sangan', 'gy', { faceUp: false })),
  notTheOwners: of(card('Sangan', 'gy', { owner: 1 })),
  tokenOffField: of(token({ place: 'hand' })),
  tokenFaceDown: of(token({ faceUp: false, position: 'defense' })),
  setInAttack: of(zone('Sangan', 0, { faceUp: false, position: 'attack' })),
  linkPosition: of(zone('Borreload Dragon', 5, { position: 'defense' })),
  monsterAsSpell: of(spell('Sangan', 0)),
  setMonsterAsSpell: of(spell('Sangan', 0, { faceUp: false })),
  doesNotStay: of(spell('Dark Hole', 0)),
  materialOfNothing: of(zone('Sangan', 0), card('Kuriboh', 'attached', { attachedTo: 0 })),
  equipsNothing: of(
    zone('Sangan', 0, { faceUp: false, position: 'defense' }),
    spell('Axe of Despair', 0, { equippedTo: 0 }),
  ),
  equipAlone: of(spell('Axe of Despair', 0)),
  notAnEquip: of(zone('Sangan', 0), spell('Messenger of Peace', 0, { equippedTo: 0 })),
  wrongTarget: of(zone('Sangan', 0), spell('Amplifier', 0, { equippedTo: 0 })),
  counterOffField: of(card('Breaker the Magical Warrior', 'hand', { counters: { spell: 1 } })),
  counterFaceDown: of(
    zone('Breaker the Magical Warrior', 0, { faceUp: false, position: 'defense', counters: { spell: 1 } }),
  ),
  counterForeign: of(zone('Sangan', 0, { counters: { shot: 1 } })),
  counterTooMany: of(zone('Breaker the Magical Warrior', 0, { counters: { spell: 3 } })),
  inTheFuture: { cards: [zone('Sangan', 0, { summonedTurn: 9 })], turn: 3 },
  notNormalSummoned: of(zone('Number 39: Utopia', 5, { method: 'normal' })),
  wayOfOthers: of(zone('Sangan', 0, { way: 'xyz' })),
  wayNotSpecial: of(zone('Number 39: Utopia', 5, { way: 'xyz', method: 'flip' })),
  deedElsewhere: of(card('Sangan', 'gy', { did: ['flipped'] })),
  deedBeforeBattle: of(zone('Sangan', 0, { attacks: 1, did: ['battled', 'changedPosition'] })),
  attackedForOther: { ...of(zone('Sangan', 0, { attacks: 1, seat: 1 })), at: 'mainPhase2' },
  usedFaceDown: of(zone('Lumina, Lightsworn Summoner', 0, { faceUp: false, position: 'defense', used: [0] })),
  noSuchUse: of(zone('Sangan', 0, { used: [0] })),
  usedTooOften: {
    cards: [],
    used: [
      { seat: 0, def: id('Sangan'), effect: 0 },
      { seat: 1, def: id('Sangan'), effect: 0 },
      { seat: 0, def: id('Sangan'), effect: 0 },
    ],
  },
};

describe('every problem of a position', () => {
  it.each(PROBLEMS)('%s is found, said and mended', (problem) => {
    const setup = SHOWN[problem];
    const found = problemsOf(setup, cards);
    expect(found.map((one) => one.id)).toEqual([problem]);
    const [one] = found;
    const sentences = (['en', 'ko'] as const).map((lang) => problemText(one!, plainNames(setup, cards, lang), lang));
    expect(sentences[1]).toMatch(/[가-힣]/);
    // Both zones are about their player, an unknown card has no name.
    if (one!.card !== undefined && problem !== 'unknownCard' && problem !== 'bothExtraZones') {
      const names = loadCards().find(({ id: def }) => def === setup.cards[one!.card!]!.def)?.name;
      if (names) expect(sentences).toEqual([expect.stringContaining(names.en), expect.stringContaining(names.ko)]);
    }
    const fix = fixOf(setup, one!, cards);
    expect(fix, 'a way out').not.toBeNull();
    for (const lang of ['en', 'ko'] as const)
      expect(fixText(fix!, 'M1', plainNames(setup, cards, lang), lang)).not.toBe('');
    // A monster that is turned up where it lies is still an unusual sight.
    expect(problemsOf(fix!.setup, cards).filter(({ blocking }) => blocking)).toEqual([]);
    expect(problemsOf(fix!.setup, cards).map((left) => left.id)).not.toContain(problem);
    startPosition(fix!.setup, cards);
  });

  it('leaves a board alone that a duel can have', () => {
    const setup = of(
      zone('Number 39: Utopia', 6, { summonedTurn: 3, method: 'special', way: 'xyz' }),
      card('Kuriboh', 'attached', { attachedTo: 0, owner: 1 }),
      zone('Sangan', 0, { owner: 1 }),
      spell('Axe of Despair', 2, { equippedTo: 2 }),
      spell('Stargazer Magician', 0),
      card('Stargazer Magician', 'extraDeck', { faceUp: true }),
      card('Ancient City - Rainbow Ruins', 'fieldZone', { faceUp: true }),
      token({ index: 3 }),
    );
    expect(problemsOf(setup, cards)).toEqual([]);
  });

  it('counts the shared Extra Monster Zone once', () => {
    const both = of(zone('Number 39: Utopia', 5), zone('Number 39: Utopia', 6, { seat: 1 }));
    expect(problemsOf(both, cards).map((one) => one.id)).toEqual(['zoneTaken']);
  });
});
