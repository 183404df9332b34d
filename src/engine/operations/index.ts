/** Registry of the operations. */
import type { OperationName } from '../definition';
import { row as activateCard } from './activateCard/row';
import { row as addToHand } from './addToHand/row';
import { row as applyEffect } from './applyEffect/row';
import { row as arrangeDeck } from './arrangeDeck/row';
import { row as attach } from './attach/row';
import { row as banish } from './banish/row';
import { row as calculateDamage } from './calculateDamage/row';
import { row as changeAttackTarget } from './changeAttackTarget/row';
import { row as changePosition } from './changePosition/row';
import { row as changeStats } from './changeStats/row';
import { row as changeTarget } from './changeTarget/row';
import { row as choose } from './choose/row';
import { row as chooseOne } from './chooseOne/row';
import { row as damage } from './damage/row';
import { row as declare } from './declare/row';
import { row as delay } from './delay/row';
import { row as destroy } from './destroy/row';
import { row as detach } from './detach/row';
import { row as discard } from './discard/row';
import { row as draw } from './draw/row';
import { row as endBattlePhase } from './endBattlePhase/row';
import { row as equip } from './equip/row';
import { row as equipSelf } from './equipSelf/row';
import { row as excavate } from './excavate/row';
import { row as extraAttack } from './extraAttack/row';
import { row as fusionSummon } from './fusionSummon/row';
import { row as gainLP } from './gainLP/row';
import { row as linger } from './linger/row';
import { row as lookAt } from './lookAt/row';
import { row as negateActivation } from './negateActivation/row';
import { row as negateAttack } from './negateAttack/row';
import { row as negateEffect } from './negateEffect/row';
import { row as negateEffects } from './negateEffects/row';
import { row as negateSummon } from './negateSummon/row';
import { row as normalSummonNow } from './normalSummonNow/row';
import { row as payLP } from './payLP/row';
import { row as pendulumSummonNow } from './pendulumSummonNow/row';
import { row as placeCounter } from './placeCounter/row';
import { row as placeInPendulumZone } from './placeInPendulumZone/row';
import { row as placeInSpellTrapZone } from './placeInSpellTrapZone/row';
import { registerOperations } from './possible';
import { row as removeCounter } from './removeCounter/row';
import { row as returnToDeck } from './returnToDeck/row';
import { row as returnToField } from './returnToField/row';
import { row as returnToHand } from './returnToHand/row';
import { row as reveal } from './reveal/row';
import { row as ritualSummon } from './ritualSummon/row';
import type { OperationRow } from './row';
import { row as sendToGY } from './sendToGY/row';
import { row as set } from './set/row';
import { row as setLP } from './setLP/row';
import { row as skipPhase } from './skipPhase/row';
import { row as specialSummon } from './specialSummon/row';
import { row as summonNow } from './summonNow/row';
import { row as summonTokens } from './summonTokens/row';
import { row as takeControl } from './takeControl/row';
import { row as toExtraDeck } from './toExtraDeck/row';
import { row as tossCoin } from './tossCoin/row';
import { row as tribute } from './tribute/row';
import { row as winDuel } from './winDuel/row';

export const OPERATIONS: { [K in OperationName]: OperationRow<K> } = {
  placeInSpellTrapZone,
  arrangeDeck,
  fusionSummon,
  ritualSummon,
  summonNow,
  pendulumSummonNow,
  attach,
  placeInPendulumZone,
  destroy,
  banish,
  sendToGY,
  activateCard,
  addToHand,
  toExtraDeck,
  returnToField,
  returnToHand,
  returnToDeck,
  specialSummon,
  summonTokens,
  draw,
  discard,
  tribute,
  payLP,
  damage,
  gainLP,
  changePosition,
  takeControl,
  equip,
  equipSelf,
  placeCounter,
  removeCounter,
  negateActivation,
  negateEffect,
  negateSummon,
  negateAttack,
  negateEffects,
  changeStats,
  linger,
  delay,
  endBattlePhase,
  tossCoin,
  declare,
  lookAt,
  choose,
  chooseOne,
  applyEffect,
  winDuel,
  detach,
  extraAttack,
  reveal,
  excavate,
  setLP,
  normalSummonNow,
  calculateDamage,
  changeTarget,
  changeAttackTarget,
  skipPhase,
  set,
};
registerOperations(OPERATIONS);
