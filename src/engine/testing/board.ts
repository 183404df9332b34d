/**
 * Small boards for the row tests: cards defined on the spot, and the verbs of a duelist on top of the engine's public
 * surface. You are seat 0 and it is your Main Phase 1 unless the board says otherwise.
 */
import {
  advance,
  type CardDefinition,
  type Cards,
  type CardView,
  type Counter,
  compileCards,
  type Duel,
  type DuelEvent,
  type EventType,
  freezeSnapshots,
  type LinkOutcome,
  type Option,
  PHASE_NODES,
  PHASES,
  type Phase,
  type Place,
  type PlacedCard,
  type Position,
  type PromptKind,
  phaseOf,
  type Seat,
  type SummonMethod,
  startPosition,
  type TurnNode,
  viewFor,
  whyNot,
} from '../index';
import { monster } from './cards';

export * from './cards';

interface Put {
  card: CardDefinition;
  faceUp?: boolean;
  position?: Position;
  index?: number;
  owner?: Seat;
  counters?: Partial<Record<Counter, number>>;
  /** Name of the monster it is equipped to. */
  equippedTo?: string;
  /** Xyz Materials. */
  materials?: CardDefinition[];
  setTurn?: number;
  summonedTurn?: number;
  method?: SummonMethod;
  properlySummoned?: boolean;
}
/** Face-up in the Spell & Trap Zone, activated in an earlier turn. */
export const active = (card: CardDefinition, more: Partial<Put> = {}): Put => ({ card, faceUp: true, ...more });
export const inDefense = (card: CardDefinition, more: Partial<Put> = {}): Put => ({
  card,
  position: 'defense',
  ...more,
});
/** A monster in face-down Defense Position. */
export const faceDown = (card: CardDefinition, more: Partial<Put> = {}): Put => ({
  card,
  faceUp: false,
  position: 'defense',
  ...more,
});

interface Side {
  hand?: (CardDefinition | Put)[];
  /** The last one is on top. Five monsters without effect by default, so that turns can pass. */
  deck?: (CardDefinition | Put)[];
  monsters?: (CardDefinition | Put)[];
  /** Set in an earlier turn, unless they are `active`. */
  spells?: (CardDefinition | Put)[];
  field?: CardDefinition | Put;
  gy?: (CardDefinition | Put)[];
  banished?: (CardDefinition | Put)[];
  extra?: (CardDefinition | Put)[];
}
interface TestBoard {
  you?: Side;
  opponent?: Side;
  lp?: [number, number];
  /** Default: yours. */
  turnPlayer?: Seat;
  turn?: number;
  at?: TurnNode;
  seed?: number;
  /** Answer questions for zones as well; by default the first free one is taken. */
  askZones?: true;
  /** Definitions the board needs but does not hold. */
  also?: CardDefinition[];
}

const filler = monster({ name: 'Filler' });

const WINDOWS: ReadonlySet<PromptKind> = new Set<PromptKind>(['fastEffect', 'chain', 'summonNegation', 'phaseEnd']);
const MAX_ANSWERS = 200;

/** Whoever writes to a snapshot afterwards throws. */
const frozen = (run: () => Duel): Duel => {
  freezeSnapshots(true);
  try {
    return run();
  } finally {
    freezeSnapshots(false);
  }
};

type EventOf<T extends EventType> = Extract<DuelEvent, { type: T }>;

/** A duel in progress. Cards are called by name; the second copy of a name, in the order of the board, is `Name#2`. */
export class Table {
  readonly cards: Cards;
  duel: Duel;
  private readonly askZones: boolean;

