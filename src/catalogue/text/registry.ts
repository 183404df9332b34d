/** The words of every row of the phrase table. A row without `text.ts` does not compile. */

import { text as mActivateTurnSet } from '@/engine/continuous/activateTurnSet/text';
import { text as mCannotSet } from '@/engine/continuous/cannotSet/text';
import { text as mSummonsPerTurn } from '@/engine/continuous/summonsPerTurn/text';
import { text as cActivatedFrom } from '../../engine/conditions/activatedFrom/text';
import { text as cAnyOf } from '../../engine/conditions/anyOf/text';
import { text as cAttacking } from '../../engine/conditions/attacking/text';
import { text as cCameThisTurn } from '../../engine/conditions/cameThisTurn/text';
import { text as cChainLink } from '../../engine/conditions/chainLink/text';
import { text as cCompare } from '../../engine/conditions/compare/text';
import { text as cControls } from '../../engine/conditions/controls/text';
import { text as cDamageStep } from '../../engine/conditions/damageStep/text';
import { text as cDidThisTurn } from '../../engine/conditions/didThisTurn/text';
import { text as cExists } from '../../engine/conditions/exists/text';
import { text as cFlipped } from '../../engine/conditions/flipped/text';
import { text as cHandCount } from '../../engine/conditions/handCount/text';
import { text as cKept } from '../../engine/conditions/kept/text';
import { text as cMatches } from '../../engine/conditions/matches/text';
import { text as cMaterials } from '../../engine/conditions/materials/text';
import { text as cNextPhaseSince } from '../../engine/conditions/nextPhaseSince/text';
import { text as cNotSentThisTurn } from '../../engine/conditions/notSentThisTurn/text';
import { text as cNotSummonedThisTurn } from '../../engine/conditions/notSummonedThisTurn/text';
import { text as cPhase } from '../../engine/conditions/phase/text';
import { text as cSummoned } from '../../engine/conditions/summoned/text';
import { text as cSummonedWith } from '../../engine/conditions/summonedWith/text';
import { text as cTurn } from '../../engine/conditions/turn/text';
import { text as cTurnAfterWinning } from '../../engine/conditions/turnAfterWinning/text';
import { text as mAddAttribute } from '../../engine/continuous/addAttribute/text';
import { text as mAttackAll } from '../../engine/continuous/attackAll/text';
import { text as mAttackCost } from '../../engine/continuous/attackCost/text';
import { text as mAttackFromDefense } from '../../engine/continuous/attackFromDefense/text';
import { text as mAttacks } from '../../engine/continuous/attacks/text';
import { text as mAttacksOnly } from '../../engine/continuous/attacksOnly/text';
import { text as mBanishInsteadOfGY } from '../../engine/continuous/banishInsteadOfGY/text';
import { text as mBattleDamageAsEffect } from '../../engine/continuous/battleDamageAsEffect/text';
import { text as mBattleDamageToOpponent } from '../../engine/continuous/battleDamageToOpponent/text';
import { text as mBattlePosition } from '../../engine/continuous/battlePosition/text';
import { text as mBecomeName } from '../../engine/continuous/becomeName/text';
import { text as mBecomeType } from '../../engine/continuous/becomeType/text';
import { text as mCannotActivate } from '../../engine/continuous/cannotActivate/text';
import { text as mCannotAddFromDeck } from '../../engine/continuous/cannotAddFromDeck/text';
import { text as mCannotAttack } from '../../engine/continuous/cannotAttack/text';
import { text as mCannotBanish } from '../../engine/continuous/cannotBanish/text';
import { text as mCannotBeAttacked } from '../../engine/continuous/cannotBeAttacked/text';
import { text as mCannotBeMaterial } from '../../engine/continuous/cannotBeMaterial/text';
import { text as mCannotBeNegated } from '../../engine/continuous/cannotBeNegated/text';
import { text as mCannotBeTributed } from '../../engine/continuous/cannotBeTributed/text';
import { text as mCannotChangePosition } from '../../engine/continuous/cannotChangePosition/text';
import { text as mCannotDeclareAttack } from '../../engine/continuous/cannotDeclareAttack/text';
import { text as mCannotSummon } from '../../engine/continuous/cannotSummon/text';
import { text as mControl } from '../../engine/continuous/control/text';
import { text as mControlLocked } from '../../engine/continuous/controlLocked/text';
import { text as mDamageInsteadOfGain } from '../../engine/continuous/damageInsteadOfGain/text';
import { text as mDirectAttack } from '../../engine/continuous/directAttack/text';
import { text as mExtraNormalSummon } from '../../engine/continuous/extraNormalSummon/text';
import { text as mFewerTributes } from '../../engine/continuous/fewerTributes/text';
import { text as mGainInsteadOfDamage } from '../../engine/continuous/gainInsteadOfDamage/text';
import { text as mIndestructible } from '../../engine/continuous/indestructible/text';
import { text as mMultiplyDamage } from '../../engine/continuous/multiplyDamage/text';
import { text as mMustAttack } from '../../engine/continuous/mustAttack/text';
import { text as mNegateDestroyedByBattle } from '../../engine/continuous/negateDestroyedByBattle/text';
import { text as mNegateEffects } from '../../engine/continuous/negateEffects/text';
import { text as mNoBattleDamage } from '../../engine/continuous/noBattleDamage/text';
import { text as mNoDamage } from '../../engine/continuous/noDamage/text';
import { text as mNoHandLimit } from '../../engine/continuous/noHandLimit/text';
import { text as mNormalSummons } from '../../engine/continuous/normalSummons/text';
import { text as mNoShield } from '../../engine/continuous/noShield/text';
import { text as mOneAttacker } from '../../engine/continuous/oneAttacker/text';
import { text as mOnlyAttackTarget } from '../../engine/continuous/onlyAttackTarget/text';
import { text as mOnlyOne } from '../../engine/continuous/onlyOne/text';
import { text as mPierce } from '../../engine/continuous/pierce/text';
import { text as mRedirect } from '../../engine/continuous/redirect/text';
import { text as mRestateEffects } from '../../engine/continuous/restateEffects/text';
import { text as mRevealHand } from '../../engine/continuous/revealHand/text';
import { text as mScale } from '../../engine/continuous/scale/text';
import { text as mSelfDestroy } from '../../engine/continuous/selfDestroy/text';
import { text as mSkipPhase } from '../../engine/continuous/skipPhase/text';
import { text as mStat } from '../../engine/continuous/stat/text';
import { text as mSynchroLevel } from '../../engine/continuous/synchroLevel/text';
import { text as mUnaffected } from '../../engine/continuous/unaffected/text';
import { text as mUntargetable } from '../../engine/continuous/untargetable/text';
import type { Condition, Modifier, OperationName, WhenEvent } from '../../engine/definition';
import { text as eActivated } from '../../engine/events/activated/text';
import { text as eAddedToHand } from '../../engine/events/addedToHand/text';
import { text as eAttackDeclared } from '../../engine/events/attackDeclared/text';
import { text as eAttackNegated } from '../../engine/events/attackNegated/text';
import { text as eAttackTargeted } from '../../engine/events/attackTargeted/text';
import { text as eBanished } from '../../engine/events/banished/text';
import { text as eBattleDestroys } from '../../engine/events/battleDestroys/text';
import { text as eBattled } from '../../engine/events/battled/text';
import { text as eBattlePhaseEnded } from '../../engine/events/battlePhaseEnded/text';
import { text as eCoinTossed } from '../../engine/events/coinTossed/text';
import { text as eDamage } from '../../engine/events/damage/text';
import { text as eDamageCalculation } from '../../engine/events/damageCalculation/text';
import { text as eDamageStep } from '../../engine/events/damageStep/text';
import { text as eDestroyed } from '../../engine/events/destroyed/text';
import { text as eDiscarded } from '../../engine/events/discarded/text';
import { text as eDrawn } from '../../engine/events/drawn/text';
import { text as eEffectResolved } from '../../engine/events/effectResolved/text';
import { text as eFlipped } from '../../engine/events/flipped/text';
import { text as eLeavesField } from '../../engine/events/leavesField/text';
import { text as eLpGained } from '../../engine/events/lpGained/text';
import { text as ePositionChanged } from '../../engine/events/positionChanged/text';
import { text as eResolved } from '../../engine/events/resolved/text';
import { text as eResolving } from '../../engine/events/resolving/text';
import { text as eReturned } from '../../engine/events/returned/text';
import { text as eSentToGY } from '../../engine/events/sentToGY/text';
import { text as eSet } from '../../engine/events/set/text';
import { text as eSummoned } from '../../engine/events/summoned/text';
import { text as eTargetingResolved } from '../../engine/events/targetingResolved/text';
import { text as eTributed } from '../../engine/events/tributed/text';
import { text as eWouldBeSummoned } from '../../engine/events/wouldBeSummoned/text';
import { text as oActivateCard } from '../../engine/operations/activateCard/text';
import { text as oAddToHand } from '../../engine/operations/addToHand/text';
import { text as oApplyEffect } from '../../engine/operations/applyEffect/text';
import { text as oArrangeDeck } from '../../engine/operations/arrangeDeck/text';
import { text as oAttach } from '../../engine/operations/attach/text';
import { text as oBanish } from '../../engine/operations/banish/text';
import { text as oCalculateDamage } from '../../engine/operations/calculateDamage/text';
import { text as oChangeAttackTarget } from '../../engine/operations/changeAttackTarget/text';
import { text as oChangePosition } from '../../engine/operations/changePosition/text';
import { text as oChangeStats } from '../../engine/operations/changeStats/text';
import { text as oChangeTarget } from '../../engine/operations/changeTarget/text';
import { text as oChoose } from '../../engine/operations/choose/text';
import { text as oChooseOne } from '../../engine/operations/chooseOne/text';
import { text as oDamage } from '../../engine/operations/damage/text';
import { text as oDeclare } from '../../engine/operations/declare/text';
import { text as oDelay } from '../../engine/operations/delay/text';
import { text as oDestroy } from '../../engine/operations/destroy/text';
import { text as oDetach } from '../../engine/operations/detach/text';
import { text as oDiscard } from '../../engine/operations/discard/text';
import { text as oDraw } from '../../engine/operations/draw/text';
import { text as oEndBattlePhase } from '../../engine/operations/endBattlePhase/text';
import { text as oEquip } from '../../engine/operations/equip/text';
import { text as oEquipSelf } from '../../engine/operations/equipSelf/text';
import { text as oExcavate } from '../../engine/operations/excavate/text';
import { text as oExtraAttack } from '../../engine/operations/extraAttack/text';
import { text as oFusionSummon } from '../../engine/operations/fusionSummon/text';
import { text as oGainLP } from '../../engine/operations/gainLP/text';
import { text as oLinger } from '../../engine/operations/linger/text';
import { text as oLookAt } from '../../engine/operations/lookAt/text';
import { text as oNegateActivation } from '../../engine/operations/negateActivation/text';
import { text as oNegateAttack } from '../../engine/operations/negateAttack/text';
import { text as oNegateEffect } from '../../engine/operations/negateEffect/text';
import { text as oNegateEffects } from '../../engine/operations/negateEffects/text';
import { text as oNegateSummon } from '../../engine/operations/negateSummon/text';
import { text as oNormalSummonNow } from '../../engine/operations/normalSummonNow/text';
import { text as oPayLP } from '../../engine/operations/payLP/text';
import { text as oPendulumSummonNow } from '../../engine/operations/pendulumSummonNow/text';
import { text as oPlaceCounter } from '../../engine/operations/placeCounter/text';
import { text as oPlaceInPendulumZone } from '../../engine/operations/placeInPendulumZone/text';
import { text as oPlaceInSpellTrapZone } from '../../engine/operations/placeInSpellTrapZone/text';
import { text as oRemoveCounter } from '../../engine/operations/removeCounter/text';
import { text as oReturnToDeck } from '../../engine/operations/returnToDeck/text';
import { text as oReturnToField } from '../../engine/operations/returnToField/text';
import { text as oReturnToHand } from '../../engine/operations/returnToHand/text';
import { text as oReveal } from '../../engine/operations/reveal/text';
import { text as oRitualSummon } from '../../engine/operations/ritualSummon/text';
import { text as oSendToGY } from '../../engine/operations/sendToGY/text';
import { text as oSet } from '../../engine/operations/set/text';
import { text as oSetLP } from '../../engine/operations/setLP/text';
import { text as oSkipPhase } from '../../engine/operations/skipPhase/text';
import { text as oSpecialSummon } from '../../engine/operations/specialSummon/text';
import { text as oSummonNow } from '../../engine/operations/summonNow/text';
import { text as oSummonTokens } from '../../engine/operations/summonTokens/text';
import { text as oTakeControl } from '../../engine/operations/takeControl/text';
import { text as oToExtraDeck } from '../../engine/operations/toExtraDeck/text';
import { text as oTossCoin } from '../../engine/operations/tossCoin/text';
import { text as oTribute } from '../../engine/operations/tribute/text';
import { text as oWinDuel } from '../../engine/operations/winDuel/text';
import type { ConditionText, EventText, ModifierText, OperationText } from '../../engine/wording';

