/** Registry of the modifiers. */

import type { Modifier } from '../definition';
import { row as activateTurnSet } from './activateTurnSet/row';
import { row as addAttribute } from './addAttribute/row';
import { row as attackAll } from './attackAll/row';
import { row as attackCost } from './attackCost/row';
import { row as attackFromDefense } from './attackFromDefense/row';
import { row as attacks } from './attacks/row';
import { row as attacksOnly } from './attacksOnly/row';
import { row as banishInsteadOfGY } from './banishInsteadOfGY/row';
import { row as battleDamageAsEffect } from './battleDamageAsEffect/row';
import { row as battleDamageToOpponent } from './battleDamageToOpponent/row';
import { row as battlePosition } from './battlePosition/row';
import { row as becomeName } from './becomeName/row';
import { row as becomeType } from './becomeType/row';
import { row as cannotActivate } from './cannotActivate/row';
import { row as cannotAddFromDeck } from './cannotAddFromDeck/row';
import { row as cannotAttack } from './cannotAttack/row';
import { row as cannotBanish } from './cannotBanish/row';
import { row as cannotBeAttacked } from './cannotBeAttacked/row';
import { row as cannotBeMaterial } from './cannotBeMaterial/row';
import { row as cannotBeNegated } from './cannotBeNegated/row';
import { row as cannotBeTributed } from './cannotBeTributed/row';
import { row as cannotChangePosition } from './cannotChangePosition/row';
import { row as cannotDeclareAttack } from './cannotDeclareAttack/row';
import { row as cannotSet } from './cannotSet/row';
import { row as cannotSummon } from './cannotSummon/row';
import { row as control } from './control/row';
import { row as controlLocked } from './controlLocked/row';
import { row as damageInsteadOfGain } from './damageInsteadOfGain/row';
import { row as directAttack } from './directAttack/row';
import { row as extraNormalSummon } from './extraNormalSummon/row';
import { row as fewerTributes } from './fewerTributes/row';
import { row as gainInsteadOfDamage } from './gainInsteadOfDamage/row';
import { row as indestructible } from './indestructible/row';
import { row as multiplyDamage } from './multiplyDamage/row';
import { row as mustAttack } from './mustAttack/row';
import { row as negateDestroyedByBattle } from './negateDestroyedByBattle/row';
import { row as negateEffects } from './negateEffects/row';
import { row as noBattleDamage } from './noBattleDamage/row';
import { row as noDamage } from './noDamage/row';
import { row as noHandLimit } from './noHandLimit/row';
import { row as normalSummons } from './normalSummons/row';
import { row as noShield } from './noShield/row';
import { row as oneAttacker } from './oneAttacker/row';
import { row as onlyAttackTarget } from './onlyAttackTarget/row';
import { row as onlyOne } from './onlyOne/row';
import { row as pierce } from './pierce/row';
import { row as redirect } from './redirect/row';
import { row as restateEffects } from './restateEffects/row';
import { row as revealHand } from './revealHand/row';
import type { ModifierRow } from './row';
import { row as scale } from './scale/row';
import { row as selfDestroy } from './selfDestroy/row';
import { row as skipPhase } from './skipPhase/row';
import { row as stat } from './stat/row';
import { row as summonsPerTurn } from './summonsPerTurn/row';
import { row as synchroLevel } from './synchroLevel/row';
import { row as unaffected } from './unaffected/row';
import { row as untargetable } from './untargetable/row';

export const MODIFIERS: { [K in Modifier['mod']]: ModifierRow<K> } = {
  summonsPerTurn,
  cannotSet,
  scale,
  stat,
  addAttribute,
  becomeName,
  becomeType,
  negateEffects,
  indestructible,
  untargetable,
  pierce,
  unaffected,
  gainInsteadOfDamage,
  multiplyDamage,
  battleDamageToOpponent,
  banishInsteadOfGY,
  noHandLimit,
  skipPhase,
  activateTurnSet,
  negateDestroyedByBattle,
  battleDamageAsEffect,
  attackCost,
  onlyAttackTarget,
  noShield,
  attackFromDefense,
  attackAll,
  synchroLevel,
  attacksOnly,
  directAttack,
  mustAttack,
  cannotDeclareAttack,
  attacks,
  cannotAttack,
  cannotBeAttacked,
  cannotChangePosition,
  cannotBeMaterial,
  cannotBeTributed,
  redirect,
  control,
  controlLocked,
  selfDestroy,
  oneAttacker,
  onlyOne,
  fewerTributes,
  normalSummons,
  extraNormalSummon,
  cannotActivate,
  cannotSummon,
  cannotAddFromDeck,
  noBattleDamage,
  noDamage,
  revealHand,
  battlePosition,
  cannotBanish,
  cannotBeNegated,
  damageInsteadOfGain,
  restateEffects,
};
