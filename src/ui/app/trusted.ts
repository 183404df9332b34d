/**
 * The page's only door to markup and script addresses. Its policy of security lets a text become either of them nowhere
 * else, so no text of a link, name or comment can.
 */

interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

interface Types {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Also written in the policy of the built page. */
const NAME = 'spellspeed';
const same = (text: string): string => text;
const rules: Policy = { createHTML: same, createScriptURL: same };
/** A browser without such types takes texts. */
const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
const policy = types?.createPolicy(NAME, rules) ?? rules;

/** Markup made from our own drawings and numbers. */
export const ownMarkup = (markup: string): string => policy.createHTML(markup);

/** Address of a script that was built with the page. */
export const ownScript = (address: string): string => policy.createScriptURL(address);
