/** The whole public surface of the engine. */
export * from './basics';
export type * from './definition';
export { isFaceUp, mostCounters } from './facts/setupCards';
export { isUsedAt } from './facts/setupDeeds';
export { equipTargets } from './facts/setupEquips';
export {
  FIXES,
  type Fix,
  type FixId,
  fixOf,
  inPile,
  withCard,
  withDeeds,
  withoutCard,
  withUses,
} from './facts/setupFixes';
export { laidOut } from './facts/setupLaid';
export { PHASE_NODES, PROBLEMS, type Problem, type ProblemId, START_NODES, STEP_NODES } from './facts/setupProblem';
export { problemsOf } from './facts/setupProblems';
export { drawable, freeZone, spotKey, zonesAt, zonesOf } from './facts/setupZones';
export { RULE_IDS, type RuleId } from './judge/ruleIds';
export { refusalsFor, refusalsOf, whyNot } from './judge/why';
export type * from './log/events';
export {
  AGREED_DRAW,
  advance,
  chartMover,
  freezeSnapshots,
  type Mover,
  SURRENDER,
  startDuel,
  startPosition,
  steps,
  tableMover,
  watchEvents,
  watchTransitions,
} from './machine/advance';
export { GUARDS, NAMED_CHART, type Node as ChartNode, OUTCOMES, type Outcome } from './machine/config';
export { compileTable } from './machine/table';
export { zonesFrom } from './state/arrows';
export { type ArchetypeTable, type Cards, type CompiledCard, type CompiledEffect, compileCards } from './state/cards';
export {
  type BoardSetup,
  createPosition,
  type DeckList,
  type DuelSetup,
  type NamedUse,
  type PlacedCard,
} from './state/create';
export type {
  Battle,
  CardState,
  Context,
  Delayed,
  Duel,
  DuelOptions,
  FieldStay,
  Json,
  Lingering,
  Link,
  Option,
  PendingTrigger,
  Prompt,
  PromptKind,
  SeatState,
  StayRef,
  SummonAttempt,
  TimingNode,
  TurnNode,
} from './state/duel';
export { hashOf } from './state/hash';
export { type CountedUse, countedUse, countedUses } from './state/limits';
export { type AttackForecast, forecastAttack } from './view/predict';
export { type Lock, type SeatTurn, type ThisTurn, thisTurn, type UsedEffect } from './view/thisTurn';
export type * from './view/types';
export { viewFor } from './view/view';
