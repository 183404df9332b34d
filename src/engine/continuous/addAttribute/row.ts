import type { ModifierRow } from '../row';

/** A monster has one more Attribute. */
export const row: ModifierRow<'addAttribute'> = {
  pass: 'identity',
  apply: ({ write }, mod, _item, cards) => {
    for (const id of cards) {
      const n = write(id);
      if (!n.attributes.includes(mod.attribute)) n.attributes = [...n.attributes, mod.attribute];
    }
  },
};
