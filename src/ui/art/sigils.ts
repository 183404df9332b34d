/**
 * One sigil per monster type and per Spell/Trap property, drawn on a 100 x 100 field.
 * Paths of class `k` are cut out in the colour of the ground.
 */
import type { MonsterType, Property } from '@/engine/terms';

export type Sigil = MonsterType | Property;

const ring = '<path fill-rule="evenodd" d="M50 11a39 39 0 100 78 39 39 0 000-78zm0 8a31 31 0 110 62 31 31 0 010-62z"/>';

export const SIGILS: Record<Sigil, string> = {
  aqua: '<path d="M50 9c16 24 29 38 29 53a29 29 0 01-58 0c0-15 13-29 29-53z"/><path class="k" d="M31 59q9.500-8 19 0t19 0v7q-9.500 8-19 0t-19 0z"/>',
  beast:
    '<path d="M22 18c16 14 22 34 18 62-14-18-20-40-18-62zM50 10c9 20 9 48 0 78-9-30-9-58 0-78zM78 18c-16 14-22 34-18 62 14-18 20-40 18-62z"/>',
  beastWarrior:
    '<path d="M46 8h8v84h-8z"/><path d="M43 24C32 13 18 14 10 24c8 6 8 28 0 34 8 10 22 11 33 0zM57 24c11-11 25-10 33 0-8 6-8 28 0 34-8 10-22 11-33 0z"/>',
  creatorGod:
    '<path d="M50 6l7 20 14-15-2 20 20-6-13 16 18 9-18 9 13 16-20-6 2 20-14-15-7 20-7-20-14 15 2-20-20 6 13-16L6 50l18-9-13-16 20 6-2-20 14 15z"/><circle class="k" cx="50" cy="50" r="15"/><path d="M50 38l4 8 8 4-8 4-4 8-4-8-8-4 8-4z"/>',
  cyberse:
    '<path fill-rule="evenodd" d="M50 11L83.800 30.500V69.500L50 89L16.200 69.500V30.500ZM50 21L75.100 35.500V64.500L50 79L24.900 64.500V35.500Z"/><path d="M59 34.400L68 50L59 65.600H41L32 50L41 34.400Z"/><path class="k" d="M50 42L56.900 54H43.100Z"/>',
  dinosaur:
    '<path d="M50 92c-13 0-18-9-13-19 3-6 3-9-1-13L17 38c-4-5-3-11 0-16 4 9 10 16 17 21l9 7c1-14 1-27 3-34 1-4 2-6 4-8 2 2 3 4 4 8 2 7 2 20 3 34l9-7c7-5 13-12 17-21 3 5 4 11 0 16L64 60c-4 4-4 7-1 13 5 10 0 19-13 19z"/>',
  divineBeast:
    '<path fill-rule="evenodd" d="M50 8L94 86H6zM50 27L22 77h56z"/><path d="M50 42l16 29H34z"/><circle class="k" cx="50" cy="61" r="5"/>',
  dragon:
    '<path d="M50 17l7 10 25-13-7 21 17 5-20 12 4 19-17-9-9 26-9-26-17 9 4-19L8 40l17-5-7-21 25 13z"/><path class="k" d="M50 30l5 9-5 12-5-12z"/>',
  fairy:
    '<ellipse cx="50" cy="18" rx="16" ry="5"/><path d="M50 30c16-14 34-10 38-8-4 26-20 38-34 40l-4 26-4-26C32 60 16 48 12 22c4-2 22-6 38 8z"/>',
  fiend:
    '<path d="M18 12c0 20 12 27 32 27s32-7 32-27c12 26 4 58-32 76C14 70 6 38 18 12z"/><path class="k" d="M31 55q19-15 38 0-19 14-38 0z"/><circle cx="50" cy="54.500" r="5"/>',
  fish: '<path d="M8 50c15-25 45-27 62-7l22-17c-5 16-5 32 0 48L70 57C53 77 23 75 8 50z"/><circle class="k" cx="28" cy="46" r="4.500"/><path class="k" d="M44 34q9 16 0 32l-4-1q8-15 0-30z"/>',
  illusion:
    '<path fill-rule="evenodd" d="M36 20a30 30 0 100 60 30 30 0 000-60zm28 0a30 30 0 100 60 30 30 0 000-60z"/><path d="M50 33l5 17-5 17-5-17z"/>',
  insect:
    '<path d="M50 14c10 0 14 9 14 18l20-10 3 5-20 14 1 8h22v6H68l-1 8 18 14-4 5-19-12c-3 9-8 16-12 20-4-4-9-11-12-20L19 82l-4-5 18-14-1-8H10v-6h22l1-8L13 27l3-5 20 10c0-9 4-18 14-18z"/>',
  machine:
    '<path fill-rule="evenodd" d="M44 11h12l2 10 8 3 9-5 8 8-5 9 3 8 10 2v12l-10 2-3 8 5 9-8 8-9-5-8 3-2 10H44l-2-10-8-3-9 5-8-8 5-9-3-8-10-2V46l10-2 3-8-5-9 8-8 9 5 8-3zM50 33a17 17 0 100 34 17 17 0 000-34z"/><circle cx="50" cy="50" r="7"/>',
  plant:
    '<path d="M50 90C22 74 20 40 50 10c30 30 28 64 0 80z"/><path class="k" d="M48.500 84V32h3v52zM50 50l14-12 2 3-16 14zM50 64L36 52l-2 3 16 14z"/>',
  psychic:
    '<path d="M50 12l38 38-38 38-38-38zM50 24L24 50l26 26 26-26z" fill-rule="evenodd"/><path d="M28 50q22-22 44 0-22 22-44 0z"/><circle class="k" cx="50" cy="50" r="7"/>',
  pyro: '<path d="M54 6c2 19 25 30 25 56a29 29 0 01-58 0c0-14 9-20 12-33 6 4 8 9 8 15 9-8 14-21 13-38z"/><path class="k" d="M50 84c-10 0-15-6-15-14 0-8 9-12 12-22 8 7 18 14 18 23 0 8-6 13-15 13z"/>',
  reptile:
    '<path d="M6 50C22 20 78 20 94 50 78 80 22 80 6 50z"/><circle class="k" cx="50" cy="50" r="20"/><path d="M50 30q9 20 0 40-9-20 0-40z"/>',
  rock: '<path d="M33 14l32-2-15 24zM29 17l16 23-34 8zM69 14l20 25-34-1zM12 53l34-9 2 44-30-17zM52 44l36-1-7 31-29 14z"/>',
  seaSerpent:
    '<path d="M10 66c0-32 20-54 46-54 18 0 30 11 30 25 0 11-8 19-18 19-8 0-14-6-14-13 0-5 3-9 8-10-5-6-14-6-20-1-10 8-8 24 4 31 12 8 30 6 44-5-4 20-20 32-42 32-22 0-38-10-38-24z"/><path class="k" d="M70 26a4 4 0 110 8 4 4 0 010-8z"/>',
  spellcaster:
    '<path d="M50 12l7.500 30.500L88 50l-30.500 7.500L50 88l-7.500-30.500L12 50l30.500-7.500z"/><path d="M72 20l2.200 7.800L82 30l-7.800 2.200L72 40l-2.200-7.800L62 30l7.800-2.200zM28 60l2.200 7.800L38 70l-7.800 2.200L28 80l-2.200-7.800L18 70l7.800-2.200z"/><circle class="k" cx="50" cy="50" r="6.500"/>',
  thunder: `${ring}<path d="M57 17L31 54h15l-5 29 28-39H53z"/>`,
  warrior:
    '<path d="M46 10h8l3 46h14v8H57l-2 24H45l-2-24H29v-8h14z"/><path d="M22 28l12-8v28l-12-6zM78 28l-12-8v28l12-6z"/>',
  wingedBeast:
    '<path d="M50 20l40-8-8 16 6 4-14 10 2 7-18 9-8 22-8-22-18-9 2-7-14-10 6-4-8-16z"/><path class="k" d="M50 34l4 12-4 12-4-12z"/>',
  wyrm: '<path d="M50 6l13 13-13 15-13-15zM18 30l32 20 32-20v15L50 65 18 45zM27 55l23 14 23-14v13L50 82 27 68zM38 77l12 8 12-8-12 19z"/><path class="k" d="M50 15l4 5-4 6-4-6z"/>',
  zombie:
    '<path d="M50 10c4 16 30 26 30 52 0 12-7 20-15 26l-7-8-8 9-8-9-7 8c-8-6-15-14-15-26 0-26 26-36 30-52z"/><path class="k" d="M35 54q7-4 12 4-7 6-12-4zM65 54q-7-4-12 4 7 6 12-4z"/>',

  normal:
    '<path fill-rule="evenodd" d="M50 12a38 38 0 100 76 38 38 0 000-76zm0 11a27 27 0 110 54 27 27 0 010-54z"/><circle cx="50" cy="50" r="14"/>',
  quickPlay: '<path d="M58 8L24 56h20L40 92l36-50H55z"/>',
  continuous:
    '<path fill-rule="evenodd" d="M28 30c12 0 17 10 22 16 5-6 10-16 22-16a20 20 0 010 40c-12 0-17-10-22-16-5 6-10 16-22 16a20 20 0 010-40zm0 10a10 10 0 000 20c7 0 11-6 15-10-4-4-8-10-15-10zm44 0c-7 0-11 6-15 10 4 4 8 10 15 10a10 10 0 000-20z"/>',
  equip: '<path d="M42 12h16v30h30v16H58v30H42V58H12V42h30z"/>',
  field: '<path d="M50 8l9 33 33 9-33 9-9 33-9-33-33-9 33-9z"/><circle class="k" cx="50" cy="50" r="7"/>',
  ritual:
    '<path d="M20 12h60c0 28-9 42-24 46v16h14v14H30V74h14V58C29 54 20 40 20 12z"/><path class="k" d="M50 20q9 10 9 17a9 9 0 01-18 0q0-7 9-17z"/>',
  counter: '<path d="M44 14v16c26 0 40 14 40 38 0 8-2 14-4 18-3-18-14-28-36-28v16L14 44z"/>',
};

/** The `<symbol>` elements of all sigils, once for the page. */
export function sigilSymbols(): string {
  return Object.entries(SIGILS)
    .map(([name, shape]) => `<symbol id="g-${name}" viewBox="0 0 100 100">${shape}</symbol>`)
    .join('');
}
