/** Pairs of conditions that say more together than one after the other. */
import type { Condition } from '../../../engine/definition';
import { onlyOneSide, sameComparison } from '../merge';
import type { EnglishSpeaker } from './speaker';

/** "only your opponent controls a monster"; null where there is nothing to merge. */
export function mergeConditions(say: EnglishSpeaker, conditions: readonly Condition[]): string | null {
  const only = onlyOneSide(conditions);
  if (only) {
    const { text } = say.noun(only.cards, { quantity: 'any', placeless: true });
    return `only ${only.who === 'you' ? 'you control' : 'your opponent controls'} ${text}`;
  }
  const compared = sameComparison(conditions);
  if (!compared) return null;
  const stats = compared.stats.map((s) => s.toUpperCase()).join(' and ');
  const words = {
    atLeast: `${say.value(compared.right)} or more`,
    atMost: `${say.value(compared.right)} or less`,
    equal: say.value(compared.right),
  };
  return `${say.possessive(compared.of)} ${stats} are both ${words[compared.is]}`;
}
