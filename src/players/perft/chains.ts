import type { PerftBoard } from './board';
import { inDeck, inGY, inHand, monster, setCard } from './place';

const CELTIC_GUARDIAN = 91152256;
const SANGAN = 26202165;
const DANDYLION = 15341821;
const PETEN = 52624755;
const GIANT_GERM = 95178994;
const DARK_HOLE = 53129443;
const TYPHOON = 5318639;
const BOOK_OF_MOON = 14087893;
const DIVINE_WRATH = 49010598;
const SOLEMN_JUDGMENT = 41420027;
const RAIGEKI_BREAK = 4178474;
const CALL_OF_THE_HAUNTED = 97077563;
const BREAKER = 71413901;
const ASH_BLOSSOM = 14558127;
const FOOLISH_BURIAL = 81439173;

/** Chains of several links: costs, targets, who may answer what. */
export const ANSWERS: PerftBoard = {
  id: 'answers',
  about: 'Set cards of both players that can answer one another, and a negation from the hand.',
  board: {
    turn: 4,
    turnPlayer: 0,
    at: 'mainPhase1',
    cards: [
      ...inHand(0, FOOLISH_BURIAL, BREAKER),
      setCard(0, 1, TYPHOON),
      setCard(0, 2, CALL_OF_THE_HAUNTED),
      monster(0, 2, CELTIC_GUARDIAN),
      ...inGY(0, CELTIC_GUARDIAN),
      ...inDeck(0, SANGAN, CELTIC_GUARDIAN),
      ...inHand(1, ASH_BLOSSOM, CELTIC_GUARDIAN),
      setCard(1, 0, BOOK_OF_MOON),
      setCard(1, 1, DIVINE_WRATH),
      setCard(1, 2, SOLEMN_JUDGMENT),
      setCard(1, 3, RAIGEKI_BREAK),
      ...inDeck(1, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
    ],
  },
};

/** Simultaneous triggers of both players, mandatory and optional. */
export const TRIGGERS: PerftBoard = {
  id: 'triggers',
  about: 'Dark Hole destroys Sangan, Peten, Dandylion and Giant Germ at once.',
  board: {
    turn: 4,
    turnPlayer: 0,
    at: 'mainPhase1',
    cards: [
      ...inHand(0, DARK_HOLE),
      monster(0, 0, SANGAN),
      monster(0, 1, PETEN),
      monster(0, 2, DANDYLION),
      ...inDeck(0, PETEN, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
      monster(1, 0, SANGAN),
      monster(1, 1, PETEN),
      monster(1, 2, GIANT_GERM),
      ...inDeck(1, PETEN, GIANT_GERM, CELTIC_GUARDIAN),
    ],
  },
};
