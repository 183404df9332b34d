import type { PerftBoard } from './board';
import { inDeck, inHand, monster, setCard } from './place';

const CELTIC_GUARDIAN = 91152256;
const GEMINI_ELF = 69140098;
const MATAZA = 22609617;
const AIRKNIGHT = 18036057;
const MARSHMALLON = 31305911;
const KURIBOH = 40640057;
const MIRROR_FORCE = 44095762;
const WARRIOR_LADY = 7572887;

/** Attack targets, answers to an attack, the Damage Step, a face-down target. */
export const BATTLE: PerftBoard = {
  id: 'battle',
  about: 'Three attackers against a face-down wall, D.D. Warrior Lady and Mirror Force.',
  board: {
    turn: 4,
    turnPlayer: 0,
    at: 'battlePhase.battleStep',
    cards: [
      monster(0, 0, MATAZA),
      monster(0, 1, AIRKNIGHT),
      monster(0, 2, GEMINI_ELF),
      monster(1, 0, MARSHMALLON, 'defense', false),
      monster(1, 1, WARRIOR_LADY),
      setCard(1, 2, MIRROR_FORCE),
      ...inHand(1, KURIBOH),
      ...inDeck(0, CELTIC_GUARDIAN, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
      ...inDeck(1, CELTIC_GUARDIAN, CELTIC_GUARDIAN),
    ],
  },
};
