import { plural } from './count';

/** Settings, menu and keys. */
export const settings = {
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'System', dark: 'Dark', light: 'Light' },
    speed: 'Speed',
    speeds: { '0.5': '½×', '1': '1×', '2': '2×', '4': '4×', '0': 'Instant' },
    hands: 'Hands',
    handsOpen: 'Both open',
    handsAsked: 'Only of the player asked',
    near: 'Near side',
    nearSides: { first: 'Player 1', turn: 'Turn player', asked: 'Player asked' },
    duel: 'Duel',
    display: 'Display',
    keyboard: 'Keyboard',
    prompts: 'Prompts',
    promptModes: { auto: 'Auto', always: 'Always', never: 'Never' },
    promptsNote:
      'Auto asks where the opponent acted and in pinned Phases. Always asks in every window with an option. Never asks only what has to be chosen. It holds from the next duel; beside each hand it can be changed at once.',
    stops: 'Pinned Phases',
    everyWindow: 'Hand over at every window',
    everyWindowNote:
      'With two seats on one device. Without it the device changes hands only when there is something to answer with, so AUTO and silence reveal whether there is a response.',
    singleKeys: 'Single-key shortcuts',
    singleKeysNote:
      'Letters and digits act by themselves. Enter, Esc and Ctrl keys always work; the menu says every fact too.',
    on: 'On',
    off: 'Off',
    motion: 'Reduced motion follows the system.',
    reset: 'All settings to their first values',
    kept: 'Kept on this device',
    notKept: 'This browser does not let the page keep settings: they hold until this tab is closed.',
  },

  menu: {
    edit: 'Edit this position',
    title: 'Menu',
    settings: 'Settings',
    keys: 'Keys',
    say: 'Say',
    facts: { lp: 'Life Points', chain: 'Chain', turn: 'Turn', asked: 'Question', focus: 'Card' },
    surrender: (name: string) => `${name} surrenders`,
    surrenderSure: (name: string) => `${name} surrenders and loses the duel. Undo takes it back.`,
    draw: 'Agree on a draw',
    drawSure: 'Both players agree: the duel ends in a draw. Undo takes it back.',
    confirm: 'Yes, end the duel',
    home: 'Home page',
    branches: (n: number) => `${plural(n, 'branch', 'branches')} left behind`,
    branch: (at: number, more: number) => `From step ${at}: ${plural(more, 'decision')}`,
  },

  keys: {
    title: 'Keys',
    rows: [
      ['1 – 9', 'take a listed option'],
      ['Esc', 'pass, decline or go back'],
      ['Enter', 'confirm what is chosen'],
      ['Ctrl Z', 'undo'],
      ['Ctrl Y', 'redo'],
      ['S', 'step through what has just happened'],
      ['← ↑ ↓ →', 'walk the table, when it has the focus'],
      ['L', 'say the Life Points'],
      ['C', 'say the Chain, link by link'],
      ['F', 'say the card or zone that has the focus'],
      ['Q', 'say what is asked and every answer'],
      ['T', 'say turn, Phase and Step'],
      ['B', 'go to the field'],
      ['D', 'go to the decision'],
      ['?', 'this list'],
    ] as ReadonlyArray<readonly [string, string]>,
  },

  /** One key, one fact. */
};
