/**
 * The page's one hidden SVG: all sigils, and one symbol per card that is on the screen right now. Symbols are counted
 * and leave with the last card that shows them, so the document never names a card its reader may not see.
 */
import { ownMarkup } from '../app/trusted';
import { type Emblem, emblemMarkup } from './emblem';
import { sigilSymbols } from './sigils';
import './art.css';

const SPRITE_ID = 'art-sprite';
const users = new Map<string, number>();

/** Id of the symbol of an emblem. */
export function symbolId({ seed, ground, sigil, stars }: Emblem): string {
  return `art-${seed}-${ground}-${sigil}-${stars}`;
}

function sprite(): Element {
  const there = document.getElementById(SPRITE_ID);
  if (there) return there;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = SPRITE_ID;
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  svg.innerHTML = ownMarkup(sigilSymbols());
  document.body.prepend(svg);
  return svg;
}

/** Puts the emblem's symbol into the page; call the result when it is no longer shown. */
export function holdSymbol(emblem: Emblem): () => void {
  const id = symbolId(emblem);
  const count = users.get(id) ?? 0;
  users.set(id, count + 1);
  if (count === 0 || !document.getElementById(id)) {
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
    symbol.id = id;
    symbol.setAttribute('viewBox', '0 0 100 100');
    symbol.setAttribute('overflow', 'visible');
    symbol.innerHTML = ownMarkup(emblemMarkup(emblem));
    // Set by script: the page's policy takes no style from markup.
    symbol.style.setProperty('--k', `var(--at-${emblem.ground})`);
    sprite().append(symbol);
  }
  return () => {
    const left = (users.get(id) ?? 1) - 1;
    users.set(id, left);
    if (left > 0) return;
    users.delete(id);
    document.getElementById(id)?.remove();
  };
}
