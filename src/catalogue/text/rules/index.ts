/**
 * The rules a player can run into, by rule id. `why` says why something cannot be done now, `rule` states the rule.
 * `{name}` is filled in; `{name:이/가}` adds the particle.
 */
import { ACTIVATION } from './activation';
import { ANSWERS } from './answers';
import { BATTLE } from './battle';
import type { RuleText } from './ruleText';
import { SUMMONS } from './summons';

export const RULES: Record<string, RuleText> = { ...ACTIVATION, ...ANSWERS, ...SUMMONS, ...BATTLE };
