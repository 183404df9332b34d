/** The board: what lies where before the first action. */
import type { BoardCard, UsedNumber, Who } from '../schema';
import type { Recorder } from './ruling';

export interface GivenWords {
  /** Face-up cards on the field: monsters in Attack Position unless said, Spells and Traps already resolved. */
  controls(...cards: BoardCard[]): GivenWords;
  /** Set since an earlier turn: Spells and Traps, and monsters in face-down Defense Position. */
  hasSet(...cards: BoardCard[]): GivenWords;
  hasInHand(...cards: BoardCard[]): GivenWords;
  /** The Deck from the top down. */
  hasInDeck(...cards: BoardCard[]): GivenWords;
  hasInExtraDeck(...cards: BoardCard[]): GivenWords;
  hasInGY(...cards: BoardCard[]): GivenWords;
  hasBanished(...cards: BoardCard[]): GivenWords;
  hasLP(amount: number): GivenWords;
  /** The Deck is shuffled by the seed of the duel. */
  hasShuffledDeck(): GivenWords;
  /** Effects limited by name that were used this turn, by number; also of a card that is not on the board. */
  hasUsed(card: string, ...effects: UsedNumber[]): GivenWords;
}

export function givenWords(record: Recorder, seat: Who): GivenWords {
  const lay =
    (given: Exclude<keyof GivenWords, 'hasLP' | 'hasShuffledDeck' | 'hasUsed'>) =>
    (...cards: BoardCard[]): GivenWords => {
      record.board({ given, seat, cards });
      return words;
    };
  const words: GivenWords = {
    controls: lay('controls'),
    hasSet: lay('hasSet'),
    hasInHand: lay('hasInHand'),
    hasInDeck: lay('hasInDeck'),
    hasInExtraDeck: lay('hasInExtraDeck'),
    hasInGY: lay('hasInGY'),
    hasBanished: lay('hasBanished'),
    hasLP(amount) {
      record.board({ given: 'hasLP', seat, amount });
      return words;
    },
    hasShuffledDeck() {
      record.board({ given: 'hasShuffledDeck', seat });
      return words;
    },
    hasUsed(card, ...effects) {
      record.board({ given: 'hasUsed', seat, card, effects });
      return words;
    },
  };
  return words;
}
