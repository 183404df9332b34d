/** Keeps the duel on the table in this browser after every decision, and never over what another tab wrote. */
import type { Box, Written } from './box';
import { current, type Game } from './game';
import type { Rules } from './rules';
import { covers, keyOf, packed, removeSaved, type SavedDuel, savedDuel } from './saved';
import { type FrameLetter, summaryOf } from './summary';

export interface KeeperParts {
  rules: Rules;
  box: Box;
  letter: FrameLetter;
  newId(): string;
  now(): number;
  /** A name no other tab has. */
  tab: string;
}

export type More = Required<Pick<SavedDuel, 'prompts' | 'muted'>>;

export interface Kept {
  written: Written;
  /** Under another name than before where another tab went on with the duel. */
  game: Game;
}

/** A duel as it is kept. */
export function keptAs({ rules, letter, now }: Pick<KeeperParts, 'rules' | 'letter' | 'now'>, game: Game): SavedDuel {
  return { ...packed(rules, game), at: now(), summary: summaryOf(current(game), letter) };
}

const isUntouched = ({ decisions, branches, notes }: Game): boolean =>
  decisions.length + branches.length + notes.length === 0;

export function createKeeper(parts: KeeperParts) {
  const { box, newId, tab } = parts;
  /** The writing of each duel that this tab has seen last. */
  const seen = new Map<string, string | undefined>();
  let writings = 0;
  const whole = (game: Game, more: More): SavedDuel => ({ ...keptAs(parts, game), ...more });
  return {
    /** This is what the page goes on from. */
    read(saved: SavedDuel): void {
      seen.set(saved.id, saved.stamp);
    },
    keep(game: Game, more: More): Kept {
      const stored = savedDuel(box, game.id);
      const isForeign = stored !== null && stored.stamp !== seen.get(game.id) && !covers(game, stored);
      const own = isForeign ? { ...game, id: newId() } : game;
      const stamp = `${tab}.${++writings}`;
      // What a player called it is written by the list of duels, not by the table.
      const title = stored?.title;
      const text = JSON.stringify({ ...whole(own, more), ...(title !== undefined && { title }), stamp });
      const written = box.write(keyOf(own.id), text);
      if (written === 'ok') seen.set(own.id, stamp);
      return { written, game: own };
    },
    /** A duel in which nobody decided anything gives way to the next one: it would only crowd the list. */
    giveWay(game: Game): void {
      const stored = savedDuel(box, game.id);
      const isNamed = stored?.title !== undefined || game.name !== undefined;
      if (stored?.stamp === seen.get(game.id) && isUntouched(game) && !isNamed) removeSaved(box, game.id);
    },
    /** The same text without writing it: for the memory of this tab where the browser gives no other. */
    whole(game: Game, more: More): SavedDuel {
      const stamp = seen.get(game.id);
      return { ...whole(game, more), ...(stamp !== undefined && { stamp }) };
    },
  };
}
