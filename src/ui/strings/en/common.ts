import type { Phase } from '@/engine';
import { number } from '../number';
import { plural } from './count';

/** Words that stand in several places. */
export const common = {
  app: 'Spellspeed',
  otherLanguage: '한국어',
  close: 'Close',
  cancel: 'Cancel',
  number,
  lp: 'LP',
  read: 'Read',
  player: (n: number) => `Player ${n}`,
  phasesShort: {
    draw: 'Draw',
    standby: 'Standby',
    main1: 'Main 1',
    battle: 'Battle',
    main2: 'Main 2',
    end: 'End',
  } satisfies Record<Phase, string>,
  places: {
    hand: 'hand',
    deck: 'Deck',
    gy: 'GY',
    banished: 'banished',
    extraDeck: 'Extra Deck',
    nowhere: 'being Summoned',
    attached: 'attached',
  },
  placeOf: (name: string, place: string) => `${name}'s ${place}`,
  setAt: (place: string) => `Set, ${place}`,
  pileTitle: (name: string, place: string) => `${name}: ${place}`,
  faceDownCard: 'Face-down card',
  aCard: 'a card',
  aToken: 'Token',
  actions: {
    normalSummon: 'Normal Summon',
    tributeSummon: 'Tribute Summon',
    setMonster: 'Set',
    setCard: 'Set',
    flipSummon: 'Flip Summon',
    toAttack: 'Change to Attack',
    toDefense: 'Change to Defense',
    specialSummon: 'Special Summon',
    activate: 'Activate',
    activateNumbered: (no: string) => `Activate ${no}`,
    attack: 'Attack',
    attackDirectly: 'Attack directly',
    process: (card: string) => `Apply what is due: ${card}`,
    pick: 'Choose',
  },
  notices: {
    full: 'The storage of this browser is full: this duel is kept in this tab only. A reload brings it back, closing the tab does not. Copy the link to keep it, or make room: on the page of all duels they can be saved to a file and removed.',
    closed:
      'This browser gives the page no storage: this duel is kept in this tab only. A reload brings it back, closing the tab does not. Copy the link to keep it.',
    before: {
      full: 'The storage of this browser is full: a duel lasts as long as this tab. Its link keeps it.',
      closed: 'This browser gives the page no storage: a duel lasts as long as this tab. Its link keeps it.',
    },
    elsewhere:
      'This duel is open in another tab too. Whichever tab decides second goes on as a duel of its own: nothing is overwritten.',
    forked:
      'Another tab has gone on with this duel. From here on this one is a duel of its own; both are on the home page.',
    fault: (message: string) =>
      `The rules engine stopped here: ${message}. Nothing is lost: undo, or copy the link to report it.`,
    stopped: (taken: number, of: number) =>
      `The rules have changed since: ${taken} of ${of} decisions could be played. The stored duel is unchanged.`,
    differs: 'The rules have changed since this duel was played: it took another course.',
    gone: 'This duel is no longer in this browser.',
    deckUnknown: (deck: string, n: number) =>
      `“${deck}” cannot be played: ${plural(n, 'card')} of it ${n === 1 ? 'is' : 'are'} not playable here yet. The deck editor shows which.`,
    deckSmall: (deck: string, least: number) =>
      `“${deck}” cannot be played: its Main Deck needs at least ${least} cards.`,
    notLoaded:
      'The rules and the cards could not be loaded: there seems to be no connection. Nothing is lost; try again in a moment.',
    removed: (n: number, title: string) =>
      n === 1 ? `The duel "${title}" was removed.` : `${plural(n, 'duel')} were removed.`,
    bringBack: 'Undo',
    tryAgain: 'Try again',
    linkBroken: 'The link could not be opened.',
    update: 'A new version of the page is ready. You can go on as you are; after a reload everything is still here.',
    crash: 'The page stopped at an error.',
    crashHint: 'Your duel is kept. Reload the page to go on.',
    reload: 'Reload',
    dismiss: 'Dismiss',
    loading: 'Loading…',
  },
};
