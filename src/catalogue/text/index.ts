/** Texts for people, generated from the cards' definitions, the rules and the log. */
export { cardText, choiceText, effectText } from './generate';
export { effectKindLabel } from './kinds';
export { LABELS, type Label, type LabelList, type Lang, labelOf } from './labels';
export { lockText } from './lock';
export { logLine, type Teller } from './log';
export { materialText } from './materials';
export { priceText } from './price';
export { RULE_IDS, reasonText, ruleSentence } from './reasons';
export { MORE_ROOM, shortEffect } from './short';
