/** What the language of rulings calls an action, and what the engine calls it. */
import type { Option } from '../engine';
import type { Action } from './schema';

export const DOES: Readonly<Record<Action, Option['do']>> = {
  activate: 'activate',
  normalSummon: 'normalSummon',
  setMonster: 'setMonster',
  set: 'setCard',
  flipSummon: 'flipSummon',
  changePosition: 'changePosition',
  specialSummon: 'specialSummon',
  pendulumSummon: 'pendulumSummon',
  attack: 'attack',
};

/** Whether what the engine does is this action: a Summon with materials is a Special Summon. */
export const isAction = (action: Action, does: string): boolean =>
  does === DOES[action] || (action === 'specialSummon' && does === 'materialSummon');
