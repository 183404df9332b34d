/** Every row's slots, by the kind of row. A new row is one folder and one line here; a missing line does not compile. */

import { slots as condActivatedFrom } from '@/engine/conditions/activatedFrom/slots';
import { slots as condAnyOf } from '@/engine/conditions/anyOf/slots';
import { slots as condAttacking } from '@/engine/conditions/attacking/slots';
import { slots as condCameThisTurn } from '@/engine/conditions/cameThisTurn/slots';
import { slots as condChainLink } from '@/engine/conditions/chainLink/slots';
import { slots as condCompare } from '@/engine/conditions/compare/slots';
import { slots as condControls } from '@/engine/conditions/controls/slots';
import { slots as condDamageStep } from '@/engine/conditions/damageStep/slots';
import { slots as condDidThisTurn } from '@/engine/conditions/didThisTurn/slots';
import { slots as condExists } from '@/engine/conditions/exists/slots';
import { slots as condFlipped } from '@/engine/conditions/flipped/slots';
import { slots as condHandCount } from '@/engine/conditions/handCount/slots';
import { slots as condKept } from '@/engine/conditions/kept/slots';
import { slots as condMatches } from '@/engine/conditions/matches/slots';
import { slots as condMaterials } from '@/engine/conditions/materials/slots';
import { slots as condNextPhaseSince } from '@/engine/conditions/nextPhaseSince/slots';
import { slots as condNotSentThisTurn } from '@/engine/conditions/notSentThisTurn/slots';
import { slots as condNotSummonedThisTurn } from '@/engine/conditions/notSummonedThisTurn/slots';
import { slots as condPhase } from '@/engine/conditions/phase/slots';
import { slots as condSummoned } from '@/engine/conditions/summoned/slots';
import { slots as condSummonedWith } from '@/engine/conditions/summonedWith/slots';
import { slots as condTurn } from '@/engine/conditions/turn/slots';
import { slots as condTurnAfterWinning } from '@/engine/conditions/turnAfterWinning/slots';
import { slots as modActivateTurnSet } from '@/engine/continuous/activateTurnSet/slots';
import { slots as modAddAttribute } from '@/engine/continuous/addAttribute/slots';
import { slots as modAttackAll } from '@/engine/continuous/attackAll/slots';
import { slots as modAttackCost } from '@/engine/continuous/attackCost/slots';
import { slots as modAttackFromDefense } from '@/engine/continuous/attackFromDefense/slots';
import { slots as modAttacks } from '@/engine/continuous/attacks/slots';
import { slots as modAttacksOnly } from '@/engine/continuous/attacksOnly/slots';
import { slots as modBanishInsteadOfGY } from '@/engine/continuous/banishInsteadOfGY/slots';
import { slots as modBattleDamageAsEffect } from '@/engine/continuous/battleDamageAsEffect/slots';
import { slots as modBattleDamageToOpponent } from '@/engine/continuous/battleDamageToOpponent/slots';
import { slots as modBattlePosition } from '@/engine/continuous/battlePosition/slots';
import { slots as modBecomeName } from '@/engine/continuous/becomeName/slots';
import { slots as modBecomeType } from '@/engine/continuous/becomeType/slots';
import { slots as modCannotActivate } from '@/engine/continuous/cannotActivate/slots';
import { slots as modCannotAddFromDeck } from '@/engine/continuous/cannotAddFromDeck/slots';
import { slots as modCannotAttack } from '@/engine/continuous/cannotAttack/slots';
import { slots as modCannotBanish } from '@/engine/continuous/cannotBanish/slots';
import { slots as modCannotBeAttacked } from '@/engine/continuous/cannotBeAttacked/slots';
import { slots as modCannotBeMaterial } from '@/engine/continuous/cannotBeMaterial/slots';
import { slots as modCannotBeNegated } from '@/engine/continuous/cannotBeNegated/slots';
import { slots as modCannotBeTributed } from '@/engine/continuous/cannotBeTributed/slots';
import { slots as modCannotChangePosition } from '@/engine/continuous/cannotChangePosition/slots';
import { slots as modCannotDeclareAttack } from '@/engine/continuous/cannotDeclareAttack/slots';
import { slots as modCannotSet } from '@/engine/continuous/cannotSet/slots';
import { slots as modCannotSummon } from '@/engine/continuous/cannotSummon/slots';
import { slots as modControl } from '@/engine/continuous/control/slots';
import { slots as modControlLocked } from '@/engine/continuous/controlLocked/slots';
import { slots as modDamageInsteadOfGain } from '@/engine/continuous/damageInsteadOfGain/slots';
import { slots as modDirectAttack } from '@/engine/continuous/directAttack/slots';
import { slots as modExtraNormalSummon } from '@/engine/continuous/extraNormalSummon/slots';
import { slots as modFewerTributes } from '@/engine/continuous/fewerTributes/slots';
import { slots as modGainInsteadOfDamage } from '@/engine/continuous/gainInsteadOfDamage/slots';
import { slots as modIndestructible } from '@/engine/continuous/indestructible/slots';
import { slots as modMultiplyDamage } from '@/engine/continuous/multiplyDamage/slots';
import { slots as modMustAttack } from '@/engine/continuous/mustAttack/slots';
import { slots as modNegateDestroyedByBattle } from '@/engine/continuous/negateDestroyedByBattle/slots';
import { slots as modNegateEffects } from '@/engine/continuous/negateEffects/slots';
import { slots as modNoBattleDamage } from '@/engine/continuous/noBattleDamage/slots';
import { slots as modNoDamage } from '@/engine/continuous/noDamage/slots';
import { slots as modNoHandLimit } from '@/engine/continuous/noHandLimit/slots';
import { slots as modNormalSummons } from '@/engine/continuous/normalSummons/slots';
import { slots as modNoShield } from '@/engine/continuous/noShield/slots';
import { slots as modOneAttacker } from '@/engine/continuous/oneAttacker/slots';
import { slots as modOnlyAttackTarget } from '@/engine/continuous/onlyAttackTarget/slots';
import { slots as modOnlyOne } from '@/engine/continuous/onlyOne/slots';
import { slots as modPierce } from '@/engine/continuous/pierce/slots';
import { slots as modRedirect } from '@/engine/continuous/redirect/slots';
import { slots as modRestateEffects } from '@/engine/continuous/restateEffects/slots';
import { slots as modRevealHand } from '@/engine/continuous/revealHand/slots';
import { slots as modScale } from '@/engine/continuous/scale/slots';
import { slots as modSelfDestroy } from '@/engine/continuous/selfDestroy/slots';
import { slots as modSkipPhase } from '@/engine/continuous/skipPhase/slots';
import { slots as modStat } from '@/engine/continuous/stat/slots';
import { slots as modSummonsPerTurn } from '@/engine/continuous/summonsPerTurn/slots';
import { slots as modSynchroLevel } from '@/engine/continuous/synchroLevel/slots';
import { slots as modUnaffected } from '@/engine/continuous/unaffected/slots';
import { slots as modUntargetable } from '@/engine/continuous/untargetable/slots';
import type { Condition, Modifier, OperationName, WhenEvent } from '@/engine/definition';
import { slots as onActivated } from '@/engine/events/activated/slots';
import { slots as onAddedToHand } from '@/engine/events/addedToHand/slots';
import { slots as onAttackDeclared } from '@/engine/events/attackDeclared/slots';
import { slots as onAttackNegated } from '@/engine/events/attackNegated/slots';
import { slots as onAttackTargeted } from '@/engine/events/attackTargeted/slots';
import { slots as onBanished } from '@/engine/events/banished/slots';
import { slots as onBattleDestroys } from '@/engine/events/battleDestroys/slots';
import { slots as onBattled } from '@/engine/events/battled/slots';
import { slots as onBattlePhaseEnded } from '@/engine/events/battlePhaseEnded/slots';
import { slots as onCoinTossed } from '@/engine/events/coinTossed/slots';
import { slots as onDamage } from '@/engine/events/damage/slots';
import { slots as onDamageCalculation } from '@/engine/events/damageCalculation/slots';
import { slots as onDamageStep } from '@/engine/events/damageStep/slots';
import { slots as onDestroyed } from '@/engine/events/destroyed/slots';
import { slots as onDiscarded } from '@/engine/events/discarded/slots';
import { slots as onDrawn } from '@/engine/events/drawn/slots';
import { slots as onEffectResolved } from '@/engine/events/effectResolved/slots';
import { slots as onFlipped } from '@/engine/events/flipped/slots';
import { slots as onLeavesField } from '@/engine/events/leavesField/slots';
import { slots as onLpGained } from '@/engine/events/lpGained/slots';
import { slots as onPositionChanged } from '@/engine/events/positionChanged/slots';
import { slots as onResolved } from '@/engine/events/resolved/slots';
import { slots as onResolving } from '@/engine/events/resolving/slots';
import { slots as onReturned } from '@/engine/events/returned/slots';
import { slots as onSentToGY } from '@/engine/events/sentToGY/slots';
import { slots as onSet } from '@/engine/events/set/slots';
import { slots as onSummoned } from '@/engine/events/summoned/slots';
import { slots as onTargetingResolved } from '@/engine/events/targetingResolved/slots';
import { slots as onTributed } from '@/engine/events/tributed/slots';
import { slots as onWouldBeSummoned } from '@/engine/events/wouldBeSummoned/slots';
import { slots as opActivateCard } from '@/engine/operations/activateCard/slots';
import { slots as opAddToHand } from '@/engine/operations/addToHand/slots';
import { slots as opApplyEffect } from '@/engine/operations/applyEffect/slots';
import { slots as opArrangeDeck } from '@/engine/operations/arrangeDeck/slots';
import { slots as opAttach } from '@/engine/operations/attach/slots';
import { slots as opBanish } from '@/engine/operations/banish/slots';
import { slots as opCalculateDamage } from '@/engine/operations/calculateDamage/slots';
import { slots as opChangeAttackTarget } from '@/engine/operations/changeAttackTarget/slots';
import { slots as opChangePosition } from '@/engine/operations/changePosition/slots';
import { slots as opChangeStats } from '@/engine/operations/changeStats/slots';
import { slots as opChangeTarget } from '@/engine/operations/changeTarget/slots';
import { slots as opChoose } from '@/engine/operations/choose/slots';
import { slots as opChooseOne } from '@/engine/operations/chooseOne/slots';
import { slots as opDamage } from '@/engine/operations/damage/slots';
import { slots as opDeclare } from '@/engine/operations/declare/slots';
import { slots as opDelay } from '@/engine/operations/delay/slots';
import { slots as opDestroy } from '@/engine/operations/destroy/slots';
import { slots as opDetach } from '@/engine/operations/detach/slots';
import { slots as opDiscard } from '@/engine/operations/discard/slots';
import { slots as opDraw } from '@/engine/operations/draw/slots';
import { slots as opEndBattlePhase } from '@/engine/operations/endBattlePhase/slots';
import { slots as opEquip } from '@/engine/operations/equip/slots';
import { slots as opEquipSelf } from '@/engine/operations/equipSelf/slots';
import { slots as opExcavate } from '@/engine/operations/excavate/slots';
import { slots as opExtraAttack } from '@/engine/operations/extraAttack/slots';
import { slots as opFusionSummon } from '@/engine/operations/fusionSummon/slots';
import { slots as opGainLP } from '@/engine/operations/gainLP/slots';
import { slots as opLinger } from '@/engine/operations/linger/slots';
import { slots as opLookAt } from '@/engine/operations/lookAt/slots';
import { slots as opNegateActivation } from '@/engine/operations/negateActivation/slots';
import { slots as opNegateAttack } from '@/engine/operations/negateAttack/slots';
import { slots as opNegateEffect } from '@/engine/operations/negateEffect/slots';
import { slots as opNegateEffects } from '@/engine/operations/negateEffects/slots';
import { slots as opNegateSummon } from '@/engine/operations/negateSummon/slots';
import { slots as opNormalSummonNow } from '@/engine/operations/normalSummonNow/slots';
import { slots as opPayLP } from '@/engine/operations/payLP/slots';
import { slots as opPendulumSummonNow } from '@/engine/operations/pendulumSummonNow/slots';
import { slots as opPlaceCounter } from '@/engine/operations/placeCounter/slots';
import { slots as opPlaceInPendulumZone } from '@/engine/operations/placeInPendulumZone/slots';
import { slots as opPlaceInSpellTrapZone } from '@/engine/operations/placeInSpellTrapZone/slots';
import { slots as opRemoveCounter } from '@/engine/operations/removeCounter/slots';
import { slots as opReturnToDeck } from '@/engine/operations/returnToDeck/slots';
import { slots as opReturnToField } from '@/engine/operations/returnToField/slots';
import { slots as opReturnToHand } from '@/engine/operations/returnToHand/slots';
import { slots as opReveal } from '@/engine/operations/reveal/slots';
import { slots as opRitualSummon } from '@/engine/operations/ritualSummon/slots';
import { slots as opSendToGY } from '@/engine/operations/sendToGY/slots';
import { slots as opSet } from '@/engine/operations/set/slots';
import { slots as opSetLP } from '@/engine/operations/setLP/slots';
import { slots as opSkipPhase } from '@/engine/operations/skipPhase/slots';
import { slots as opSpecialSummon } from '@/engine/operations/specialSummon/slots';
import { slots as opSummonNow } from '@/engine/operations/summonNow/slots';
import { slots as opSummonTokens } from '@/engine/operations/summonTokens/slots';
import { slots as opTakeControl } from '@/engine/operations/takeControl/slots';
import { slots as opToExtraDeck } from '@/engine/operations/toExtraDeck/slots';
import { slots as opTossCoin } from '@/engine/operations/tossCoin/slots';
import { slots as opTribute } from '@/engine/operations/tribute/slots';
import { slots as opWinDuel } from '@/engine/operations/winDuel/slots';

