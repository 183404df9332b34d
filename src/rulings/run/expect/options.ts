/** Checks of what may be done, by whom, and of where the duel stands. */
import { advance, type Duel, type Option, type Reason, refusalsFor, refusalsOf, whyNot } from '../../../engine';
import { DOES, isAction } from '../../actions';
import type { Action, Who } from '../../schema';
import { fail, nameOf, promptText, seatOf } from '../failure';
import { phaseOf } from '../steps';
import type { Table } from '../table';
import { isLink } from './chains';
import { asked, type Checks, need, type Of } from './shared';

const ACTIVATED: readonly string[] = ['activation', 'ignition', 'trigger', 'quick'];

const optionFits = (table: Table, duel: Duel, option: Option, action: Action, card: string, effect?: number): boolean =>
  isAction(action, option.do) &&
  'card' in option &&
  table.find.matches(duel, option.card, card) &&
  (effect === undefined || !('effect' in option) || table.find.numberOf(duel, option.card, option.effect) === effect);

const offered = (table: Table, duel: Duel, line: { action: Action; card: string; effect?: number }): boolean =>
  duel.prompt?.options.some((option) => optionFits(table, duel, option, line.action, line.card, line.effect)) ?? false;

function can(table: Table, line: Of<'can'>): void {
  const { prompt } = table.duel;
  need(prompt?.seat === seatOf(line.seat) && offered(table, table.duel, line), () => {
    const reasons = refused(table, line).flatMap((use) => use.map((r) => r.rule));
    return `${line.seat} cannot ${line.action} ${line.card} (${reasons.join(', ') || 'no reason given'}). ${asked(table)}`;
  });
}

/** Every reason the engine gives why this seat may not do this now, for each use that is meant. */
function refused(
  { duel: now, cards, find }: Table,
  line: { seat: Who; action: Action; card: string; effect?: number },
  duel = now,
): Reason[][] {
  const seat = seatOf(line.seat);
  const fits = (card: number, effect: number | null) =>
    find.matches(duel, card, line.card) &&
    (line.effect === undefined || effect === null || find.numberOf(duel, card, effect) === line.effect);
  const listed = refusalsFor(duel, cards, seat).filter(
    (refusal) => isAction(line.action, refusal.action) && fits(refusal.card, refusal.effect),
  );
  if (listed.length > 0) return listed.map((refusal) => refusal.reasons);
  // Cards that nobody would think of trying, such as those of the Deck, are not listed but can be asked about.
  return find.all(duel, line.card).flatMap((card) => {
    const { effects } = cards.get(card.def);
    const kinds = line.action === 'activate' ? ACTIVATED : line.action === 'specialSummon' ? ['procedure'] : [];
    const numbers = effects.filter((e) => kinds.includes(e.effect.kind) && fits(card.id, e.index)).map((e) => e.index);
    const options = kinds.length > 0 ? numbers.map((effect) => ({ card: card.id, effect })) : [{ card: card.id }];
    return options.map((option) => whyNot(duel, cards, { do: DOES[line.action], ...option } as Option, seat));
  });
}

/**
 * Of a card with several effects the line is about the one that is refused for these reasons. Right after an activation that
 * nobody can answer, what cannot be activated is meant as an answer to it.
 */
function reasonsAgainst(table: Table, line: Of<'cannot'>): Reason[] {
  const says = (reasons: Reason[]) => [line.because].flat().every((rule) => reasons.some((one) => one.rule === rule));
  const meant = (uses: Reason[][]): Reason[] => uses.find(says) ?? uses.flat();
  const now = meant(refused(table, line));
  const answerable = line.action === 'activate' ? table.answerable() : null;
  if (says(now) || !answerable) return now;
  const then = meant(refused(table, line, answerable));
  return says(then) ? then : now;
}

function cannot(table: Table, line: Of<'cannot'>): void {
  table.find.all(table.duel, line.card);
  if (table.duel.prompt?.seat === seatOf(line.seat)) {
    need(!offered(table, table.duel, line), () => `${line.seat} can ${line.action} ${line.card}. ${asked(table)}`);
  }
  const reasons = reasonsAgainst(table, line);
  const rules = [...new Set(reasons.map((reason) => reason.rule))];
  for (const rule of [line.because].flat()) {
    need(
      rules.includes(rule),
      () =>
        `${line.seat} cannot ${line.action} ${line.card}, but not because of ${rule}: ${rules.join(', ') || 'no reason given'}`,
    );
  }
  table.gives(reasons);
}

const movesOffered = ({ duel }: Table, line: { seat: Who; phase: string }): boolean =>
  duel.prompt?.seat === seatOf(line.seat) &&
  duel.prompt.options.some((option) => option.do === 'toPhase' && option.phase === line.phase);

const movesRefused = ({ duel, cards }: Table, line: Of<'cannotMoveTo'> | Of<'canMoveTo'>): Reason[] =>
  whyNot(duel, cards, { do: 'toPhase', phase: line.phase }, seatOf(line.seat));

