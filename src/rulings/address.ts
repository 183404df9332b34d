/** Addresses of rulings on the page. */

/** @param at which of its boards, from 0 */
export const rulingAddress = (id: string, at = 0): string => `#/r/${id}${at > 0 ? `/${at + 1}` : ''}`;
/**
 * The ruling that shows a rule, best for what was refused.
 * @param card passcode of the card that was asked about
 * @param action what was asked for, as the engine calls it
 * @param by passcode of the card that forbids it; each part needs the one before it
 */
export const ruleAddress = (rule: string, card?: number, action?: string, by?: number): string =>
  ['#/rule', rule, ...(card ? [card, ...(action ? [action, ...(by ? [by] : [])] : [])] : [])].join('/');