export const operations = {
  placeInSpellTrapZone: opPlaceInSpellTrapZone,
  applyEffect: opApplyEffect,
  arrangeDeck: opArrangeDeck,
  activateCard: opActivateCard,
  addToHand: opAddToHand,
  toExtraDeck: opToExtraDeck,
  banish: opBanish,
  calculateDamage: opCalculateDamage,
  changeAttackTarget: opChangeAttackTarget,
  changePosition: opChangePosition,
  changeStats: opChangeStats,
  changeTarget: opChangeTarget,
  choose: opChoose,
  chooseOne: opChooseOne,
  damage: opDamage,
  declare: opDeclare,
  delay: opDelay,
  fusionSummon: opFusionSummon,
  ritualSummon: opRitualSummon,
  summonNow: opSummonNow,
  pendulumSummonNow: opPendulumSummonNow,
  attach: opAttach,
  placeInPendulumZone: opPlaceInPendulumZone,
  destroy: opDestroy,
  detach: opDetach,
  discard: opDiscard,
  draw: opDraw,
  endBattlePhase: opEndBattlePhase,
  equip: opEquip,
  equipSelf: opEquipSelf,
  extraAttack: opExtraAttack,
  excavate: opExcavate,
  gainLP: opGainLP,
  linger: opLinger,
  lookAt: opLookAt,
  negateActivation: opNegateActivation,
  negateAttack: opNegateAttack,
  negateEffect: opNegateEffect,
  negateEffects: opNegateEffects,
  negateSummon: opNegateSummon,
  normalSummonNow: opNormalSummonNow,
  payLP: opPayLP,
  placeCounter: opPlaceCounter,
  removeCounter: opRemoveCounter,
  returnToDeck: opReturnToDeck,
  returnToField: opReturnToField,
  returnToHand: opReturnToHand,
  reveal: opReveal,
  sendToGY: opSendToGY,
  set: opSet,
  setLP: opSetLP,
  skipPhase: opSkipPhase,
  specialSummon: opSpecialSummon,
  summonTokens: opSummonTokens,
  takeControl: opTakeControl,
  tossCoin: opTossCoin,
  tribute: opTribute,
  winDuel: opWinDuel,
} satisfies Record<OperationName, object>;

