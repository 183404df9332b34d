import type { MonsterType } from '../../terms';
import type { ModifierRow } from '../row';

/** Face-up monsters become a Type, printed in the definition or declared. */
export const row: ModifierRow<'becomeType'> = {
  pass: 'identity',
  apply: ({ board, write }, mod, item, cards) => {
    const type = mod.type.startsWith('$') ? item.declared[mod.type.slice(1)] : mod.type;
    if (!type) return;
    for (const id of cards) if (board.card(id).faceUp) write(id).type = type as MonsterType;
  },
};