function cannotMoveTo(table: Table, line: Of<'cannotMoveTo'>): void {
  need(!movesOffered(table, line), () => `${line.seat} can go to ${line.phase}. ${asked(table)}`);
  const reasons = movesRefused(table, line);
  const rules = reasons.map((reason) => reason.rule);
  for (const rule of [line.because].flat()) {
    need(
      rules.includes(rule),
      () =>
        `${line.seat} cannot go to ${line.phase}, but not because of ${rule}: ${rules.join(', ') || 'no reason given'}`,
    );
  }
  table.gives(reasons);
}

function offersOnly(table: Table, line: Of<'offersOnly'>): void {
  const { duel, find } = table;
  const wanted = line.actions.map((action) => DOES[action]).sort();
  const found = [
    ...new Set(
      duel.prompt?.options.flatMap((o) => ('card' in o && find.matches(duel, o.card, line.card) ? [o.do] : [])),
    ),
  ].sort();
  need(
    found.join() === wanted.join(),
    () => `with ${line.card} one can ${found.join(', ') || 'do nothing'}. ${asked(table)}`,
  );
}

function wasNeverOffered(table: Table, line: Of<'wasNeverOffered'>): void {
  const stop = table.stops.find(({ duel }) => offered(table, duel, line));
  if (stop) fail(`${line.action} ${line.card} was offered. ${promptText(stop.duel, table.cards)}`);
  table.gives(
    line.because === undefined ? nearestRefusal(table, line) : namedRefusal(table, line, [line.because].flat()),
  );
}

/** The last moment in which all these rules stood in the way: one while something was carried out, if there was. */
function namedRefusal(table: Table, line: Of<'wasNeverOffered'>, rules: readonly string[]): Reason[] {
  const between = table.moments.filter(({ at, prompt }) => !prompt && !WINDOWS.has(at.timing));
  const all = refusedIn(table, line, [...table.stops.map(({ duel }) => duel), ...table.moments, ...between]);
  const found = all.findLast((reasons) => rules.every((rule) => reasons.some((one) => one.rule === rule)));
  if (!found) {
    const given = [...new Set(all.flat().map(({ rule }) => rule))].join(', ');
    fail(`${line.action} ${line.card} was not refused because of ${rules.join(' and ')}, but: ${given}`);
  }
  return found;
}

/** Where a chance was lost rather than not there yet, that is the reason; a chance that had not come is the last one. */
const DISTANCES: Readonly<Record<string, number>> = {
  'missed-timing': -10,
  declined: -10,
  'not-directly-above': -10,
  'before-resolved': -10,
  'one-hand-trigger-per-chain': -10,
  'triggers-first': 2.5,
  'already-face-up': 4,
  'wrong-place': 3,
  'summon-negation-only': 2.5,
  'event-not-happened': 2,
  'no-pending-summon': 2.1,
  'other-activation': 1,
  'not-your-priority': 0.5,
};
/** Boxes of the chart in which a player may be asked. */
const WINDOWS: ReadonlySet<string> = new Set([
  'openGameState',
  'turnPlayerFastEffect',
  'opponentFastEffect',
  'turnPlayerPassed',
  'chain.building',
  'summonPending',
]);

/** That somebody else was to act is said of a moment that came back: alone it explains nothing. */
const distanceOf = (reasons: readonly Reason[]): number =>
  reasons.every(({ rule }) => rule === 'not-your-priority')
    ? 5
    : reasons.reduce((sum, { rule }) => sum + (DISTANCES[rule] ?? 1), 0);

/** Of all moments of the case the one in which least stood in the way: why there was no chance even then. */
function nearestRefusal(table: Table, line: Of<'wasNeverOffered'>): Reason[] {
  // A moment in which nothing can be done passes without a question.
  const passed = table.moments.filter(({ at }) => WINDOWS.has(at.timing));
  const asked = table.stops.map(({ duel }) => duel);
  return refusedIn(table, line, [...asked, ...passed]).reduce<Reason[]>(
    (best, one) => (best.length === 0 || distanceOf(one) <= distanceOf(best) ? one : best),
    [],
  );
}

const refusedIn = (table: Table, line: Of<'wasNeverOffered'>, duels: readonly Duel[]): Reason[][] =>
  duels.flatMap((duel) =>
    table.find.all(duel, line.card).flatMap((card) =>
      ([0, 1] as const)
        .flatMap((seat) => refusalsOf(duel, table.cards, card.id, seat))
        .filter(
          ({ action, effect }) =>
            isAction(line.action, action) &&
            (line.effect === undefined ||
              effect === null ||
              table.find.numberOf(duel, card.id, effect) === line.effect),
        )
        .map(({ reasons }) => reasons),
    ),
  );

