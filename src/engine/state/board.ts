/**
 * A duel being worked on: plain reads, and hand-written copy-on-write for writes. What a Board was given is never
 * changed; `board.duel` is the new state. One Board lives from one decision to the next (or for one question).
 */

import type { Place, Seat } from '../terms';
import type { Cards, CompiledCard } from './cards';
import type { Derived, Now } from './derived';
import { PRINTED } from './derived';
import type { CardState, Duel, FieldStay, Frame, Link, SeatState } from './duel';
import type { DuelEvent } from './events';

export type PileName = 'hand' | 'deck' | 'extraDeck' | 'gy' | 'banished';

export class Board {
  duel: Duel;
  readonly cards: Cards;
  /** Counts changes of what continuous effects and selectors read. */
  revision = 0;
  private memo: Derived = PRINTED;
  private memoRevision = -1;
  private readonly derive: (board: Board) => Derived;
  /** Called for every event, by the chain layer: collects triggers in public places as it happens. */
  onEvent: ((board: Board, event: DuelEvent) => void) | null = null;
  /** Called after every single step, by whoever wants to show a resolution step by step. */
  onStep: ((board: Board) => void) | null = null;
  private readonly owned = new Set<object>();

  /** @param derive how continuous effects change cards (the continuous layer's function); printed values without it */
  constructor(duel: Duel, cards: Cards, derive: (board: Board) => Derived = () => PRINTED) {
    this.duel = duel;
    this.cards = cards;
    this.derive = derive;
  }

  /** What continuous effects make of the field, memoised until the board changes. */
  get derived(): Derived {
    if (Board.checking && this.memoRevision === this.revision && !this.deriving) this.checkMemo();
    if (this.memoRevision !== this.revision) {
      this.memoRevision = this.revision;
      // Effects read each other: while the new values are made, readers see the values made so far.
      this.memo = PRINTED;
      this.deriving = true;
      this.memo = this.derive(this);
      this.deriving = false;
    }
    return this.memo;
  }
  /** For tests: every reading is compared with a fresh computation, so that a change that forgot to count shows. */
  static checking = false;
  private deriving = false;
  private checkMemo(): void {
    const kept = this.memo;
    this.deriving = true;
    const fresh = this.derive(this);
    this.deriving = false;
    this.memo = kept;
    const text = (d: Derived): string => JSON.stringify([[...d.cards], [...d.negated.keys()], [...d.on], d.locks]);
    if (text(kept) !== text(fresh)) throw new Error('derived values are stale: a change of the board was not counted');
  }
  /** Lets `derive` show readers its unfinished values. */
  provisional(value: Derived): void {
    this.memo = value;
  }
  /** Name, kind, Type, Attribute, Level, ATK and DEF of a card now. */
  now(id: number): Now {
    return this.derived.cards.get(id) ?? this.base(id);
  }
  /** What a card is where it stands, before any effect: a monster in a Spell & Trap Zone is a Spell Card. */
  base(id: number): Now {
    const info = this.info(id);
    const c = this.card(id);
    if (c.field?.becomes) return c.field.becomes;
    return info.printed !== info.asSpell && c.place === 'spellTrapZone' ? info.asSpell : info.printed;
  }