export const continuous = {
  summonsPerTurn: modSummonsPerTurn,
  cannotSet: modCannotSet,
  addAttribute: modAddAttribute,
  attackAll: modAttackAll,
  synchroLevel: modSynchroLevel,
  attacksOnly: modAttacksOnly,
  attackCost: modAttackCost,
  attackFromDefense: modAttackFromDefense,
  attacks: modAttacks,
  banishInsteadOfGY: modBanishInsteadOfGY,
  battleDamageAsEffect: modBattleDamageAsEffect,
  battleDamageToOpponent: modBattleDamageToOpponent,
  becomeName: modBecomeName,
  becomeType: modBecomeType,
  cannotActivate: modCannotActivate,
  cannotAddFromDeck: modCannotAddFromDeck,
  cannotAttack: modCannotAttack,
  cannotBeAttacked: modCannotBeAttacked,
  cannotBeMaterial: modCannotBeMaterial,
  cannotBeTributed: modCannotBeTributed,
  cannotChangePosition: modCannotChangePosition,
  cannotDeclareAttack: modCannotDeclareAttack,
  cannotSummon: modCannotSummon,
  control: modControl,
  controlLocked: modControlLocked,
  directAttack: modDirectAttack,
  fewerTributes: modFewerTributes,
  normalSummons: modNormalSummons,
  extraNormalSummon: modExtraNormalSummon,
  gainInsteadOfDamage: modGainInsteadOfDamage,
  indestructible: modIndestructible,
  multiplyDamage: modMultiplyDamage,
  mustAttack: modMustAttack,
  negateDestroyedByBattle: modNegateDestroyedByBattle,
  negateEffects: modNegateEffects,
  noBattleDamage: modNoBattleDamage,
  noDamage: modNoDamage,
  battlePosition: modBattlePosition,
  cannotBanish: modCannotBanish,
  cannotBeNegated: modCannotBeNegated,
  damageInsteadOfGain: modDamageInsteadOfGain,
  restateEffects: modRestateEffects,
  noHandLimit: modNoHandLimit,
  skipPhase: modSkipPhase,
  activateTurnSet: modActivateTurnSet,
  noShield: modNoShield,
  onlyAttackTarget: modOnlyAttackTarget,
  pierce: modPierce,
  redirect: modRedirect,
  selfDestroy: modSelfDestroy,
  oneAttacker: modOneAttacker,
  onlyOne: modOnlyOne,
  scale: modScale,
  stat: modStat,
  unaffected: modUnaffected,
  untargetable: modUntargetable,
  revealHand: modRevealHand,
} satisfies Record<Modifier['mod'], object>;

