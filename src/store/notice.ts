/** What the page tells a player beside the duel. */
import type { Differences, Divergence, LinkError } from '@/replay';

/** Something the player should be told, in words of the page's language. */
export type Notice =
  /** The rules stopped with an error: the duel stands where it was. */
  | { what: 'fault'; message: string }
  /** A stored or linked duel could be played only so far: the rules have changed since. */
  | { what: 'stopped'; taken: number; of: number }
  /** It could be played to its end, but goes another way now. */
  | { what: 'differs' }
  /** What a link said about itself, or where it left its course. */
  | { what: 'link'; differs: Differences; diverged: Divergence | null; lost: number }
  /** A link that holds no duel, or one that cannot even begin here. */
  | { what: 'badLink'; error: LinkError | null; diverged: Divergence | null }
  /** Another tab went on with this duel: the course of this one has a name of its own from here. */
  | { what: 'forked' }
  /** A duel of this browser is no longer there. */
  | { what: 'gone' }
  /** A deck no duel can begin with: copies of cards not known here, or a Main Deck of fewer cards than this. */
  | { what: 'deckRefused'; deck: string; unknown: number; least: number }
  /** The rules could not be fetched: nothing was done. */
  | { what: 'notLoaded' };
