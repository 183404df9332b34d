/** What an effect does: operations, and how they are joined into steps. */
import type { Attribute, Counter, MonsterType, Phase, Position, Side, SummonWay } from '../terms';
import type { Condition } from './condition';
import type { Modifier, SkippedPhase, Until } from './modifier';
import type { PlaceName, Ref, Selector, StatChange, Value } from './selector';
import type { Activation, When } from './when';

/** How a step is joined to the one before it; `orElse`: done only if that one was not. */
export const JOINS = ['and', 'ifDo', 'then', 'also', 'alsoAfterThat', 'but', 'orElse'] as const;
export type Join = (typeof JOINS)[number];

interface StepCommon {
  /** Join with the step before; default `also` for costs, `then` must be written. */
  join?: Join;
  /** "you can": the player is asked. */
  may?: true;
  if?: Condition[];
  /** The opponent decides: whether (with `may`), and which cards. */
  by?: 'opponent';
  /** Names the cards this step acted on, for later steps; one name for two steps joined by `and` means both. */
  as?: string;
}

/** Each `op` is a row. */
export type Operation =
  /** `to`: destroyed and at once banished, or put on top of its owner's Deck, without going to the GY. */
  | { op: 'destroy'; what: Ref; to?: 'banished' | 'deckTop' }
  /** `holdsZone`: until it is back, the zone it left cannot be used. */
  | {
      op: 'banish';
      what: Ref;
      until?: 'endPhase' | 'nextTurnEndPhase' | 'yourNextStandbyPhase';
      faceDown?: true;
      holdsZone?: true;
    }
  | { op: 'sendToGY'; what: Ref }
  | { op: 'addToHand'; what: Ref }
  /** Pendulum Monsters are put face-up into the Extra Deck. */
  | { op: 'toExtraDeck'; what: Ref }
  /** Banished monsters come back to the zone they left, as they were or face-up in this position; that is no Summon. */
  | { op: 'returnToField'; what: Ref; position?: 'attack' }
  | { op: 'returnToHand'; what: Ref }
  | { op: 'returnToDeck'; what: Ref; at: 'shuffle' | 'top' | 'bottom' }
  | {
      op: 'specialSummon';
      what: Ref;
      to?: 'you' | 'opponent';
      position?: 'attack' | 'defense' | 'faceDownDefense' | 'any';
      bind?: string;
      /** Only to zones this card points to. */
      linked?: true;
      /** Treated as a Summon of this name, and so a proper one. */
      treatedAs?: SummonWay;
      /** Attached to it as Xyz Material, with what is attached to them. */
      material?: Ref;
      leaving?: 'banished';
      /** Applies to the monster for as long as it stays on the field face-up; `self` is the monster. */
      attach?: Modifier[];
      /** A Spell or Trap becomes this monster for its stay on the field. */
      becomes?: MonsterFacts;
      /** Whatever the monster's text says about how it can be Summoned. */
      ignoringConditions?: true;
    }
  | {
      op: 'summonTokens';
      token: string;
      n: number;
      to?: 'you' | 'opponent';
      position?: Position;
      /** Original ATK and DEF of Tokens printed with "?". */
      atk?: Value;
      def?: Value;
      /** `self` is the Token in all three; in `onDestroyed` `you` is the player who controlled it. */
      attach?: Modifier[];
      attachThisTurn?: Modifier[];
      onDestroyed?: Step[];
    }
  | { op: 'draw'; who: Side; n: Value }
  | { op: 'discard'; what: Ref }
  | { op: 'tribute'; what: Ref }
  | { op: 'payLP'; amount: Value }
  | { op: 'damage'; to: Side | Ref; amount: Value }
  | { op: 'gainLP'; who: Side; amount: Value }
  /** `faceUp` turns face-down monsters face-up and keeps their position. */
  | { op: 'changePosition'; what: Ref; to: 'attack' | 'defense' | 'faceDownDefense' | 'faceUp' | 'other' }
  /** `linked`: only to zones this card points to. */
  | { op: 'takeControl'; what: Ref; until?: Until; linked?: true }
  /** A monster goes to a Spell & Trap Zone for it and is an Equip Spell there. */
  | { op: 'equipSelf'; to: Ref }
  /** Other cards become Equip Spells of a monster, in your Spell & Trap Zones. */
  | { op: 'equip'; what: Ref; to: Ref; bind?: string }
  /** `spread`: the counters are divided among these cards as the player likes; `total`: as many as it takes to have `n`. */
  | { op: 'placeCounter'; counter: Counter; n: number; on: Ref; max?: number; spread?: true; total?: true }
  /** `spread`: from one card or several together. */
  | { op: 'removeCounter'; counter: Counter; n: number; from: Ref; spread?: true }
  /** `every`: not the activation answered but all such activations before it in the Chain; `as` names their cards. */
  | { op: 'negateActivation'; every?: { by?: Side; what: Activation } }
  | { op: 'negateEffect' }
  | { op: 'negateSummon' }
  | { op: 'negateAttack' }
  | { op: 'negateEffects'; what: Ref; until: Until }
  /** `original`: changes the original ATK and DEF. */
  | {
      op: 'changeStats';
      what: Ref;
      atk?: StatChange;
      def?: StatChange;
      level?: StatChange;
      original?: true;
      until: Until;
      exactly?: true;
    }
  | { op: 'linger'; apply?: Modifier[]; reaction?: { when: When; do: Step[] }; until: Until }
  /** `nth`: not the next such Phase but the nth. What waits for a Battle Phase is done at its end. */
  | {
      op: 'delay';
      at: { phase: Phase; turn: 'this' | 'you' | 'opponent' | 'any'; nth?: number };
      do: Step[];
      keep?: string[];
    }
  | { op: 'endBattlePhase' }
  | { op: 'tossCoin'; heads: Step[]; tails: Step[] }
  /** A Level is from 1 to 12, or to `max`. */
  | { op: 'declare'; what: 'type' | 'attribute' | 'level'; as: string; max?: number }
  | { op: 'lookAt'; what: Ref }
  /** While the effect resolves: these cards are no targets. `as` names them. */
  | { op: 'choose'; what: Ref }
  /** `all`: if this holds, all of them can be chosen and are done in order. */
  | { op: 'chooseOne'; of: { if?: Condition[]; do: Step[] }[]; all?: { if: Condition[] } }
  /**
   * Applies what the activation of this Spell or Trap does, as an effect of the card that says so. `choice`: only the one
   * of its choices that includes this operation.
   */
  | { op: 'applyEffect'; of: Ref; choice?: 'gainLP' | 'damage' }
  | { op: 'winDuel'; who: Side }
  /** Sets a Spell/Trap (or this card itself, instead of its going to the GY). */
  | { op: 'set'; what: Ref }
  /** Activates a Field or Continuous Spell by this effect, without what is done when the card is activated. */
  | { op: 'activateCard'; what: Selector }
  /** Skips Phases of coming turns. */
  | { op: 'skipPhase'; phase: SkippedPhase; who: Side; times: number }
  /** The attack in progress gets this target. */
  | { op: 'changeAttackTarget'; to: Ref }
  /** The link answered gets this target instead of the one it has. */
  | { op: 'changeTarget'; to: Ref }
  /** Performs damage calculation between the attacker and its target at once. */
  | { op: 'calculateDamage' }
  | { op: 'normalSummonNow'; what: Selector }
  | { op: 'setLP'; who: Side; n: Value }
  /** Xyz Materials of the card go to the GY. */
  | { op: 'detach'; n: number; from: Ref }
  /**
   * Fusion Summons from the Extra Deck, with materials from these places of your own; `also` from more places if this holds.
   * `using`: only such materials; `to`: where they go instead of the GY.
   */
  | {
      op: 'fusionSummon';
      what?: Selector;
      from: PlaceName[];
      also?: { if: Condition[]; from: PlaceName[] };
      using?: Selector;
      to?: 'banished' | 'deck';
    }
  /** Ritual Summons by Tributing (or sending to the GY) monsters whose total Levels equal the Level or reach it. */
  | {
      op: 'ritualSummon';
      what: Selector;
      from: PlaceName[];
      using?: Selector;
      total: 'equal' | 'atLeast';
      send?: true;
    }
  /** Right after this effect resolves, a Synchro, Xyz or Link Summon by its own procedure; `including` this material, or at least one of those described. */
  | { op: 'summonNow'; what?: Selector; including?: Ref; using?: Selector }
  /** Right after this effect resolves, a Pendulum Summon, beside the one of the turn. */
  | { op: 'pendulumSummonNow' }
  /** Becomes Xyz Material of a monster; materials of its own come along. */
  | { op: 'attach'; what: Ref; to: Ref }
  | { op: 'placeInPendulumZone'; what: Ref }
  /** Turns up cards from the top of the Deck until one fits, which is `found`; `as` names all of them. They stay there. */
  /** Or so many of them, with `n`. */
  | { op: 'excavate'; stopAt?: Selector; found?: string; n?: number }
  | { op: 'reveal'; what: Ref }
  /** Monsters are placed face-up in your Spell & Trap Zone (or that of their owner) as Continuous Spells. */
  | { op: 'placeInSpellTrapZone'; what: Ref; to?: 'owner' }
  /** Cards of the Deck go on its top or bottom in the order their player likes. */
  | { op: 'arrangeDeck'; what: Ref; at: 'top' | 'bottom' }
  /** More attacks in this Battle Phase; `inARow`: only as the next attack of all. */
  | { op: 'extraAttack'; what: Ref; inARow?: true };
export type OperationName = Operation['op'];
export type Step = Operation & StepCommon;

/** What a card that is not printed as a monster is as one. */
export interface MonsterFacts {
  /** An Effect Monster. Default: a Normal Monster. */
  effect?: true;
  /** It is still a Trap as well. */
  stillTrap?: true;
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}
