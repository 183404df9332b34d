/**
 * Konami's vocabulary, declared once. Every union type, schema, generated document and label derives from here.
 */

/** A seat at the table. Seat 0 is drawn as a disc, seat 1 as a diamond; who goes first is an option of the duel. */
export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Where a card can be. `nowhere` is the place of a monster while its Summon is pending, `attached` of Xyz Materials. */
export const PLACES = [
  'hand',
  'deck',
  'monsterZone',
  'spellTrapZone',
  'fieldZone',
  'gy',
  'banished',
  'extraDeck',
  'nowhere',
  'attached',
] as const;
export type Place = (typeof PLACES)[number];
/** The places that are "the field". */
export const FIELD: readonly Place[] = ['monsterZone', 'spellTrapZone', 'fieldZone'];
/** Columns of the Main Monster Zones and Spell & Trap Zones (0 is the controller's left); 5 and 6 are the Extra Monster Zones. */
export const MAIN_ZONES = [0, 1, 2, 3, 4] as const;
export const EXTRA_MONSTER_ZONES = [5, 6] as const;
/** Spell & Trap Zones that are Pendulum Zones too. */
export const PENDULUM_ZONES = [0, 4] as const;

export const CARD_KINDS = ['monster', 'spell', 'trap'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz', 'link', 'token'] as const;
export type Frame = (typeof FRAMES)[number];
/** Monsters of these frames belong to the Extra Deck. */
export const EXTRA_DECK_FRAMES: readonly (string | undefined)[] = ['fusion', 'synchro', 'xyz', 'link'];

export const ABILITIES = ['flip', 'tuner', 'gemini', 'spirit', 'toon', 'union'] as const;
export type Ability = (typeof ABILITIES)[number];

export const PROPERTIES = ['normal', 'quickPlay', 'continuous', 'equip', 'field', 'ritual', 'counter'] as const;
export type Property = (typeof PROPERTIES)[number];

export const ATTRIBUTES = ['light', 'dark', 'earth', 'water', 'fire', 'wind', 'divine'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const TYPES = [
  'aqua',
  'beast',
  'beastWarrior',
  'creatorGod',
  'cyberse',
  'dinosaur',
  'divineBeast',
  'dragon',
  'fairy',
  'fiend',
  'fish',
  'illusion',
  'insect',
  'machine',
  'plant',
  'psychic',
  'pyro',
  'reptile',
  'rock',
  'seaSerpent',
  'spellcaster',
  'thunder',
  'warrior',
  'wingedBeast',
  'wyrm',
  'zombie',
] as const;
export type MonsterType = (typeof TYPES)[number];

export const POSITIONS = ['attack', 'defense'] as const;
export type Position = (typeof POSITIONS)[number];

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const SUMMON_METHODS = ['normal', 'flip', 'special'] as const;
export type SummonMethod = (typeof SUMMON_METHODS)[number];
/** Special Summons with a name of their own. */
export const SUMMON_WAYS = ['ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'] as const;
export type SummonWay = (typeof SUMMON_WAYS)[number];

/** What a monster can have done in a turn, besides attacking: dealt or taken battle damage calculation, won, been turned. */
export const DEEDS = ['battled', 'destroyedByBattle', 'flipped', 'changedPosition'] as const;
export type Deed = (typeof DEEDS)[number];

/** Where a Link Arrow points, as its controller sees the card. */
export const ARROWS = ['topLeft', 'top', 'topRight', 'left', 'right', 'bottomLeft', 'bottom', 'bottomRight'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Moments of the Damage Step, in order. */
export const MOMENTS = [
  'start',
  'beforeDamageCalculation',
  'performDamageCalculation',
  'afterDamageCalculation',
  'end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** How an effect is used; `activation` is the activation of the Spell/Trap Card itself. */
const EFFECT_KINDS = [
  'activation',
  'ignition',
  'trigger',
  'quick',
  'continuous',
  'reaction',
  'replacement',
  'procedure',
  'rule',
  'win',
  'maintenance',
  'asMaterial',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

const SPELL_SPEEDS = [1, 2, 3] as const;
export type SpellSpeed = (typeof SPELL_SPEEDS)[number];

/** `you` is the controller of the effect. */
export const SIDES = ['you', 'opponent', 'both'] as const;
export type Side = (typeof SIDES)[number];

/** Why a card moved; several can hold at once (destroyed and sent to the GY by an effect). */
const REASONS = [
  'destroyed',
  'tributed',
  'discarded',
  'material',
  'drawn',
  'summoned',
  'set',
  'activated',
  'returned',
  'control',
  'placed',
] as const;
export type MoveReason = (typeof REASONS)[number];

const CAUSES = ['effect', 'cost', 'battle', 'rule', 'procedure'] as const;
export type Cause = (typeof CAUSES)[number];

export const COUNTERS = ['spell', 'shot', 'a', 'kaiju', 'wedge', 'predator', 'resonance'] as const;
export type Counter = (typeof COUNTERS)[number];

export const START_LP = 8000;
export const START_HAND = 5;
export const HAND_LIMIT = 6;
