import type { PerftBoard } from './board';
import { inDeck, inHand, monster } from './place';

const CELTIC_GUARDIAN = 91152256;
const GEMINI_ELF = 69140098;
const CYBER_DRAGON = 70095154;
const PHOTON_THRASHER = 65367484;
const MARAUDING_CAPTAIN = 2460565;
const JINZO = 77585513;

/** Normal Summon, Set, Tribute Summon, Special Summons by procedure, zones and positions. */
export const SUMMONING: PerftBoard = {
  id: 'summoning',
  about: 'Every way to bring a monster to the field from the hand, nobody can answer.',
  board: {
    turn: 3,
    turnPlayer: 0,
    at: 'mainPhase1',
    cards: [
      ...inHand(0, CELTIC_GUARDIAN, CYBER_DRAGON, PHOTON_THRASHER, MARAUDING_CAPTAIN, JINZO),
      ...inDeck(0, GEMINI_ELF, GEMINI_ELF),
      ...inDeck(1, GEMINI_ELF, GEMINI_ELF),
      monster(1, 2, GEMINI_ELF),
    ],
  },
};

/** Phases of two turns and a hand over the limit. */
export const ENDING: PerftBoard = {
  id: 'ending',
  about: 'A hand over the limit, nothing to do but end the turn.',
  board: {
    turn: 3,
    turnPlayer: 0,
    at: 'mainPhase2',
    cards: [
      ...inHand(0, JINZO, JINZO, JINZO, JINZO, JINZO, JINZO, JINZO, JINZO),
      ...inDeck(0, JINZO, JINZO),
      ...inDeck(1, JINZO, JINZO),
      ...inHand(1, CELTIC_GUARDIAN),
    ],
  },
};
