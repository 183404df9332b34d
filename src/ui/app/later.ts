/** The chunk that home does without: the rules, the cards, the table and the dialogs. */
import { cardById, cards } from '@/catalogue';
import { rulesWith } from '@/store/rules';
import type { FrameLetter } from '@/store/summary';
import { frameLetter } from '../home/frameLetter';

export { DuelPage } from '../duel/DuelPage';
export { Fan } from '../home/Fan';
export { KeysDialog } from './KeysDialog';
export { SettingsDialog } from './SettingsDialog';
export { cards };
export const rules = rulesWith(cards);
export const letter: FrameLetter = (def) => frameLetter(cardById(def));
