/** Marks a list that scrolls while some of it is out of sight below: its style shows that there is more. For a `ref`. */
export function moreBelow(list: HTMLElement | null): (() => void) | undefined {
  if (!list || typeof ResizeObserver === 'undefined') return;
  const look = (): void => {
    // A row may end a fraction of a pixel further down.
    list.dataset.more = String(list.scrollHeight - list.scrollTop - list.clientHeight > 2);
  };
  const sizes = new ResizeObserver(look);
  const rows = new MutationObserver(look);
  sizes.observe(list);
  rows.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    rows.disconnect();
    list.removeEventListener('scroll', look);
  };
}