  constructor(board: TestBoard) {
    const placed: PlacedCard[] = [];
    const equips: { index: number; to: string }[] = [];
    const defs = new Map<number, CardDefinition>((board.also ?? []).map((d) => [d.id, d]));
    const put = (seat: Seat, place: Place, list: (CardDefinition | Put)[] = []): void => {
      for (const entry of list) {
        const { card, equippedTo, materials, ...more }: Put = 'card' in entry ? entry : { card: entry };
        defs.set(card.id, card);
        const index = placed.length;
        if (equippedTo) equips.push({ index, to: equippedTo });
        placed.push({ def: card.id, place, seat, ...more });
        for (const m of materials ?? []) {
          defs.set(m.id, m);
          placed.push({ def: m.id, place: 'attached', seat, attachedTo: index });
        }
      }
    };
    const sides: [Side, Side] = [board.you ?? {}, board.opponent ?? {}];
    sides.forEach((s, i) => {
      const seat = i as Seat;
      put(seat, 'hand', s.hand);
      put(seat, 'deck', s.deck ?? Array.from({ length: 5 }, () => filler));
      put(seat, 'monsterZone', s.monsters);
      put(seat, 'spellTrapZone', s.spells);
      if (s.field) put(seat, 'fieldZone', [s.field]);
      put(seat, 'gy', s.gy);
      put(seat, 'banished', s.banished);
      put(seat, 'extraDeck', s.extra);
    });
    for (const e of equips) {
      const p = placed[e.index] as PlacedCard;
      p.equippedTo = placed.findIndex((x) => defs.get(x.def)?.name.en === e.to);
    }
    this.cards = compileCards([...defs.values()]);
    this.askZones = board.askZones ?? false;
    this.duel = frozen(() =>
      startPosition(
        {
          cards: placed,
          turnPlayer: board.turnPlayer ?? 0,
          ...(board.lp ? { lp: board.lp } : {}),
          ...(board.turn ? { turn: board.turn } : {}),
          ...(board.at ? { at: board.at } : {}),
          options: { seed: board.seed ?? 1 },
        },
        this.cards,
      ),
    );
  }

  // What is on the table

