/** The shape of a rule's two sentences. */
import type { Label } from '../labels';

export interface RuleText {
  why: Label;
  rule: Label;
}
export const text = (why: Label, rule: Label): RuleText => ({ why, rule });
export const say = (en: string, ko: string): Label => ({ en, ko });
