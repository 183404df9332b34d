/** What the board draws, worked out from the view: who stands where, which links, targets, choices and lines. */
import type { CardView, LinkView, View } from '@/engine';
import { otherSeat, type Seat } from '@/engine/terms';
import type { LinkLook } from '../app/marks';
import { type Cell, MEDALLION, type PilePlace, spotOf, zoneKey } from './layout';
import type { End, WireRequest } from './wires';

/** What the player is doing right now, beside the view. */
export interface Doing {
  usable: ReadonlySet<number>;
  pickable: ReadonlySet<number>;
  picked: readonly number[];
  zoneChoices: ReadonlyMap<string, number>;
  selected: number | null;
}

/** Everything that marks one card, or all cards of a pile together. */
export interface Marks {
  links: { number: number; seat: Seat; look: LinkLook }[];
  targetedBy: number[];
  /** Number of the choice, counted from 1. */
  choice: number | null;
  legal: boolean;
  usable: boolean;
  selected: boolean;
  attacking: boolean;
  attacked: boolean;
  /** Not part of what is going on. */
  faded: boolean;
  /** The card whose effect asks for a choice. */
  asking: boolean;
  /** Its link resolves right now. */
  resolving: boolean;
}

/** Where along the field the Life Points stand above and below it: a direct attack goes there. */
const LIFE_POINTS = 0.15;

type Look = 'target' | 'answer' | 'draft' | 'attack';
export type BoardWire = WireRequest & { look: Look; number: number | null; seat: Seat };

export class BoardModel {
  private readonly byId: ReadonlyMap<number, CardView>;
  private readonly involved: ReadonlySet<number> | null;

  constructor(
    readonly view: View,
    readonly bottom: Seat,
    readonly doing: Doing,
  ) {
    this.byId = new Map(view.cards.map((card) => [card.id, card]));
    this.involved = this.whatMatters();
  }

  card(id: number | null): CardView | null {
    return id === null ? null : (this.byId.get(id) ?? null);
  }

  /** Cards of a pile, top last; what the Chain or a choice is about is lifted to the top. */
  pile(seat: Seat, place: PilePlace): { top: CardView | null; ids: readonly number[] } {
    const ids = this.view.seats[seat][place];
    const lifted =
      this.view.chain.findLast((link) => ids.includes(link.card))?.card ??
      this.doing.picked.findLast((id) => ids.includes(id)) ??
      this.liveLinks()
        .flatMap((link) => link.targets)
        .findLast((id) => ids.includes(id));
    return { top: this.card(lifted ?? ids.at(-1) ?? null), ids };
  }

  /** Who stands in a cell that holds one card. */
  occupant(cell: Cell): CardView | null {
    if (cell.kind === 'zone') {
      const seat = this.view.seats[cell.seat];
      if (cell.place === 'fieldZone') return this.card(seat.fieldZone);
      const zones = cell.place === 'monsterZone' ? seat.monsterZones : seat.spellTrapZones;
      return this.card(zones[cell.index] ?? null);
    }
    if (cell.kind === 'extraZone') {
      const ids = ([0, 1] as const).map((seat) => this.view.seats[seat].monsterZones[cell.indexOf[seat]] ?? null);
      return this.card(ids.find((id) => id !== null) ?? null);
    }
    if (cell.kind === 'medallion') return this.card(this.comingUp[0] ?? null);
    return null;
  }

  /** Key under which an empty cell can be chosen now, if it can. */
  choiceKey(cell: Cell): string | null {
    return this.keysOf(cell).find((key) => this.doing.zoneChoices.has(key)) ?? null;
  }

  /** Key a press on an empty cell reports. */
  keyOf(cell: Cell): string | null {
    return this.choiceKey(cell) ?? this.keysOf(cell)[0] ?? null;
  }

  private keysOf(cell: Cell): string[] {
    if (cell.kind === 'zone') return [zoneKey(cell.seat, cell.place, cell.index)];
    if (cell.kind !== 'extraZone') return [];
    return [this.bottom, otherSeat(this.bottom)].map((seat) => zoneKey(seat, 'monsterZone', cell.indexOf[seat]));
  }

  /** Monsters of the pending Summon that are nowhere: after a Flip Summon is declared they are on the field already. */
  get comingUp(): readonly number[] {
    return (this.view.summon?.cards ?? []).filter((id) => this.card(id)?.place === 'nowhere');
  }

  /** On the field, but its Summon has not succeeded yet. */
  isPending(card: CardView | null): boolean {
    return card?.place === 'monsterZone' && (this.view.summon?.cards.includes(card.id) ?? false);
  }

  /** The monster that is to come to a cell, where this viewer may know. */
  expectedIn(cell: Cell): CardView | null {
    const keys = this.keysOf(cell);
    const { zones = [], cards = [] } = this.view.summon ?? {};
    const at = zones.findIndex((zone) => keys.includes(zoneKey(zone.seat, 'monsterZone', zone.index)));
    return at < 0 ? null : this.card(cards[at] ?? null);
  }

  /** Kept for a monster that is being Summoned. */
  reservedFor(cell: Cell): Seat | null {
    const zones = this.view.summon?.zones ?? [];
    const keys = this.keysOf(cell);
    return zones.some((zone) => keys.includes(zoneKey(zone.seat, 'monsterZone', zone.index)))
      ? this.view.summon!.seat
      : null;
  }

