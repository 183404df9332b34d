/** What both players know of what happened: for pages that stand between them. */
import { cardById, cards } from '@/catalogue';
import { labelOf } from '@/catalogue/text/labels';
import { type CardView, type Duel, type DuelEvent, phaseOf, type Seat, viewFor } from '@/engine';
import type { Lang } from '@/store/settings';
import type { Texts } from '../app/texts';
import { cardName } from '../duel/names';
import { seatName } from '../duel/seatName';
import { STRINGS } from '../strings';

/** Sentences about events from this one on, oldest first. */
export function publicLines(
  duel: Duel,
  from: number,
  texts: Texts,
  lang: Lang,
  without: ReadonlySet<DuelEvent['type']> = new Set(),
): string[] {
  const open = openLog(duel);
  const told = open.log.filter(({ id, type }) => id >= from && !without.has(type));
  const lines = told.flatMap((event) => sentenceOf(event, open, duel, texts, lang) ?? []);
  return duel.at.timing === 'turnPlayerPassed' ? [...lines, ending(duel, lang)] : lines;
}

/** Sentences about what is answered now: the last action, what became of it, and who passed on it. */
export function lastAction(duel: Duel, texts: Texts, lang: Lang): string[] {
  const last = openLog(duel).log.findLast(({ type }) => ACTIONS.has(type));
  const lines = last ? publicLines(duel, last.id, texts, lang, PASSING) : [];
  return lines.length > MOST_LINES ? [...lines.slice(0, 1), ...lines.slice(1 - MOST_LINES)] : lines;
}

const MOST_LINES = 3;
/** Where the duel stands is said beside it. */
const PASSING: ReadonlySet<DuelEvent['type']> = new Set(['phaseBegan']);
/** What somebody does, or what the game does between two actions. */
const ACTIONS: ReadonlySet<DuelEvent['type']> = new Set([
  'turnBegan',
  'summonAttempted',
  'summoned',
  'set',
  'positionChanged',
  'activated',
  'attackDeclared',
  'momentBegan',
]);

interface OpenLog {
  log: readonly DuelEvent[];
  card(id: number): CardView | undefined;
}

/** Both seats' views laid over each other: of what they differ in, what the one who knows less sees. */
function openLog(duel: Duel): OpenLog {
  const first = viewFor(duel, cards, 0);
  const second = viewFor(duel, cards, 1);
  const seen = new Map(second.log.map((event) => [event.id, event]));
  return {
    log: first.log.flatMap((event) => {
      const other = seen.get(event.id);
      if (!other) return [];
      if (JSON.stringify(event) === JSON.stringify(other)) return event;
      return [event, other].find((one) => 'def' in one && one.def === 0) ?? [];
    }),
    card(id) {
      const card = first.cards[id];
      return card && card.def !== second.cards[id]?.def ? { ...card, def: null } : card;
    },
  };
}

function sentenceOf(event: DuelEvent, open: OpenLog, duel: Duel, texts: Texts, lang: Lang): string | null {
  const s = STRINGS[lang];
  const seat = (who: Seat): string => seatName(duel.options.names[who], who, s);
  const name = (id: number): string => {
    const then = 'def' in event && 'card' in event && event.card === id && event.def ? cardById(event.def) : undefined;
    const card = open.card(id);
    return then?.name[lang] ?? cardName(card, card?.def ? cardById(card.def) : undefined, lang);
  };
  switch (event.type) {
    case 'summonAttempted': {
      const how = event.way ? labelOf('ways', event.way, lang) : labelOf('methods', event.method, lang);
      return s.curtain.attempts(seat(event.seat), how, event.cards.map(name).join(', '));
    }
    case 'momentBegan':
      return `${labelOf('moments', event.moment, lang)}.`;
    case 'passed':
      return s.prompt.why.opponentAfterPass(seat(event.seat));
    default: {
      const text = texts.logLine(event, { lang, name, seat });
      return text && text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}

const ending = (duel: Duel, lang: Lang): string => {
  const s = STRINGS[lang];
  const name = seatName(duel.options.names[duel.turnPlayer], duel.turnPlayer, s);
  return s.prompt.why.phaseEnd(name, labelOf('phases', phaseOf(duel), lang));
};

/** Where in the duel this is: "Turn 3, Main Phase 1, Chain of 2". */
export function whereIn(duel: Duel, lang: Lang): string {
  const s = STRINGS[lang];
  const links = duel.chain.length;
  return [
    s.top.turn(duel.turn),
    labelOf('phases', phaseOf(duel), lang),
    ...(links > 0 ? [s.curtain.chainOf(links)] : []),
  ].join(', ');
}
