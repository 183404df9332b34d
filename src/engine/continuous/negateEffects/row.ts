import type { ModifierRow } from '../row';

/** Effects of these cards are negated. */
export const row: ModifierRow<'negateEffects'> = {
  pass: 'negation',
  apply: ({ out }, _mod, _item, cards) => {
    for (const id of cards) out.negated.add(id);
  },
};