  marks(ids: readonly number[]): Marks {
    const { doing, view } = this;
    const choices = ids.map((id) => doing.picked.indexOf(id) + 1).filter((n) => n > 0);
    const any = (set: ReadonlySet<number>) => ids.some((id) => set.has(id));
    return {
      links: view.chain
        .filter((link) => ids.includes(link.card))
        .map((link) => ({ number: link.number, seat: link.seat, look: lookOf(link, this.building) })),
      targetedBy: this.liveLinks()
        .filter((link) => link.targets.some((target) => ids.includes(target)))
        .map((link) => link.number),
      choice: choices.length > 0 ? Math.min(...choices) : null,
      legal: any(doing.pickable),
      usable: any(doing.usable),
      selected: doing.selected !== null && ids.includes(doing.selected),
      attacking: view.battle !== null && ids.includes(view.battle.attacker),
      attacked: view.battle?.target != null && ids.includes(view.battle.target),
      faded: this.involved !== null && ids.length > 0 && !any(this.involved),
      resolving: view.chain.some((link) => link.state === 'resolving' && ids.includes(link.card)),
      asking: this.choosing && view.prompt?.card != null && ids.includes(view.prompt.card),
    };
  }

  /** Links are only being added: all of them are sure to come. */
  get building(): boolean {
    return this.view.at.timing !== 'chain.resolving' && this.view.chain.every((link) => link.state === 'waiting');
  }

  get choosing(): boolean {
    return this.doing.pickable.size > 0 || this.doing.picked.length > 0;
  }

  /** While cards are chosen or a link resolves, everything else steps back. Null when nothing does. */
  private whatMatters(): ReadonlySet<number> | null {
    const { doing, view } = this;
    if (this.choosing)
      return new Set([...doing.pickable, ...doing.picked, ...(view.prompt?.card != null ? [view.prompt.card] : [])]);
    if (view.at.timing !== 'chain.resolving' || view.prompt) return null;
    return new Set(this.liveLinks().flatMap((link) => [link.card, ...link.targets]));
  }

  private liveLinks(): LinkView[] {
    return this.view.chain.filter((link) => link.state === 'waiting' || link.state === 'resolving');
  }

  /** Seats that passed since the last link was added. */
  passed(): Seat[] {
    const seats: Seat[] = [];
    for (const event of this.view.log.toReversed()) {
      if (event.type !== 'passed') break;
      if (!seats.includes(event.seat)) seats.push(event.seat);
    }
    return seats.toReversed();
  }

  /** Where lines to and from a card begin. */
  private end(id: number | null): End | null {
    const card = this.card(id);
    if (!card) return null;
    if (card.place === 'hand') {
      const hand = this.view.seats[card.controller].hand;
      const at = 0.5 + ((hand.indexOf(card.id) + 0.5) / hand.length - 0.5) * Math.min(0.6, hand.length * 0.14);
      return { edge: card.controller === this.bottom ? 'bottom' : 'top', at };
    }
    if (card.place === 'deck') return null;
    if (card.place === 'nowhere') return { ...MEDALLION, lying: false };
    const pile = card.place === 'gy' || card.place === 'banished' || card.place === 'extraDeck';
    const spot = spotOf(pile ? card.owner : card.controller, card.place, card.index, this.bottom);
    return spot && { ...spot, lying: card.place === 'monsterZone' && card.position === 'defense' };
  }

  /** Lines in order of importance: the link that resolves, then the newest, then drafts and the attack. */
  wires(): BoardWire[] {
    const { view, doing } = this;
    const wires: BoardWire[] = [];
    const add = (from: End | null, to: End | null, wire: Omit<BoardWire, 'from' | 'to'>) => {
      if (from && to && !samePlace(from, to)) wires.push({ ...wire, from, to });
    };
    const { battle } = view;
    if (battle) {
      const attacker = this.card(battle.attacker);
      const seat = attacker?.controller ?? view.turnPlayer;
      const direct: End = { edge: seat === this.bottom ? 'top' : 'bottom', at: LIFE_POINTS };
      const to = battle.target === null ? direct : this.end(battle.target);
      add(this.end(battle.attacker), to, { key: 'attack', look: 'attack', number: null, seat });
    }
    const links = this.liveLinks().toSorted(
      (a, b) => Number(b.state === 'resolving') - Number(a.state === 'resolving') || b.number - a.number,
    );
    for (const link of links) {
      const { number, seat } = link;
      for (const target of link.targets) {
        add(this.end(link.card), this.end(target), { key: `${number}>${target}`, look: 'target', number, seat });
      }
      const answered =
        link.targets.length === 0 ? view.chain.find((other) => other.number === link.answers) : undefined;
      if (answered && answered.number < number) {
        add(this.end(link.card), this.end(answered.card), { key: `${number}~`, look: 'answer', number, seat });
      }
    }
    if (view.prompt?.purpose === 'target' && view.prompt.card !== null) {
      for (const id of doing.picked) {
        const seat = view.prompt.seat;
        add(this.end(view.prompt.card), this.end(id), { key: `draft${id}`, look: 'draft', number: null, seat });
      }
    }
    return wires;
  }
}

function samePlace(a: End, b: End): boolean {
  if ('edge' in a || 'edge' in b) return 'edge' in a && 'edge' in b && a.edge === b.edge;
  return a.row === b.row && a.col === b.col;
}

function lookOf(link: LinkView, building: boolean): LinkLook {
  switch (link.state) {
    case 'waiting':
      return building ? 'resolving' : 'waiting';
    case 'resolving':
      return 'resolving';
    case 'activationNegated':
      return 'negated';
    case 'effectNegated':
      return 'struck';
    default:
      return 'done';
  }
}
