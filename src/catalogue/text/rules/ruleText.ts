/** The shape of a rule's two sentences. */
import type { Label } from '../labels';

export interface RuleText {
  why: Label;
  rule: Label;
  /** The reason where it is known what the text of the effect asks for: `{asked}` (asked.ts). */
  asking?: Label;
  /** The reason by the `case` the judge names. */
  cases?: Record<string, Label>;
}
export const text = (why: Label, rule: Label, more: Pick<RuleText, 'asking' | 'cases'> = {}): RuleText => ({
  why,
  rule,
  ...more,
});
export const say = (en: string, ko: string): Label => ({ en, ko });
