/** The chunk that is loaded after the first board. */
export { CopyDialog } from '../duel/CopyDialog';
export { Curtain } from '../seats/Curtain';
export { TakeBack } from '../seats/TakeBack';
export { Visit } from '../seats/Visit';
export { KeysDialog } from './KeysDialog';
export { MenuDialog } from './MenuDialog';
export { SettingsDialog } from './SettingsDialog';
