/** npm run why -- LINK [--step N] [--seat A or B] [--json]: what is legal at a decision, and why the rest is not. */
import { parseArgs } from 'node:util';
import { cards, effectNumbers } from '../catalogue';
import { lockText, reasonText } from '../catalogue/text';
import { type Duel, type Lock, type Option, type Refusal, refusalsFor, type Seat, thisTurn } from '../engine';
import { differenceTexts, divergenceText, lineOf, playRecord, type ReplayRecord } from '../replay';
import { ruleAddress } from '../rulings/address';
import { printResult, progress, UsageError, wholeNumber, withUsage } from './io';
import { readLink, seatLetter, seatOf } from './link';

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      step: { type: 'string' },
      seat: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const record = await readLink(positionals);
  const { step, branch } = spotOf(record, values.step);
  const seat = values.seat === undefined ? null : seatOf(values.seat);
  const options = { until: step, ...(branch !== undefined && { branch }) };
  const { duel, decisions, diverged, differs } = playRecord(record, cards, options);
  for (const text of differenceTexts(differs, 'en')) progress(text);
  if (diverged) progress(divergenceText(diverged, 'en'));
  const reached = duel && decisions === step;
  const found = reached
    ? report(duel, step, seat ?? duel.prompt?.seat ?? duel.turnPlayer)
    : { prompt: null, options: [], refused: [] };
  printResult({ ...found, diverged }, values.json);
  return diverged ? 1 : 0;
}

/** The decision asked for, else where the link opens, else its end. */
function spotOf(record: ReplayRecord, asked: string | undefined): { step: number; branch?: number } {
  if (asked !== undefined) {
    const step = wholeNumber('step', asked);
    const { length } = lineOf(record);
    if (step > length) throw new UsageError(`--step takes at most ${length}: the link has that many decisions.`);
    return { step };
  }
  const { anchor } = record;
  if (!anchor) return { step: record.decisions.length };
  return { step: anchor.decision, ...(anchor.branch !== undefined && { branch: anchor.branch }) };
}

function report(duel: Duel, step: number, seat: Seat) {
  const { prompt } = duel;
  const asked = prompt?.seat === seat;
  return {
    step,
    turn: duel.turn,
    at: duel.at,
    seat: seatLetter(seat),
    prompt: prompt && {
      seat: seatLetter(prompt.seat),
      kind: prompt.kind,
      purpose: prompt.purpose ?? null,
      card: prompt.card === undefined ? null : nameOf(duel, prompt.card),
      group: prompt.group ?? null,
    },
    // Whoever is not asked may do nothing now.
    options: asked ? prompt.options.map((option, index) => ({ index, ...named(duel, option) })) : [],
    refused: refusalsFor(duel, cards, seat).map((refusal) => explained(duel, refusal)),
    thisTurn: turnOf(duel),
  };
}

function named(duel: Duel, option: Option) {
  if (!('card' in option)) return option;
  const effect = 'effect' in option ? { effect: numberOf(duel, option.card, option.effect) } : {};
  return {
    ...option,
    card: nameOf(duel, option.card),
    place: duel.cards[option.card]?.place,
    id: option.card,
    ...effect,
  };
}

function explained(duel: Duel, refusal: Refusal) {
  const defOf = (card: number): number => duel.cards[card]?.def ?? 0;
  return {
    card: nameOf(duel, refusal.card),
    place: refusal.place,
    effect: refusal.effect === null ? null : numberOf(duel, refusal.card, refusal.effect),
    action: refusal.action,
    id: refusal.card,
    reasons: refusal.reasons.map((reason) => ({
      rule: reason.rule,
      ruling: ruleAddress(reason.rule, defOf(refusal.card), refusal.action, defOf(Number(reason.params?.source ?? -1))),
      en: reasonText(reason, 'en', (card) => nameOf(duel, card, 'en')),
      ko: reasonText(reason, 'ko', (card) => nameOf(duel, card, 'ko')),
    })),
  };
}

/** What the page shows as "This turn". */
function turnOf(duel: Duel) {
  const { seats, locks } = thisTurn(duel, cards);
  return {
    seats: seats.map(({ seat, used, ...counts }) => ({
      seat: seatLetter(seat),
      ...counts,
      used: used.map(({ def, effect, card, times }) => {
        const definition = cards.get(def).def;
        const number = effect === null ? null : (effectNumbers(definition)[effect] ?? 0);
        return { card: definition.name.en, effect: number, limit: card === null ? 'name' : 'copy', times };
      }),
    })),
    locks: locks.map((lock) => ({
      source: nameOf(duel, lock.source),
      seat: seatLetter(lock.seat),
      until: lock.until,
      cards: lock.cards.map((card) => nameOf(duel, card)),
      en: sentenceOf(lock, 'en'),
      ko: sentenceOf(lock, 'ko'),
    })),
  };
}

const sentenceOf = ({ sourceDef, mod }: Lock, lang: 'en' | 'ko'): string =>
  cards.has(sourceDef) ? lockText(cards.get(sourceDef).def, mod, lang) : mod.mod;

function definitionOf(duel: Duel, card: number) {
  const state = duel.cards[card];
  return state && cards.get(state.def).def;
}

function nameOf(duel: Duel, card: number, lang: 'en' | 'ko' = 'en'): string {
  return definitionOf(duel, card)?.name[lang] ?? String(card);
}

/** The number the card shows for an effect, 0 where it shows none. */
function numberOf(duel: Duel, card: number, effect: number): number {
  const definition = definitionOf(duel, card);
  return (definition && effectNumbers(definition)[effect]) ?? 0;
}
