/**
 * One case being played: the duel, what was answered so far, and the checks that hold for every duel after every answer:
 * earlier snapshots stay as they were, a duel that went through JSON goes on the same way, everything offered is legal,
 * every card is in exactly one place, and the answers played again give the same duel.
 */
import {
  advance,
  type BoardSetup,
  type Cards,
  chartMover,
  type Duel,
  type DuelEvent,
  hashOf,
  type LinkOutcome,
  NAMED_CHART,
  type Reason,
  startPosition,
  steps,
  whyNot,
} from '../../engine';
import { fail, optionText, promptText } from './failure';
import { Finder, type Origin } from './names';
import { misplaced } from './places';

export interface Stop {
  duel: Duel;
  text: string;
  /** Chains closed before this stop. */
  closed: number;
}

export interface ChainRecord {
  links: {
    card: number;
    def: number;
    effect: number;
    seat: number;
    outcome: LinkOutcome | null;
    /** Rule by which it resolved without effect. */
    why: string | null;
  }[];
  closed: boolean;
}

/** Scenarios are played through the statechart itself; the replay at the end uses the table compiled from it. */
const chart = chartMover(NAMED_CHART);

/** Windows in which passing changes nothing but whose turn it is to speak. */
const WINDOWS: readonly string[] = ['fastEffect', 'chain', 'summonNegation', 'phaseEnd'];

export class Table {
  duel: Duel;
  readonly stops: Stop[] = [];
  /** Every state on the way, also those in which nobody was asked. */
  readonly moments: Duel[] = [];
  readonly decisions: number[] = [];
  readonly find: Finder;
  private stepBegan = 0;
  private momentsBefore = 0;
  private given: readonly Reason[] = [];

  constructor(
    readonly board: BoardSetup,
    origins: readonly Origin[],
    readonly cards: Cards,
    readonly quiet: boolean,
  ) {
    this.find = new Finder(cards, origins);
    this.duel = startPosition(board, cards, chart);
    this.arrive();
  }

  answer(index: number): void {
    const before = this.stops.at(-1)!;
    const way = steps(this.duel, this.cards, index, chart);
    const next = way.at(-1)!;
    this.moments.push(...way);
    if (JSON.stringify(this.duel) !== before.text) fail('an earlier state of the duel was changed by going on from it');
    const again = advance(JSON.parse(before.text) as Duel, this.cards, index);
    if (JSON.stringify(again) !== JSON.stringify(next))
      fail('the duel goes on differently after a round trip through JSON or by the compiled chart');
    this.duel = next;
    this.decisions.push(index);
    this.arrive();
  }

  /** Passes the window being asked, if it is one. */
  passWindow(): boolean {
    const { prompt } = this.duel;
    if (!prompt || !WINDOWS.includes(prompt.kind)) return false;
    const pass = prompt.options.findIndex((option) => option.do === 'pass');
    if (pass < 0) return false;
    this.answer(pass);
    return true;
  }

  /** Passes the windows of others until this player is offered what he wants; anything else is a failure. */
  reach(seat: 0 | 1, wanted: (duel: Duel) => number | null, what: string): number {
    for (;;) {
      const { prompt } = this.duel;
      if (prompt?.seat === seat) {
        const index = wanted(this.duel);
        if (index !== null) return index;
      } else if (prompt && this.quiet && this.passWindow()) continue;
      return fail(`${what}: not offered. ${promptText(this.duel, this.cards)}`);
    }
  }

  /** Everything that happened so far. */
  get events(): DuelEvent[] {
    return [...this.duel.past.flat(), ...this.duel.log];
  }

  /** What the engine has said against the action a line asks about. */
  gives(reasons: readonly Reason[]): void {
    this.given = reasons;
  }

  /** The reasons given since this was asked last. */
  takeReasons(): readonly Reason[] {
    const { given } = this;
    this.given = [];
    return given;
  }

  /** From here on counts as "this step". */
  beginStep(): void {
    this.stepBegan = this.events.length;
    this.momentsBefore = this.moments.length;
  }

  /** Where a Chain was closed in this step because nobody could answer: the duel while its last link could be answered. */
  answerable(): Duel | null {
    if (this.duel.chain.length > 0) return null;
    return this.moments.slice(this.momentsBefore).findLast(({ at }) => at.timing === 'chain.building') ?? null;
  }

  /** Cards that were targeted, or moved as a cost or by the rules, in this step. */
  handled(how: 'targeted' | 'paid' | 'any'): number[] {
    return this.events.slice(this.stepBegan).flatMap((event) => {
      if (event.type === 'targeted') return how === 'paid' ? [] : event.cards;
      if (event.type === 'revealed') return how === 'any' ? event.cards : [];
      if (event.type !== 'moved') return [];
      return how === 'any' || (how === 'paid' && event.cause !== 'effect') ? [event.card] : [];
    });
  }

  get chains(): ChainRecord[] {
    const chains: ChainRecord[] = [];
    const open = () => chains.at(-1);
    for (const event of this.events) {
      if (event.type === 'activated') {
        if (open()?.closed !== false) chains.push({ links: [], closed: false });
        const { card, def, effect, seat } = event;
        open()!.links.push({ card, def, effect, seat, outcome: null, why: null });
      } else if (event.type === 'linkResolved') {
        const link = open()?.links[event.chain - 1];
        if (link?.card === event.card) {
          link.outcome = event.outcome;
          link.why = event.why ?? null;
        }
      } else if (event.type === 'chainResolved') {
        const chain = open();
        if (chain) chain.closed = true;
      }
    }
    return chains;
  }

  get closedChains(): number {
    return this.chains.filter((chain) => chain.closed).length;
  }

  /** The answers given again from the start must lead to the same duel; no snapshot may have changed since. */
  checkReplay(): void {
    let duel = startPosition(this.board, this.cards);
    for (const index of this.decisions) duel = advance(duel, this.cards, index);
    if (hashOf(duel) !== hashOf(this.duel)) fail('the same answers played again give another duel');
    if (JSON.stringify(duel) !== JSON.stringify(this.duel))
      fail('the same answers give the same hash but another duel');
    if (this.stops.some((stop) => JSON.stringify(stop.duel) !== stop.text))
      fail('an earlier state of the duel was changed');
  }

  private arrive(): void {
    const { duel, cards } = this;
    this.stops.push({ duel, text: JSON.stringify(duel), closed: this.closedChains });
    const wrong = misplaced(duel);
    if (wrong) fail(wrong);
    if (!duel.prompt && !duel.result) fail('the duel goes on but asks nobody');
    for (const option of duel.prompt?.options ?? []) {
      const reasons = whyNot(duel, cards, option);
      if (reasons.length > 0) {
        fail(`offers "${optionText(duel, cards, option)}" although refused: ${reasons.map((r) => r.rule).join(', ')}`);
      }
    }
  }
}
