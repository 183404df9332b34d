import type { PerftBoard } from './board';
import { inDeck, inGY, inHand, monster, setCard } from './place';

const CELTIC_GUARDIAN = 91152256;
const JINZO = 77585513;
const LIGHT_AND_DARKNESS_DRAGON = 47297616;
const CHALICE = 25789292;
const MONSTER_REBORN = 83764718;
const SNATCH_STEAL = 45986603;
const TORRENTIAL_TRIBUTE = 53582587;
const THUNDER_KING = 71564252;
const COMMAND_KNIGHT = 10375182;

/** Continuous effects that forbid, and what lifts them. */
export const LOCKS: PerftBoard = {
  id: 'locks',
  about: 'Jinzo and Light and Darkness Dragon against Spells that would be stopped.',
  board: {
    turn: 4,
    turnPlayer: 0,
    at: 'mainPhase1',
    cards: [
      ...inHand(0, CHALICE, MONSTER_REBORN, SNATCH_STEAL, CELTIC_GUARDIAN),
      monster(0, 1, COMMAND_KNIGHT),
      setCard(0, 0, TORRENTIAL_TRIBUTE),
      ...inGY(0, THUNDER_KING),
      ...inDeck(0, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
      monster(1, 1, JINZO),
      monster(1, 2, LIGHT_AND_DARKNESS_DRAGON),
      ...inGY(1, CELTIC_GUARDIAN),
      ...inDeck(1, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
    ],
  },
};
