/** What applies continuously, or for a while, and how long. */
import type { Attribute, CardKind, MonsterType, Phase, Position, Side, SummonMethod, SummonWay } from '../terms';
import type { Condition } from './condition';
import type { Ref, Selector, StatChange, Value } from './selector';

/** Phases an effect can make a player skip. */
export type SkippedPhase = Extract<Phase, 'draw' | 'standby' | 'battle' | 'main2'>;

/** How long something lasts. */
export type Until =
  | 'turnEnd'
  | 'endPhase'
  | 'nextTurnEnd'
  /** The end of the next turn of the player whose effect it is. */
  | 'yourNextTurnEnd'
  /** The end of the opponent's second turn from now, where it is not his turn. */
  | 'opponentsSecondTurnEnd'
  | 'damageCalculation'
  | 'damageStepEnd'
  | 'battlePhaseEnd'
  | 'leavesField'
  | 'duelEnd';

/** What applies continuously, or for a while after an effect; with `if`, only while that holds. */
export type Modifier = ModifierBody & { if?: Condition[] };
/** Each `mod` is a row. */
export type ModifierBody =
  /** `original`: changes the original ATK and DEF, before everything else. */
  | { mod: 'stat'; to: Ref; atk?: StatChange; def?: StatChange; level?: StatChange; original?: true }
  | { mod: 'addAttribute'; to: Ref; attribute: Attribute }
  | { mod: 'becomeName'; to: Ref; name: number }
  | { mod: 'becomeType'; to: Ref; type: MonsterType | `$${string}` }
  | { mod: 'negateEffects'; to: Ref }
  /** Neither activations nor effects of these cards. */
  | { mod: 'cannotBeNegated'; to: Ref }
  /** Continuous effects of these cards are applied as this instead; `you` is their controller. */
  | { mod: 'restateEffects'; to: Ref; apply: Modifier[] }
  /** `firstEachTurn`: only the first time each turn, for all that would be destroyed then. */
  | { mod: 'indestructible'; to: Ref; by: ('battle' | 'effect')[]; from?: Side; firstEachTurn?: true }
  /** Pendulum Scales. */
  | { mod: 'scale'; to: Ref; add?: number; set?: number }
  /** `by`: only by effects of these kinds of cards. */
  | { mod: 'untargetable'; to: Ref; from: Side; by?: CardKind[] }
  /** `times` 2: double piercing damage. */
  | { mod: 'pierce'; to: Ref; times?: number }
  /** `onMonsters`: those after the first are attacks on monsters, and an attack on the player is the only one. */
  | { mod: 'attacks'; to: Ref; n: Value; onMonsters?: true }
  | { mod: 'cannotAttack'; to: Ref; direct?: true }
  | { mod: 'cannotBeAttacked'; to: Ref }
  | { mod: 'cannotChangePosition'; to: Ref }
  /** Face-up monsters are turned to this position and kept in it. */
  | { mod: 'battlePosition'; to: Ref; position: Position }
  | { mod: 'cannotBeTributed'; to: Ref; for?: 'tributeSummon' }
  /** As material of a Summon; default: of any. `unlessAtLeast`: it can be one of this many or more materials. */
  | { mod: 'cannotBeMaterial'; to: Ref; ways?: SummonWay[]; unlessAtLeast?: number }
  | { mod: 'redirect'; to: Ref; place: 'banished' }
  | { mod: 'control'; to: Ref }
  | { mod: 'controlLocked'; to: Ref }
  | { mod: 'fewerTributes'; to: Selector; n: number }
  /** Normal Summons and Sets of a turn: up to `n`. */
  | { mod: 'normalSummons'; who: Side; n: number }
  /** One Normal Summon (`set`: or Set) of these beside the ordinary ones; a player has one such a turn, whatever grants it. */
  | { mod: 'extraNormalSummon'; who: Side; cards?: Selector; set?: true }
  | { mod: 'cannotActivate'; who: Side; cards: Selector; effects?: true }
  /** `tribute`: only Tribute Summons. */
  | { mod: 'cannotSummon'; who: Side; methods: (SummonMethod | 'set')[]; cards?: Selector; tribute?: true }
  /** Such Summons: up to `n` times a turn, counted while this applies. */
  | { mod: 'summonsPerTurn'; who: Side; methods: SummonMethod[]; n: number }
  | { mod: 'cannotAddFromDeck'; who: Side }
  /** Spells and Traps cannot be Set. */
  | { mod: 'cannotSet'; who: Side; cards?: Selector }
  /** These players cannot banish cards. */
  | { mod: 'cannotBanish'; who: Side }
  /** `involving`: only in battles of these; `attacking`: only when these attack. */
  | { mod: 'noBattleDamage'; who: Side; involving?: Ref; attacking?: true }
  /** Instead of the player, the opponent takes the battle damage (of battles of these, if given). */
  | { mod: 'battleDamageToOpponent'; who: Side; involving?: Ref }
  /** Battle damage these inflict is treated as effect damage. */
  | { mod: 'battleDamageAsEffect'; to: Ref }
  /** `once`: a damage is not multiplied twice by effects of this name; `involving`: only in a battle of these with another monster. */
  | { mod: 'multiplyDamage'; who: Side; how?: 'battle' | 'effect'; by: number; once?: true; involving?: Ref }
  /** `how`: only damage by battle, or only damage by effects. */
  | { mod: 'gainInsteadOfDamage'; who: Side; how?: 'battle' | 'effect' }
  /** Effects that would make a player gain LP inflict that much damage instead. */
  | { mod: 'damageInsteadOfGain'; who: Side }
  | { mod: 'noDamage'; who: Side }
  /** Only one of these may be face-up on the field of the player. */
  | { mod: 'onlyOne'; who: Side; cards: Selector }
  | { mod: 'selfDestroy'; to: Ref }
  /** Cannot begin an attack; one declared already goes on. */
  | { mod: 'cannotDeclareAttack'; to: Ref }
  | { mod: 'mustAttack'; to: Ref }
  /** Only one monster of the player can attack in each Battle Phase. */
  | { mod: 'oneAttacker'; who: Side }
  /** `damage`: battle damage inflicted that way is this. */
  | { mod: 'directAttack'; to: Ref; damage?: 'originalAtk' }
  /** Can count as a monster of this Level, too, as material of a Synchro Summon. */
  | { mod: 'synchroLevel'; to: Ref; level: number }
  /** Can attack every monster of the opponent once each. */
  | { mod: 'attackAll'; to: Ref }
  /** Can attack only such monsters, and not directly. */
  | { mod: 'attacksOnly'; to: Ref; targets: Selector }
  /** Attacks while in face-up Defense Position, with this value. */
  | { mod: 'attackFromDefense'; to: Ref; use: 'atk' | 'def' }
  /** Does not keep the opponent from attacking its controller directly. */
  | { mod: 'noShield'; to: Ref }
  /** The opponent of its controller can attack only this. */
  | { mod: 'onlyAttackTarget'; to: Ref }
  /** Paid when an attack is declared. */
  | { mod: 'attackCost'; to: Ref; lp: number }
  /** `from`: only by effects of this player's cards. */
  | { mod: 'unaffected'; to: Ref; by: CardKind[]; from?: Side }
  | { mod: 'noHandLimit'; who: Side }
  | { mod: 'skipPhase'; who: Side; phase: SkippedPhase }
  /** Each turn, this many such cards can be activated in the turn they were Set; copies of one name share them. */
  | { mod: 'activateTurnSet'; who: Side; cards: Selector; n: number }
  /** The hand is kept revealed; `ownTurn`: only during the turn of the player whose hand it is. */
  | { mod: 'revealHand'; who: Side; ownTurn?: true }
  /** What is sent to the GY is banished instead. */
  | { mod: 'banishInsteadOfGY'; cards: Selector }
  /** Effects of monsters destroyed by battle with these are negated, in the GY too. */
  | { mod: 'negateDestroyedByBattle'; to: Ref };
