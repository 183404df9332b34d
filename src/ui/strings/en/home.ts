import { plural } from './count';

/** The page before the duel. */
export const home = {
  home: {
    seats: 'Two seats, one device',
    seatsHint: 'Each sees only their own hand. A curtain falls between.',
    nameOf: (name: string) => `Name of ${name}`,
    deckOf: (name: string) => `Deck of ${name}`,
    deckCards: (main: number, extra: number) => `${plural(main, 'card')}, Extra ${extra}`,
    changeDeck: 'Change deck',
    editDeck: 'Edit',
    unnamedDeck: 'Deck without a name',
    noDecks: 'No decks are there yet.',
    solo: 'Play solo, both decks',
    soloHint: 'You see both hands. Undo anything.',
    settings: 'Duel settings',
    first: 'First',
    firstCoin: 'Coin toss',
    seed: 'Seed',
    newSeed: 'Another seed',
    lp: 'LP',
    seedWrong: 'A seed is a whole number from 0 to 4294967295.',
    lpWrong: 'LP is a whole number from 1 to 999999.',
    rules: 'Rules',
    rulesNow: (n: number) => (n === 0 ? 'OCG, current rulings' : `OCG with ${plural(n, 'change')}`),
    ocg: 'OCG',
    resume: 'Resume',
    recent: 'Recent duels',
    others: 'Other duels',
    all: (n: number) => `All duels (${n})`,
    removeNamed: (name: string) => `Remove the duel "${name}" from this browser`,
    openLink: 'Open a link',
    linkLabel: 'Replay link',
    linkPlaceholder: 'Paste a link or a deck',
    open: 'Open',
    linkHint: 'A link holds the whole duel. Nothing is uploaded.',
    openFile: 'Open a file…',
    fileHint: 'A file can also be dropped anywhere on the page.',
    drop: 'Drop to open: a duel, or a file of many',
    kept: 'Nothing leaves this page. Kept in this browser only.',
    unreadable: (n: number) =>
      `${plural(n, 'kept duel')} cannot be read here, perhaps from a newer version. ${n === 1 ? 'It is' : 'They are'} left as found.`,
    keys: 'Keys',
    turnChain: (turn: number, links: number) => (links > 0 ? `Turn ${turn}, Chain of ${links}` : `Turn ${turn}`),
    toAnswer: (name: string) => `${name} to answer`,
    wonBy: (winner: string, turn: number) => `${winner} won, turn ${turn}`,
    drawn: (turn: number) => `Draw, turn ${turn}`,
    ago: (minutes: number) => {
      if (minutes < 1) return 'just now';
      if (minutes < 60) return `${plural(minutes, 'minute')} ago`;
      if (minutes < 24 * 60) return `${plural(Math.floor(minutes / 60), 'hour')} ago`;
      return `${plural(Math.floor(minutes / (24 * 60)), 'day')} ago`;
    },
  },
};