  /** The duel object, safe to assign to. Does not count as a change of the board: use `touch` where it is one. */
  edit(): Duel {
    if (!this.owned.has(this.duel)) {
      this.duel = { ...this.duel };
      this.owned.add(this.duel);
    }
    return this.duel;
  }
  /** The state now, never to be changed again by this Board. */
  snapshot(): Duel {
    this.owned.clear();
    return this.duel;
  }
  touch(): Duel {
    this.revision++;
    return this.edit();
  }
  private own<T extends object>(value: T, copy: (v: T) => T): T {
    if (this.owned.has(value)) return value;
    const c = copy(value);
    this.owned.add(c);
    return c;
  }
  /** A list of the duel, safe to push to. */
  list<
    K extends
      | 'chain'
      | 'triggers'
      | 'closed'
      | 'due'
      | 'reactions'
      | 'lingering'
      | 'delayed'
      | 'applying'
      | 'phaseUses'
      | 'frames'
      | 'log'
      | 'past',
  >(key: K): Duel[K] {
    const d = this.edit();
    const l = this.own(d[key] as object[], (v) => v.slice()) as Duel[K];
    d[key] = l;
    return l;
  }
  card(id: number): CardState {
    const c = this.duel.cards[id];
    if (!c) throw new Error(`no entity ${id}`);
    return c;
  }
  info(id: number): CompiledCard {
    const known = this.infos[id];
    if (known) return known;
    const c = this.cards.get(this.card(id).def);
    this.infos[id] = c;
    return c;
  }
  private readonly infos: CompiledCard[] = [];
  editCard(id: number): CardState {
    const d = this.touch();
    d.cards = this.own(d.cards, (v) => v.slice());
    const c = this.own(this.card(id), (v) => ({ ...v }));
    d.cards[id] = c;
    return c;
  }
  addCard(card: CardState): void {
    const d = this.touch();
    d.cards = this.own(d.cards, (v) => v.slice());
    d.cards.push(card);
    this.owned.add(card);
  }
  editField(id: number): FieldStay {
    const c = this.editCard(id);
    if (!c.field) throw new Error(`entity ${id} is not on the field`);
    c.field = this.own(c.field, (v) => ({ ...v }));
    return c.field;
  }
  editSeat(seat: Seat): SeatState {
    const d = this.touch();
    d.seats = this.own(d.seats, (v) => v.slice() as [SeatState, SeatState]);
    const s = this.own(d.seats[seat], (v) => ({ ...v }));
    d.seats[seat] = s;
    return s;
  }
  editPile(seat: Seat, pile: PileName): number[] {
    const s = this.editSeat(seat);
    s[pile] = this.own(s[pile], (v) => v.slice());
    return s[pile];
  }
  editZones(seat: Seat, zones: 'monsterZones' | 'spellTrapZones'): (number | null)[] {
    const s = this.editSeat(seat);
    s[zones] = this.own(s[zones], (v) => v.slice());
    return s[zones];
  }
  link(number: number): Link {
    const l = this.duel.chain[number - 1];
    if (!l) throw new Error(`no Chain Link ${number}`);
    return l;
  }
  editLink(number: number): Link {
    const list = this.list('chain');
    const l = this.own(this.link(number), (v) => ({ ...v }));
    list[number - 1] = l;
    return l;
  }
  /** The frame that runs, safe to assign to. */
  editFrame(): Frame {
    const list = this.list('frames');
    const top = list[list.length - 1];
    if (!top) throw new Error('no frame to edit');
    const f = this.own(top, (v) => ({ ...v, local: { ...v.local } }));
    list[list.length - 1] = f;
    return f;
  }

  /** Cards of a pile or of the occupied zones, in order. */
  in(seat: Seat, place: Place): number[] {
    const s = this.duel.seats[seat];
    switch (place) {
      case 'hand':
      case 'deck':
      case 'gy':
      case 'banished':
      case 'extraDeck':
        return s[place];
      case 'monsterZone':
        return s.monsterZones.filter((x): x is number => x !== null);
      case 'spellTrapZone':
        return s.spellTrapZones.filter((x): x is number => x !== null);
      case 'fieldZone':
        return s.fieldZone === null ? [] : [s.fieldZone];
      default:
        return [];
    }
  }
}

export const onField = (c: CardState): boolean =>
  c.place === 'monsterZone' || c.place === 'spellTrapZone' || c.place === 'fieldZone';
/**
 * Whether nothing has happened for the card before its own activation has resolved: a Spell, or a Pendulum Scale (ruling
 * cont-trigger-dark-magical-circle-missed).
 */
export const reactsOnceResolved = (board: Board, c: CardState): boolean =>
  onField(c) && c.place !== 'monsterZone' && board.info(c.id).def.kind !== 'trap';

/** Controller on the field and of a monster on its way there, owner elsewhere. */
export const holder = (c: CardState): Seat => (onField(c) || c.place === 'nowhere' ? c.controller : c.owner);
