import type { Page } from '@playwright/test';

/**
 * What is wrong with the page as it stands, in words: a page that scrolls sideways, and controls that are smaller than
 * `least` CSS pixels either way, partly beside the screen, cut off, or under something else wherever one scrolls to.
 */
export function faultsOf(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const pressable = 'button, a[href], select, input, textarea, summary';
    // Of what lies under a dialog nothing can be pressed.
    const root = document.querySelector('dialog[open]') ?? document.body;
    const controls = [...root.querySelectorAll<HTMLElement>(pressable)];
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);

    /** Whether the middle and the corners of a control can all be pressed as the page is scrolled now. */
    const isFree = (shown: HTMLElement): boolean => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const isHit = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (shown === hit || shown.contains(hit));
      };
      const [near, far] = [0.15, 0.85];
      return [0.5, near, far].every((x) => isHit(x, 0.5)) && [near, far].every((y) => isHit(0.5, y));
    };
    /** What covers the middle of it, or where it lies. */
    const cover = (shown: HTMLElement): string => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      return `${document.elementFromPoint(left + width / 2, top + height / 2)?.className ?? 'the edge of the screen'}`;
    };

    for (const element of controls) {
      // A label that is drawn stands for the box in it.
      const shown = element.closest('label') ?? element;
      if (!shown.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${element.getAttribute('aria-label') ?? element.textContent}`.replace(/\s+/g, ' ').slice(0, 60);
      const { width, height } = shown.getBoundingClientRect();
      if (Math.min(width, height) < size - 0.5) {
        faults.push(`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
      }
      const reached = (['center', 'start', 'end'] as const).some((block) => {
        shown.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        return isFree(shown);
      });
      const box = shown.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`${name}: beside the screen`);
      else if (!reached) faults.push(`${name}: under ${cover(shown)}`);
    }
    return faults;
  }, least);
}
