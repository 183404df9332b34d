import type { EndReason } from '@/engine';
import { number } from '../number';
import { plural } from './count';

/** What surrounds the board: top bar, chart, Chain, log, end. */
export const table = {
  top: {
    rulebook: 'Rulebook',
    editor: 'Board editor',
    decks: 'Decks',
    label: 'Duel',
    turn: (n: number) => `Turn ${n}`,
    turnOf: (name: string) => `${name}'s turn`,
    undo: 'Undo',
    redo: 'Redo',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The browser did not allow copying. Here is the link:',
    menu: 'Menu',
    home: 'To the home page',
    phases: 'Phases',
    toPhase: (phase: string) => `Go to ${phase}`,
    stops: 'Stops',
    stopNote: 'With prompts on auto, both players are asked there.',
    stop: (phase: string, name: string) => `Stop in ${phase}, ${name}'s turn`,
  },

  chart: {
    title: 'Fast Effect Timing',
    label: (box: string, name: string) => `Fast Effect Timing chart: the duel is in box ${box}, ${name}`,
    boxes: { A: 'Open state', B: 'Turn player', C: 'Opponent', D: 'Chain', E: 'Phase end' },
    notes: {
      open: 'turn player, any action',
      process: 'a game process',
      turnPlayer: 'the turn player may respond',
      opponent: 'the opponent may respond',
      negation: 'Summon negation only',
      triggers: 'placing triggers',
      activating: 'activating',
      building: (links: number) => `building, ${plural(links, 'link')}`,
      resolving: (n: number) => `resolving link ${n}`,
      passed: 'the turn player passed',
      over: 'the duel is over',
    },
  },

  chain: {
    title: 'Chain',
    building: 'building',
    resolving: 'resolving',
    over: 'the Duel is over',
    resolved: 'resolved',
    order: (n: number) => (n > 1 ? `resolves ${n} → 1` : 'resolves 1'),
    link: (n: number) => `Chain Link ${n}`,
    mandatory: 'mandatory',
    speed: (n: number) => `Spell Speed ${n}`,
    targets: (what: string) => `Targets ${what}`,
    cost: (what: string) => `Cost: ${what}`,
    costLp: (n: number) => `${number(n)} LP`,
    by: (n: number) => `by Chain Link ${n}`,
    states: {
      waiting: 'Waiting',
      resolving: 'Resolving',
      resolved: 'Resolved',
      activationNegated: 'Activation negated',
      effectNegated: 'Effect negated',
      withoutEffect: 'Resolved without effect',
    },
    last: 'Last Chain',
  },

  forecast: {
    against: (atk: string, other: string) => `${atk} against ${other}`,
    loses: (name: string, n: string) => `${name} loses ${n}`,
    destroyed: (names: string) => `${names} destroyed`,
    nothing: 'nothing happens',
  },

  log: {
    title: 'Log',
    earlier: (n: number) => `${plural(n, 'earlier line')}`,
    empty: 'Nothing has happened yet.',
    loading: 'Loading…',
  },

  facts: {
    label: 'Fact asked for',
    lp: (name: string, n: string) => `${name}: ${n} LP.`,
    noChain: 'There is no Chain.',
    chain: (n: number, doing: string) => `Chain of ${n}, ${doing}.`,
    lastChain: (n: number) => `The last Chain had ${plural(n, 'link')}.`,
    link: (n: number, name: string, card: string) => `${n}: ${card}, ${name}`,
    noFocus: 'No card has the focus. B goes to the field, the arrows walk it.',
    answer: (key: string, what: string) => `${key}: ${what}`,
    more: (n: number) => `${plural(n, 'more answer')} without a key of its own.`,
    turn: (turn: string, owner: string, phase: string) => `${turn}, ${owner}: ${phase}.`,
  },

  end: {
    title: 'The duel is over',
    wins: (name: string) => `${name} wins`,
    draw: 'Draw',
    reasons: {
      lp: (loser: string) => `${loser} has 0 LP.`,
      deckOut: (loser: string) => `${loser} could not draw.`,
      effect: () => 'Won by an effect.',
      surrender: (loser: string) => `${loser} surrendered.`,
      agreement: () => 'Both players agreed.',
      bothLp: () => 'Both players have 0 LP.',
      turnCap: () => 'The turn limit was reached.',
    } satisfies Record<EndReason, (loser: string) => string>,
    afterTurns: (n: number) => plural(n, 'turn'),
    rematch: 'Rematch',
    look: 'Look at the table',
    next: 'Rematch, link or home',
    home: 'Home',
  },
};