  private nameOf(id: number): string {
    const of = (n: number): string => {
      const c = this.duel.cards[n];
      return c ? this.cards.get(c.def).def.name.en : `?${n}`;
    };
    const name = of(id);
    const before = this.duel.cards.slice(0, id).filter((c) => of(c.id) === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  }
  id(name: string): number {
    const found = this.duel.cards.find((c) => this.nameOf(c.id) === name);
    if (!found) throw new Error(`no card called ${name}`);
    return found.id;
  }
  /** A card as somebody sees it; both hands are open by default. */
  card(name: string, viewer: Seat | 'both' = 'both'): CardView {
    return viewFor(this.duel, this.cards, viewer).cards[this.id(name)] as CardView;
  }
  place(name: string): Place {
    return this.card(name).place;
  }
  atk(name: string): number | undefined {
    return this.card(name).stats?.atk;
  }
  def(name: string): number | undefined {
    return this.card(name).stats?.def;
  }
  get lp(): [number, number] {
    return [this.duel.seats[0].lp, this.duel.seats[1].lp];
  }
  get phase(): Phase {
    return phaseOf(this.duel);
  }
  /** Names of the cards of a pile, bottom first, or of a row of zones. */
  pile(
    seat: Seat,
    where: 'hand' | 'deck' | 'gy' | 'banished' | 'extraDeck' | 'monsterZones' | 'spellTrapZones',
  ): string[] {
    return this.duel.seats[seat][where].flatMap((id) => (id === null ? [] : [this.nameOf(id)]));
  }
  /** How the links of the Chain that resolved last ended, Chain Link 1 first. */
  get outcomes(): (LinkOutcome | 'waiting' | 'resolving')[] {
    return viewFor(this.duel, this.cards, 'both').chain.map((l) => l.state);
  }
  /** Everything of this type that happened, in order; with a name, to that card. */
  events<T extends EventType>(type: T, name?: string): EventOf<T>[] {
    const id = name === undefined ? null : this.id(name);
    const all = [...this.duel.past.flat(), ...this.duel.log].filter((e): e is EventOf<T> => e.type === type);
    return id === null ? all : all.filter((e) => 'card' in e && e.card === id);
  }
  last<T extends EventType>(type: T, name?: string): EventOf<T> | undefined {
    return this.events(type, name).at(-1);
  }

  // What is asked

  get asked(): Seat | null {
    return this.duel.prompt?.seat ?? null;
  }
  private label(o: Option): string {
    switch (o.do) {
      case 'toPhase':
        return `to ${o.phase}`;
      case 'zone':
        return `${o.place} ${o.index}`;
      case 'position':
        return o.faceUp ? o.position : `face-down ${o.position}`;
      case 'choose':
        return `choose ${o.index}`;
      case 'declare':
        return o.value;
      case 'process':
        return 'process';
      case 'activate': {
        const several = this.cards.get(this.duel.cards[o.card]?.def as number).activated.length > 1;
        const lender = o.def === undefined ? '' : ` (${this.cards.get(o.def).def.name.en}:${o.effect})`;
        return `activate ${this.nameOf(o.card)}${lender || (several ? `:${o.effect}` : '')}`;
      }
      default:
        return 'card' in o ? `${o.do} ${this.nameOf(o.card)}` : o.do;
    }
  }
  optionLabels(): string[] {
    return this.duel.prompt?.options.map((o) => this.label(o)) ?? [];
  }
  can(label: string): boolean {
    return this.optionLabels().includes(label);
  }
  /** Rule ids that speak against an action; empty when it is legal now. */
  whyNot(option: Option, seat?: Seat): string[] {
    return whyNot(this.duel, this.cards, option, seat).map((r) => r.rule);
  }
  /** Rule ids that keep its holder from activating an effect (counted from 0 over the definition) now. */
  why(name: string, effect = 0): string[] {
    const c = this.card(name);
    return this.whyNot({ do: 'activate', card: c.id, effect }, c.controller);
  }

  // Verbs

  private advance(index: number): void {
    this.duel = frozen(() => advance(this.duel, this.cards, index));
  }
  answer(label: string): this {
    const { prompt } = this.duel;
    const index = this.optionLabels().indexOf(label);
    if (index < 0 || !prompt) {
      const offered = this.optionLabels().join(', ');
      throw new Error(`"${label}" is not an answer; seat ${this.asked} is asked (${prompt?.kind}): ${offered}`);
    }
    this.advance(index);
    while (!this.askZones && this.duel.prompt?.kind === 'zone') this.advance(0);
    return this;
  }
  activate(name: string, effect?: number): this {
    return this.answer(`activate ${name}${effect === undefined ? '' : `:${effect}`}`);
  }
  pick(...names: string[]): this {
    for (const name of names) this.answer(`pick ${name}`);
    return this;
  }
  done(): this {
    return this.answer('done');
  }
  yes(): this {
    return this.answer('yes');
  }
  no(): this {
    return this.answer('no');
  }
  decline(): this {
    return this.answer('decline');
  }
  position(which: 'attack' | 'defense'): this {
    return this.answer(which);
  }
  normalSummon(name: string): this {
    return this.answer(`normalSummon ${name}`);
  }
  flipSummon(name: string): this {
    return this.answer(`flipSummon ${name}`);
  }
  specialSummon(name: string): this {
    return this.answer(`specialSummon ${name}`);
  }
  changePosition(name: string): this {
    return this.answer(`changePosition ${name}`);
  }
  set(name: string): this {
    return this.answer(this.can(`setMonster ${name}`) ? `setMonster ${name}` : `setCard ${name}`);
  }
  /** Without a target: the only one there is, or directly. */
  attack(name: string, target?: string): this {
    this.answer(`attack ${name}`);
    if (this.duel.prompt?.kind !== 'attackTarget') return this;
    return this.answer(target === undefined ? 'direct' : `pick ${target}`);
  }
  pass(): this {
    return this.answer('pass');
  }
  /** Both players pass until the turn player may do anything, or something else is asked. */
  passAll(): this {
    for (let n = 0; n < MAX_ANSWERS && this.duel.prompt && WINDOWS.has(this.duel.prompt.kind); n++) this.pass();
    return this;
  }
  /**
   * On to the open game state of this Phase, in this turn or (if it is past) in the next; nobody uses anything.
   * A Phase in which there is nothing to choose cannot be stopped at.
   */
  goTo(phase: Phase): this {
    return this.proceed(phase, this.duel.turn + (PHASES.indexOf(phase) < PHASES.indexOf(this.phase) ? 1 : 0));
  }
  /** Main Phase 1 of the next turn. */
  nextTurn(): this {
    return this.proceed('main1', this.duel.turn + 1);
  }
  private proceed(phase: Phase, turn: number): this {
    const wanted =
      phase === 'battle' || phase === 'main2' ? ['to battle', 'to main2', 'to end'] : ['to end', 'to main2'];
    for (let n = 0; n < MAX_ANSWERS && this.duel.prompt && this.duel.turn <= turn; n++) {
      const { kind } = this.duel.prompt;
      if (WINDOWS.has(kind)) {
        this.pass();
        continue;
      }
      if (kind !== 'open') throw new Error(`on the way to ${phase}: ${kind} ${this.optionLabels().join(', ')}`);
      if (this.duel.turn === turn && this.duel.at.turn === PHASE_NODES[phase]) return this;
      this.answer(wanted.find((l) => this.can(l)) ?? 'pass');
    }
    throw new Error(`no stop in ${phase} of turn ${turn}`);
  }
}

export const play = (board: TestBoard): Table => new Table(board);
