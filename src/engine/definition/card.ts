/** A card file: what is printed on the card, the materials it is Summoned with, its effects. */
import type { Ability, Arrow, Attribute, CardKind, Frame, MonsterType, Property } from '../terms';
import type { Condition } from './condition';
import type { Effect } from './effect';
import type { Selector } from './selector';

/** A place among the materials of a Summon: so many monsters that fit. Default: exactly one. */
export interface MaterialSlot {
  what: Selector;
  n?: number;
  min?: number;
  max?: number;
}
/**
 * What a monster of the Extra Deck is Summoned with; the frame says how (a Fusion Monster by a Fusion Summon, ...).
 * Levels of a Synchro Summon and the Link Rating are added up by the rules and not written here.
 */
export interface Materials {
  slots: MaterialSlot[];
  if?: Condition[];
  /** All materials have different names. */
  differentNames?: true;
  /** Materials attached to an Xyz Monster used as material go along with it (Rank-Up). */
  keepsMaterials?: true;
}

export interface Names {
  en: string;
  ko: string;
  ja: string;
}
export interface TokenDefinition {
  name: { en: string; ko: string; ja: string };
  type: MonsterType;
  attribute: Attribute;
  level: number;
  atk: number;
  def: number;
}
export interface CardDefinition {
  $schema?: string;
  /** Passcode, without leading zeros. */
  id: number;
  name: Names;
  /** For a zone on a phone: up to 7 letters, up to 4 syllables. */
  short: { en: string; ko: string };
  /** By the rules its name is always this one (a passcode). */
  alwaysNamed?: number;
  kind: CardKind;
  property?: Property;
  frame?: Frame;
  abilities?: Ability[];
  type?: MonsterType;
  attribute?: Attribute;
  level?: number;
  /** Xyz Monsters have a Rank and no Level. */
  rank?: number;
  /** Link Monsters have neither Level nor DEF. */
  link?: { rating: number; arrows: Arrow[] };
  /** Pendulum Monsters: Scales. Their Pendulum Effects are the effects marked `pendulum`. */
  pendulum?: { left: number; right: number };
  /** Several: any one of these ways. */
  materials?: Materials | Materials[];
  atk?: number;
  def?: number;
  /** ATK or DEF printed as "?", which counts as 0. */
  unknown?: ('atk' | 'def')[];
  tokens?: Record<string, TokenDefinition>;
  /** Archetypes it belongs to by its text, whatever its name. */
  archetypes?: string[];
  /** Names its text mentions besides those its effects ask for (passcodes). */
  mentions?: number[];
  effects: Effect[];
}