const OPERATIONS: { [K in OperationName]: OperationText<K> } = {
  placeInSpellTrapZone: oPlaceInSpellTrapZone,
  applyEffect: oApplyEffect,
  arrangeDeck: oArrangeDeck,
  activateCard: oActivateCard,
  addToHand: oAddToHand,
  toExtraDeck: oToExtraDeck,
  banish: oBanish,
  calculateDamage: oCalculateDamage,
  changeAttackTarget: oChangeAttackTarget,
  changePosition: oChangePosition,
  changeStats: oChangeStats,
  changeTarget: oChangeTarget,
  choose: oChoose,
  chooseOne: oChooseOne,
  damage: oDamage,
  declare: oDeclare,
  delay: oDelay,
  fusionSummon: oFusionSummon,
  ritualSummon: oRitualSummon,
  summonNow: oSummonNow,
  pendulumSummonNow: oPendulumSummonNow,
  attach: oAttach,
  placeInPendulumZone: oPlaceInPendulumZone,
  destroy: oDestroy,
  detach: oDetach,
  discard: oDiscard,
  draw: oDraw,
  endBattlePhase: oEndBattlePhase,
  equip: oEquip,
  equipSelf: oEquipSelf,
  extraAttack: oExtraAttack,
  excavate: oExcavate,
  gainLP: oGainLP,
  linger: oLinger,
  lookAt: oLookAt,
  negateActivation: oNegateActivation,
  negateAttack: oNegateAttack,
  negateEffect: oNegateEffect,
  negateEffects: oNegateEffects,
  negateSummon: oNegateSummon,
  normalSummonNow: oNormalSummonNow,
  payLP: oPayLP,
  placeCounter: oPlaceCounter,
  removeCounter: oRemoveCounter,
  returnToDeck: oReturnToDeck,
  returnToField: oReturnToField,
  returnToHand: oReturnToHand,
  reveal: oReveal,
  sendToGY: oSendToGY,
  set: oSet,
  setLP: oSetLP,
  skipPhase: oSkipPhase,
  specialSummon: oSpecialSummon,
  summonTokens: oSummonTokens,
  takeControl: oTakeControl,
  tossCoin: oTossCoin,
  tribute: oTribute,
  winDuel: oWinDuel,
};
const MODIFIERS: { [K in Modifier['mod']]: ModifierText<K> } = {
  summonsPerTurn: mSummonsPerTurn,
  cannotSet: mCannotSet,
  addAttribute: mAddAttribute,
  attackAll: mAttackAll,
  synchroLevel: mSynchroLevel,
  attacksOnly: mAttacksOnly,
  attackCost: mAttackCost,
  attackFromDefense: mAttackFromDefense,
  attacks: mAttacks,
  banishInsteadOfGY: mBanishInsteadOfGY,
  battleDamageAsEffect: mBattleDamageAsEffect,
  battleDamageToOpponent: mBattleDamageToOpponent,
  becomeName: mBecomeName,
  becomeType: mBecomeType,
  cannotActivate: mCannotActivate,
  cannotAddFromDeck: mCannotAddFromDeck,
  cannotAttack: mCannotAttack,
  cannotBeAttacked: mCannotBeAttacked,
  cannotBeMaterial: mCannotBeMaterial,
  cannotBeTributed: mCannotBeTributed,
  cannotChangePosition: mCannotChangePosition,
  cannotDeclareAttack: mCannotDeclareAttack,
  cannotSummon: mCannotSummon,
  control: mControl,
  controlLocked: mControlLocked,
  directAttack: mDirectAttack,
  fewerTributes: mFewerTributes,
  normalSummons: mNormalSummons,
  extraNormalSummon: mExtraNormalSummon,
  gainInsteadOfDamage: mGainInsteadOfDamage,
  indestructible: mIndestructible,
  multiplyDamage: mMultiplyDamage,
  mustAttack: mMustAttack,
  negateDestroyedByBattle: mNegateDestroyedByBattle,
  negateEffects: mNegateEffects,
  noBattleDamage: mNoBattleDamage,
  noDamage: mNoDamage,
  battlePosition: mBattlePosition,
  cannotBanish: mCannotBanish,
  cannotBeNegated: mCannotBeNegated,
  damageInsteadOfGain: mDamageInsteadOfGain,
  restateEffects: mRestateEffects,
  noHandLimit: mNoHandLimit,
  skipPhase: mSkipPhase,
  activateTurnSet: mActivateTurnSet,
  noShield: mNoShield,
  onlyAttackTarget: mOnlyAttackTarget,
  pierce: mPierce,
  redirect: mRedirect,
  selfDestroy: mSelfDestroy,
  oneAttacker: mOneAttacker,
  onlyOne: mOnlyOne,
  scale: mScale,
  stat: mStat,
  unaffected: mUnaffected,
  untargetable: mUntargetable,
  revealHand: mRevealHand,
};
const CONDITIONS: { [K in Condition['cond']]: ConditionText<K> } = {
  anyOf: cAnyOf,
  attacking: cAttacking,
  chainLink: cChainLink,
  compare: cCompare,
  controls: cControls,
  damageStep: cDamageStep,
  didThisTurn: cDidThisTurn,
  exists: cExists,
  handCount: cHandCount,
  kept: cKept,
  flipped: cFlipped,
  activatedFrom: cActivatedFrom,
  notSummonedThisTurn: cNotSummonedThisTurn,
  turnAfterWinning: cTurnAfterWinning,
  summonedWith: cSummonedWith,
  matches: cMatches,
  materials: cMaterials,
  phase: cPhase,
  summoned: cSummoned,
  turn: cTurn,
  nextPhaseSince: cNextPhaseSince,
  notSentThisTurn: cNotSentThisTurn,
  cameThisTurn: cCameThisTurn,
};
const EVENTS: { [K in WhenEvent]: EventText<K> } = {
  activated: eActivated,
  addedToHand: eAddedToHand,
  attackDeclared: eAttackDeclared,
  attackNegated: eAttackNegated,
  attackTargeted: eAttackTargeted,
  banished: eBanished,
  battleDestroys: eBattleDestroys,
  battlePhaseEnded: eBattlePhaseEnded,
  battled: eBattled,
  damage: eDamage,
  damageCalculation: eDamageCalculation,
  damageStep: eDamageStep,
  destroyed: eDestroyed,
  discarded: eDiscarded,
  drawn: eDrawn,
  lpGained: eLpGained,
  flipped: eFlipped,
  leavesField: eLeavesField,
  positionChanged: ePositionChanged,
  sentToGY: eSentToGY,
  set: eSet,
  summoned: eSummoned,
  effectResolved: eEffectResolved,
  targetingResolved: eTargetingResolved,
  tributed: eTributed,
  wouldBeSummoned: eWouldBeSummoned,
  resolved: eResolved,
  resolving: eResolving,
  returned: eReturned,
  coinTossed: eCoinTossed,
};

// Each row is asked with what it was found by, so its narrower parameter always fits.
export const operationText = (op: OperationName): OperationText<OperationName> =>
  OPERATIONS[op] as OperationText<OperationName>;
export const modifierText = (mod: Modifier['mod']): ModifierText<Modifier['mod']> =>
  MODIFIERS[mod] as ModifierText<Modifier['mod']>;
export const conditionText = (cond: Condition['cond']): ConditionText<Condition['cond']> =>
  CONDITIONS[cond] as ConditionText<Condition['cond']>;
export const eventText = (event: WhenEvent): EventText<WhenEvent> => EVENTS[event] as EventText<WhenEvent>;
