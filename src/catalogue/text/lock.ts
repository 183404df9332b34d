/** What an effect that lasts makes of the rules, in one sentence of its own. */
import type { CardDefinition, Modifier } from '../../engine/definition';
import { effectText } from './generate';
import type { Lang } from './labels';

/**
 * @param card whose effect it is: "you" in the sentence is its player, and "this card" is it
 */
export function lockText(card: CardDefinition, mod: Modifier, lang: Lang): string {
  const { if: _condition, ...always } = mod;
  return effectText({ ...card, effects: [{ kind: 'continuous', apply: [always as Modifier] }] }, 0, lang);
}
