/** Replay links: everything a duel needs to be watched again, in one word behind the number sign. */
export { type Decoded, decodeReplay, encodeReplay, LINK_ROUTE } from './codec';
export type { LinkError, LinkErrorCode, LinkPart } from './fault';
export { branchesText, differenceTexts, divergenceText, type Language, linkErrorText } from './link-text';
export {
  answerOf,
  type Differences,
  type Divergence,
  decisionOf,
  type Played,
  type PlayedLine,
  type PlayOptions,
  playRecord,
  type ReplayNotes,
  recordOf,
  setupOf,
} from './play';
export * from './record';
export { FORMAT_VERSION, RULES_VERSION } from './versions';
