import { plural } from './count';

/** Between two players at one device. */
export const seats = {
  curtain: {
    passTo: 'Pass the device to',
    show: 'Show',
    hint: (other: string) => `${other}, look away.`,
    lp: 'Life Points',
    next: 'What comes next',
    asked: (name: string) => `${name} decides.`,
    /** The same whether there is something to answer with or not. */
    answers: (name: string) => `${name} may answer, or pass.`,
    look: (name: string) => `${name} has a look at what was done.`,
    happened: 'What just happened',
    attempts: (who: string, summon: string, card: string) => `${who} attempts a ${summon}: ${card}.`,
    everyWindow: 'This page comes at every window, also when there is nothing to answer with.',
    hidden: 'What is hidden',
    hiddenText: 'Both hands and all Set cards. They are not on this page at all.',
    chainOf: (n: number) => `Chain of ${n}`,
    over: 'The duel is over.',
  },

  visit: {
    title: 'Nothing to answer with',
    why: (name: string) => `${name} acted. You have no card that could be used in this window.`,
    pass: 'Pass and hand back',
  },

  request: {
    title: 'Take back',
    ask: (to: string, from: string) => `${to}, may ${from} take this back?`,
    note: (to: string) => `It goes back past something ${to} has done or seen.`,
    back: (n: number, where: string) => `${plural(n, 'decision')} back, to ${where}.`,
    undone: 'What would be undone',
    asks: (name: string) => `There ${name} decides again.`,
    earlier: (n: number) => `and ${plural(n, 'line')} before that`,
    draw: (to: string, from: string) => `${to}, ${from} offers a draw. Do you agree?`,
    drawNote: 'The duel would end here, with no winner.',
    drawYes: 'Yes, a draw',
    yes: 'Yes, take it back',
    no: 'No, play on',
  },
};
