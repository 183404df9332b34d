/** Forms of English verbs, made from the base form; of a compound, "Special Summon", the last word changes. */

const PAST: Record<string, string> = {
  be: 'was',
  become: 'became',
  choose: 'chose',
  draw: 'drew',
  have: 'had',
  lose: 'lost',
  make: 'made',
  pay: 'paid',
  send: 'sent',
  set: 'set',
  Set: 'Set',
  take: 'took',
  win: 'won',
};
/** A last consonant is doubled after a short stressed vowel. */
const DOUBLED = new Set(['equip', 'set', 'Set', 'win']);

function inflect(verb: string, change: (word: string) => string): string {
  const at = verb.lastIndexOf(' ') + 1;
  return verb.slice(0, at) + change(verb.slice(at));
}

export function ing(verb: string): string {
  return inflect(verb, (w) => {
    if (w === 'be') return 'being';
    if (DOUBLED.has(w)) return `${w}${w.slice(-1)}ing`;
    return w.endsWith('e') ? `${w.slice(0, -1)}ing` : `${w}ing`;
  });
}

export function past(verb: string, plural = false): string {
  return inflect(verb, (w) => {
    if (w === 'be') return plural ? 'were' : 'was';
    const irregular = PAST[w];
    if (irregular !== undefined) return irregular;
    if (w.endsWith('e')) return `${w}d`;
    if (/[^aeiou]y$/.test(w)) return `${w.slice(0, -1)}ied`;
    return DOUBLED.has(w) ? `${w}${w.slice(-1)}ed` : `${w}ed`;
  });
}

/** Present: "it destroys", "they destroy". */
export function present(verb: string, plural: boolean): string {
  return inflect(verb, (w) => {
    if (w === 'be') return plural ? 'are' : 'is';
    if (plural) return w;
    if (w === 'have') return 'has';
    if (/(s|sh|ch|x|o)$/.test(w)) return `${w}es`;
    return /[^aeiou]y$/.test(w) ? `${w.slice(0, -1)}ies` : `${w}s`;
  });
}