export const conditions = {
  anyOf: condAnyOf,
  attacking: condAttacking,
  chainLink: condChainLink,
  compare: condCompare,
  controls: condControls,
  damageStep: condDamageStep,
  didThisTurn: condDidThisTurn,
  exists: condExists,
  handCount: condHandCount,
  kept: condKept,
  flipped: condFlipped,
  activatedFrom: condActivatedFrom,
  notSummonedThisTurn: condNotSummonedThisTurn,
  turnAfterWinning: condTurnAfterWinning,
  summonedWith: condSummonedWith,
  matches: condMatches,
  materials: condMaterials,
  phase: condPhase,
  summoned: condSummoned,
  turn: condTurn,
  nextPhaseSince: condNextPhaseSince,
  notSentThisTurn: condNotSentThisTurn,
  cameThisTurn: condCameThisTurn,
} satisfies Record<Condition['cond'], object>;

export const events = {
  activated: onActivated,
  addedToHand: onAddedToHand,
  attackDeclared: onAttackDeclared,
  attackNegated: onAttackNegated,
  attackTargeted: onAttackTargeted,
  banished: onBanished,
  battleDestroys: onBattleDestroys,
  battlePhaseEnded: onBattlePhaseEnded,
  battled: onBattled,
  damage: onDamage,
  damageCalculation: onDamageCalculation,
  damageStep: onDamageStep,
  destroyed: onDestroyed,
  discarded: onDiscarded,
  drawn: onDrawn,
  lpGained: onLpGained,
  flipped: onFlipped,
  leavesField: onLeavesField,
  positionChanged: onPositionChanged,
  sentToGY: onSentToGY,
  set: onSet,
  summoned: onSummoned,
  effectResolved: onEffectResolved,
  targetingResolved: onTargetingResolved,
  tributed: onTributed,
  wouldBeSummoned: onWouldBeSummoned,
  resolved: onResolved,
  resolving: onResolving,
  returned: onReturned,
  coinTossed: onCoinTossed,
} satisfies Record<WhenEvent, object>;
