import type { ModifierRow } from '../row';

/** Treated as a card of another name. */
export const row: ModifierRow<'becomeName'> = {
  pass: 'identity',
  apply: ({ write }, mod, _item, cards) => {
    for (const id of cards) write(id).name = mod.name;
  },
};
