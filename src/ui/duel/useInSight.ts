import { useEffect } from 'react';
import type { Layout } from './useLayout';

/** What the decision is about: cards and zones that can be chosen, cards that can be used. */
const ABOUT = ':is(.is-legal, .is-chosen, .is-choice, .is-usable)';
const MARGIN = 8;

/** With each new decision, what can be chosen and every answer to it come into sight. */
export function useInSight(layout: Layout, decision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new decision anew
  useEffect(() => {
    if (layout === 'phone' || layout === 'tablet') showChoices();
    else showAnswers();
  }, [layout, decision]);
}

/**
 * The sheet below the board may cover part of it: the page moves just as far as it takes to show what can be chosen. A
 * choice from the near hand shows its player's Life Points too.
 */
function showChoices(): void {
  const sheet = document.querySelector('.duel-sheet');
  const boxes = [...document.querySelectorAll(`.bd-cell${ABOUT}`)].map((cell) =>
    (cell.closest('.bd-seat.is-bottom') ?? cell).getBoundingClientRect(),
  );
  if (!sheet || boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  const end = sheet.getBoundingClientRect().top;
  const start = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
  // Where there is no room for all of it, the near side is shown: it is nearer to the hand.
  const move = bottom > end ? bottom - end : top < start ? Math.max(top - start, bottom - end) : 0;
  if (move !== 0) window.scrollBy({ top: move, behavior: 'instant' });
  // The Phases are in sight as a whole or not at all.
  const phases = document.querySelector('.top-phases')?.getBoundingClientRect();
  const room = Math.min(...boxes.map((box) => box.top)) - move - MARGIN - start;
  if (phases && phases.top < start && phases.bottom > start)
    window.scrollBy({ top: Math.min(phases.bottom - start, Math.max(0, room)), behavior: 'instant' });
}

/** A long Chain leaves no room for the question below it: its first links go out of sight, not the answers. */
function showAnswers(): void {
  const panel = document.querySelector<HTMLElement>('.ask.panel');
  const prompt = panel?.querySelector<HTMLElement>('.prompt');
  if (!panel || !prompt) return;
  panel.scrollTop += prompt.getBoundingClientRect().top - panel.getBoundingClientRect().top - MARGIN;
}
