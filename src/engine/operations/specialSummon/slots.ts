import type { MonsterFacts, Operation } from '../../definition';
import {
  amount,
  attribute,
  modifiers,
  monsterType,
  named,
  newName,
  oneOf,
  optional,
  ref,
  slot,
  slotsFor,
  way,
  yes,
} from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'specialSummon' }>>({
  op: named('specialSummon', 'Special Summons monsters.'),
  what: slot(ref, 'Which monsters.'),
  to: optional(oneOf('you', 'opponent'), 'To whose field. Default: yours.'),
  position: optional(
    oneOf('attack', 'defense', 'faceDownDefense', 'any'),
    'Battle position. Default: any face-up position.',
  ),
  linked: optional(yes, 'Only to zones this card points to.'),
  bind: optional(newName, 'Keeps the monsters under this name while this card stays on the field.'),
  attach: optional(
    modifiers,
    'What applies to the monster as long as it stays on the field face-up; `self` is the monster.',
  ),
  becomes: optional(
    slotsFor<MonsterFacts>({
      type: slot(monsterType, 'Type.'),
      attribute: slot(attribute, 'Attribute.'),
      level: slot(amount, 'Level.'),
      atk: slot(amount, 'ATK.'),
      def: slot(amount, 'DEF.'),
      effect: optional(yes, 'An Effect Monster. Default: a Normal Monster.'),
      stillTrap: optional(yes, 'It is still a Trap as well.'),
    }),
    'A Spell or Trap becomes this monster and, unless said, is no Spell or Trap on the field.',
  ),
  ignoringConditions: optional(yes, 'Whatever its text says about how it can be Summoned.'),
  treatedAs: optional(way, 'Treated as a Summon of this name, and so a proper one.'),
  material: optional(ref, 'Attached to it as Xyz Material, with what is attached to them.'),
  leaving: optional(oneOf('banished'), 'Banished when it leaves the field.'),
});