function firstOfferedOn(table: Table, line: Of<'firstOfferedOn'>): void {
  const stop = table.stops.find(({ duel }) => offered(table, duel, line));
  if (!stop) fail(`${line.action} ${line.card} was never offered`);
  const links = stop.duel.chain.map((link) => ({ card: link.ctx.card, seat: link.ctx.seat }));
  const fits = links.length === line.links.length && line.links.every((text, i) => isLink(table, links[i], text));
  need(fits, () => `first offered: ${promptText(stop.duel, table.cards)}, with ${links.length} links on the Chain`);
}

function neverAsked(table: Table, line: Of<'neverAsked'>): void {
  const stop = table.stops.find(
    ({ duel: { prompt } }) =>
      prompt?.kind === line.window && (line.seat === undefined || prompt.seat === seatOf(line.seat)),
  );
  if (stop) fail(promptText(stop.duel, table.cards));
}

type AttackTarget = number | 'directly';

/** What the monster may attack: asked about just now, or found by letting it declare an attack on a copy. */
function targetsOf(table: Table, text: string): AttackTarget[] {
  const { duel, cards, find } = table;
  const target = (o: Option): AttackTarget[] => (o.do === 'pick' ? [o.card] : o.do === 'direct' ? ['directly'] : []);
  const read = ({ prompt }: Duel) => (prompt?.kind === 'attackTarget' ? prompt.options.flatMap(target) : null);
  const now = read(duel);
  if (now && duel.prompt?.about !== undefined && find.matches(duel, duel.prompt.about, text)) return now;
  const index = find.option(duel, 'attack', text);
  if (index === null) return [];
  const declared = advance(duel, cards, index);
  // Where there is only one target, the engine takes it by itself.
  const attack = [...declared.past.flat(), ...declared.log].findLast((event) => event.type === 'attackDeclared');
  return read(declared) ?? (attack?.type === 'attackDeclared' ? [attack.target ?? 'directly'] : []);
}

function attackTargetsAre(table: Table, line: Of<'attackTargetsAre'>): void {
  const { duel, cards, find } = table;
  need(find.all(duel, line.card).length > 0, () => `"${line.card}" is not in this duel`);
  const left = targetsOf(table, line.card);
  const shown = left.map((one) => (one === 'directly' ? one : nameOf(duel, cards, one))).join(', ') || 'nothing';
  for (const target of line.targets) {
    const at = left.findIndex((one) => (one === 'directly' ? target === one : find.matches(duel, one, target)));
    need(at >= 0, () => `${line.card} cannot attack ${target}, only ${shown}`);
    left.splice(at, 1);
  }
  need(left.length === 0, () => `${line.card} can attack ${shown}`);
}

function picks(table: Table, text: string): boolean {
  const { duel, find } = table;
  return duel.prompt?.options.some((o) => o.do === 'pick' && find.matches(duel, o.card, text)) ?? false;
}

export const OPTIONS: Checks<
  | 'cannot'
  | 'can'
  | 'cannotMoveTo'
  | 'canMoveTo'
  | 'offersOnly'
  | 'wasNeverOffered'
  | 'firstOfferedOn'
  | 'neverAsked'
  | 'attackTargetsAre'
  | 'canPick'
  | 'cannotPick'
  | 'isAsked'
  | 'isNotAsked'
  | 'timingIs'
  | 'phaseIs'
> = {
  cannot,
  can,
  cannotMoveTo,
  canMoveTo: (table, line) =>
    need(
      movesOffered(table, line),
      () =>
        `${line.seat} cannot go to ${line.phase} (${movesRefused(table, line)
          .map((reason) => reason.rule)
          .join(', ')}). ${asked(table)}`,
    ),
  offersOnly,
  wasNeverOffered,
  firstOfferedOn,
  neverAsked,
  attackTargetsAre,
  canPick: (table, line) => need(picks(table, line.card), () => `${line.card} cannot be picked. ${asked(table)}`),
  cannotPick(table, line) {
    need(table.duel.prompt?.kind === 'pick', () => `no card is being picked. ${asked(table)}`);
    need(!picks(table, line.card), () => `${line.card} can be picked. ${asked(table)}`);
  },
  isAsked(table, line) {
    const { duel } = table;
    const window = line.window === undefined || duel.prompt?.kind === line.window;
    need(
      duel.prompt?.seat === seatOf(line.seat) && window,
      () => `${line.seat} is not asked${line.window ? ` (${line.window})` : ''}. ${promptText(duel, table.cards)}`,
    );
  },
  isNotAsked: (table, line) => need(table.duel.prompt?.seat !== seatOf(line.seat), () => asked(table)),
  timingIs: ({ duel: { at } }, line) =>
    need(at.timing === line.timing || at.turn === line.timing, () => `it is ${at.turn}, ${at.timing}`),
  phaseIs: ({ duel: { at } }, line) => need(phaseOf(at.turn) === line.phase, () => `it is ${at.turn}`),
};
