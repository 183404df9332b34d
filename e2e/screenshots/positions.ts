/** Tables for the screenshots: each shows many kinds of cards and states at once. */
import type { Position } from '../support/position';

const DECK = ['Kuriboh', 'Sangan', 'Gemini Elf', 'Jinzo', 'Mystic Tomato', 'Shining Angel'];

/** A duel in its middle: every kind of place holds something. */
export const MIDDLE: Position = {
  first: {
    lp: 6400,
    hand: ['Thunder King Rai-Oh', 'Honest', 'Mirror Force', 'Caius the Shadow Monarch', 'Book of Moon'],
    monsters: [
      { card: 'Breaker the Magical Warrior', zone: 0, counters: { spell: 1 } },
      { card: 'Marshmallon', zone: 1, faceDown: true },
      { card: 'Blue-Eyes White Dragon', zone: 2 },
      { card: 'Big Shield Gardna', zone: 4, defense: true },
      { card: 'Number 39: Utopia', zone: 5, materials: ['Sangan', 'Gemini Elf'] },
    ],
    spells: [
      { card: 'Bottomless Trap Hole', zone: 1, faceDown: true },
      { card: 'Axe of Despair', zone: 2, equips: 'Blue-Eyes White Dragon' },
      { card: 'Mystical Space Typhoon', zone: 3, faceDown: true },
    ],
    gy: ['Graceful Charity', 'Dandylion', 'Mystic Tomato'],
    banished: ['D.D. Crow'],
    extra: ['Ally of Justice Catastor', 'Armades, Keeper of Boundaries'],
    deck: DECK,
  },
  second: {
    lp: 5200,
    hand: ['Kuriboh', 'Maxx "C"', 'Lightning Vortex', 'Ash Blossom & Joyous Spring'],
    monsters: [
      { card: 'Goyo Guardian', zone: 1 },
      { card: 'Promethean Princess, Bestower of Flames', zone: 5 },
      { card: 'Spirit Reaper', zone: 2, defense: true },
      { card: "Gravekeeper's Vassal", zone: 3 },
      { card: 'Blue-Eyes Chaos MAX Dragon', zone: 4 },
    ],
    spells: [
      { card: 'Skill Drain', zone: 0, faceDown: true },
      { card: 'Raigeki Break', zone: 2, faceDown: true },
      { card: 'Messenger of Peace', zone: 4 },
    ],
    field: 'Geartown',
    gy: ['Dark Hole', 'Ancient Gear Gadjiltron Dragon'],
    banished: ['Chaos Sorcerer'],
    extra: ['Number 39: Utopia'],
    deck: DECK,
  },
};

/** A Chain of up to six links from both seats can be built here. */
export const CHAIN: Position = {
  first: {
    lp: 7200,
    hand: ['Maxx "C"', 'Forbidden Chalice', 'Sangan', 'Gemini Elf'],
    monsters: [{ card: 'Celtic Guardian', zone: 1, defense: true }],
    spells: [
      { card: 'Seven Tools of the Bandit', zone: 4, faceDown: true },
      { card: 'Solemn Warning', zone: 3, faceDown: true },
      { card: 'Solemn Judgment', zone: 1, faceDown: true },
    ],
    gy: ['Dark Hole'],
    deck: DECK,
  },
  second: {
    lp: 6600,
    hand: ['Jinzo'],
    monsters: [
      { card: 'Thunder King Rai-Oh', zone: 2 },
      { card: 'Marshmallon', zone: 3, faceDown: true },
    ],
    spells: [
      { card: 'Solemn Judgment', zone: 0, faceDown: true },
      { card: 'Mystical Space Typhoon', zone: 2, faceDown: true },
      { card: 'Raigeki Break', zone: 3, faceDown: true },
    ],
    gy: ['Mystic Tomato', 'Raigeki'],
    deck: DECK,
  },
};

/** A Tribute Summon, its negation, and what it triggers. */
export const TRIBUTE: Position = {
  first: {
    hand: ['Light and Darkness Dragon', 'Jinzo', 'Kuriboh'],
    monsters: ['Celtic Guardian', 'Sangan', 'Mystic Tomato', 'Gemini Elf'],
    deck: DECK,
  },
  second: {
    hand: ['Honest'],
    monsters: [{ card: 'Marshmallon', faceDown: true }],
    spells: [
      { card: 'Solemn Judgment', zone: 1, faceDown: true },
      { card: 'Horn of Heaven', zone: 3, faceDown: true },
    ],
    deck: DECK,
  },
};

/** Several monsters leave at once, and their triggers have to be ordered. */
export const TRIGGERS: Position = {
  first: {
    hand: ['Dark Hole', 'Kuriboh'],
    monsters: ['Sangan', 'Witch of the Black Forest', 'Dandylion', 'Gemini Elf'],
    deck: DECK,
  },
  second: { hand: ['Jinzo'], monsters: ['Sangan', 'Celtic Guardian'], deck: DECK },
};

/** Attacks, answers to them and a Damage Step. */
export const BATTLE: Position = {
  first: {
    lp: 7100,
    hand: ['Honest', 'Rush Recklessly', 'Kuriboh'],
    monsters: [
      { card: 'Shining Angel', zone: 1 },
      { card: 'Gemini Elf', zone: 2 },
      { card: 'Goblin Attack Force', zone: 3 },
    ],
    deck: DECK,
  },
  second: {
    lp: 4300,
    hand: ['Kuriboh', 'Jinzo'],
    monsters: [
      { card: 'Thunder King Rai-Oh', zone: 1 },
      { card: 'Mystical Elf', zone: 2, defense: true },
      { card: 'Marshmallon', zone: 4, faceDown: true },
    ],
    spells: [
      { card: 'Mirror Force', zone: 1, faceDown: true },
      { card: 'Draining Shield', zone: 3, faceDown: true },
    ],
    deck: DECK,
  },
};

/** Tokens, costs of several cards, and cards to look through. */
export const SPELLS: Position = {
  first: {
    hand: [
      'Scapegoat',
      'Lightning Vortex',
      'Foolish Burial',
      'Enemy Controller',
      'Graceful Charity',
      'Kuriboh',
      'Sangan',
    ],
    monsters: [{ card: 'Gemini Elf', zone: 1 }],
    gy: ['Dandylion', 'Dark Hole', 'Mystic Tomato', 'Mirror Force', 'Celtic Guardian', 'Raigeki'],
    deck: DECK,
  },
  second: {
    hand: ['Jinzo'],
    monsters: ['Jinzo', 'Celtic Guardian', { card: 'Spirit Reaper', defense: true }],
    spells: [{ card: 'Dust Tornado', faceDown: true }],
    deck: DECK,
  },
};
