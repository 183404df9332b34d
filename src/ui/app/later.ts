/** The chunk that home does without. */
export { DuelPage } from '../duel/DuelPage';
export { KeysDialog } from './KeysDialog';
export { SettingsDialog } from './SettingsDialog';
