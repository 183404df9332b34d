/** Checks one expectation; throws a Failure that says what is true instead. */
import {
  type CardState,
  type CardView,
  type Duel,
  type DuelEvent,
  type Option,
  type Reason,
  refusalsFor,
  viewFor,
  whyNot,
} from '../../engine';
import type { Action, EventPattern, Expectation, Who } from '../schema';
import { fail, nameOf, promptText, seatOf, whoIs } from './failure';
import { phaseOf } from './steps';
import type { ChainRecord, Table } from './table';

type Of<Verb extends Expectation['expect']> = Extract<Expectation, { expect: Verb }>;

const DOES: Record<Action, Option['do']> = {
  activate: 'activate',
  normalSummon: 'normalSummon',
  setMonster: 'setMonster',
  set: 'setCard',
  flipSummon: 'flipSummon',
  changePosition: 'changePosition',
  specialSummon: 'specialSummon',
  attack: 'attack',
};
const ACTIVATED: readonly string[] = ['activation', 'ignition', 'trigger', 'quick'];
const FIELD: readonly string[] = ['monsterZone', 'spellTrapZone', 'fieldZone'];
/** Windows in which a player may act; a question about a trigger or a detail of an activation is none. */
const WINDOWS: readonly string[] = ['open', 'fastEffect', 'chain', 'summonNegation', 'phaseEnd'];

/** One check for every verb. */
const CHECKS: { [Verb in Expectation['expect']]: (table: Table, line: Of<Verb>) => void } = {
  chainIs: (table, line) => chainIs(table, table.chains.at(-1), line.links, 'the Chain'),
  chainsWere,
  noChain: (table) =>
    need(table.chains.length === 0, () => `a Chain was built: ${table.chains.map((c) => shown(table, c)).join('; ')}`),
  linkWas,
  linkAnswers,
  spellSpeedWas,
  nobodyCouldActBetween,
  cannot,
  can,
  offersOnly,
  wasNeverOffered,
  firstOfferedOn,
  neverAsked,
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
  isIn,
  isNotIn: (table, line) =>
    need(
      !table.find.all(table.duel, line.card).some((card) => isPlace(card, line.place)),
      () => `${line.card} is in ${line.place}`,
    ),
  controls,
  doesNotControl(table, line) {
    for (const card of line.cards) {
      need(onField(table, seatOf(line.seat), card) === 0, () => `${line.seat} controls ${card}`);
    }
  },
  countIs,
  lpIs({ duel }, line) {
    const { lp } = duel.seats[seatOf(line.seat)];
    need(lp === line.amount, () => `LP of ${line.seat} are ${lp}, not ${line.amount}`);
  },
  atkIs: (table, line) => stat(table, line.card, 'atk', line.amount),
  defIs: (table, line) => stat(table, line.card, 'def', line.amount),
  levelIs: (table, line) => stat(table, line.card, 'level', line.amount),
  typeIs: (table, line) => stat(table, line.card, 'type', line.type),
  attributeIs(table, line) {
    const attributes: readonly string[] = view(table, line.card).stats?.attributes ?? [];
    need(attributes.includes(line.attribute), () => `${line.card} is ${attributes.join(', ') || 'no monster'}`);
  },
  positionIs(table, line) {
    const card = table.find.one(table.duel, line.card);
    need(
      card.position === line.position && card.faceUp === (line.faceDown !== true),
      () => `${line.card} is face-${card.faceUp ? 'up' : 'down'} in ${card.position ?? card.place}`,
    );
  },
  isFaceUp: (table, line) => face(table, line.card, true),
  isFaceDown: (table, line) => face(table, line.card, false),
  wasSummonedBy,
  wasNotSummoned: (table, line) =>
    need(happened(table, { event: 'summoned', card: line.card }) === 0, () => `${line.card} was Summoned`),
  summonWasNegated: (table, line) =>
    need(
      happened(table, { event: 'summonNegated', card: line.card }) > 0,
      () => `no Summon of ${line.card} was negated`,
    ),
  summonIsHiddenFrom(table, line) {
    const { duel, cards } = table;
    need(duel.summon !== null, () => `no Summon is pending. ${asked(table)}`);
    const seen = viewFor(duel, cards, seatOf(line.seat));
    need((seen.summon?.zones.length ?? 0) === 0, () => `${line.seat} sees the zone of the Summon`);
    for (const { card } of duel.summon?.monsters ?? []) {
      const position = seen.cards.find(({ id }) => id === card)?.position ?? null;
      need(position === null, () => `${line.seat} sees the position: ${position}`);
    }
  },
  missedTheTiming: (table, line) =>
    need(
      happened(table, { event: 'triggerMissed', card: line.card }) > 0,
      () => `${line.card} did not miss the timing. ${asked(table)}`,
    ),
  happened: happenedSo,
  didNotHappen(table, line) {
    const times = happened(table, line);
    need(times === 0, () => `${pattern(line)} happened ${times} times`);
  },
  happenedInOrder,
  wonBy: (table, line) =>
    need(table.duel.result?.winner === seatOf(line.seat), () => `${line.seat} has not won. ${asked(table)}`),
};

export function check(table: Table, line: Expectation): void {
  // Each entry takes the line of its own verb, which the type of a call by a computed key cannot say.
  (CHECKS[line.expect] as (table: Table, line: Expectation) => void)(table, line);
}

function need(holds: boolean, message: () => string): void {
  if (!holds) fail(message());
}
const asked = (table: Table): string => promptText(table.duel, table.cards);

// Chains

const shown = (table: Table, chain: ChainRecord | undefined): string =>
  chain ? chain.links.map((l) => `${whoIs(l.seat)}: ${nameOf(table.duel, table.cards, l.card)}`).join(' / ') : 'none';

function isLink(table: Table, link: { card: number; seat: number } | undefined, text: string): boolean {
  const parts = /^(turnPlayer|opponent): (.+)$/.exec(text);
  if (!link || !parts?.[2] || whoIs(link.seat) !== parts[1]) return false;
  return table.find.matches(table.duel, link.card, parts[2]);
}

function chainIs(table: Table, chain: ChainRecord | undefined, links: readonly string[], what: string): void {
  const fits = chain?.links.length === links.length && links.every((text, i) => isLink(table, chain.links[i], text));
  need(fits, () => `${what} is ${shown(table, chain)}`);
}

function chainsWere(table: Table, line: Of<'chainsWere'>): void {
  const { chains } = table;
  need(
    chains.length === line.chains.length,
    () => `the Chains were ${chains.map((c) => shown(table, c)).join('; ') || 'none'}`,
  );
  line.chains.forEach((links, i) => {
    chainIs(table, chains[i], links, `Chain ${i + 1}`);
  });
}

function lastLinkOf(table: Table, text: string, chain?: number): ChainRecord['links'][number] {
  const chains = chain === undefined ? table.chains : table.chains.slice(chain - 1, chain);
  const link = chains.flatMap((one) => one.links).findLast((l) => table.find.matches(table.duel, l.card, text));
  return link ?? fail(`${text} is no Chain Link. The last Chain is ${shown(table, table.chains.at(-1))}`);
}

function linkWas(table: Table, line: Of<'linkWas'>): void {
  const { outcome } = lastLinkOf(table, line.card, line.chain);
  need(outcome === line.outcome, () => `the link of ${line.card} was ${outcome ?? 'not resolved yet'}`);
}

/** The state of a link when it was last on the Chain. */
function shownLink(table: Table, text: string) {
  for (const duel of table.moments.toReversed()) {
    const link = duel.chain.findLast((l) => table.find.matches(duel, l.ctx.card, text));
    if (link) return link;
  }
  return null;
}

function linkAnswers(table: Table, line: Of<'linkAnswers'>): void {
  const link = shownLink(table, line.card) ?? fail(`${line.card} was never on a Chain`);
  need(link.ctx.answers === line.link, () => `${line.card} answers ${link.ctx.answers ?? 'no link'}`);
}

function spellSpeedWas(table: Table, line: Of<'spellSpeedWas'>): void {
  const link = lastLinkOf(table, line.card);
  const speed = shownLink(table, line.card)?.speed ?? table.cards.get(link.def).effects[link.effect]?.speed;
  need(speed === line.speed, () => `the Spell Speed of ${line.card} was ${speed}`);
}

function nobodyCouldActBetween(table: Table, line: Of<'nobodyCouldActBetween'>): void {
  const { chains } = table;
  const chain = chains.findLastIndex((c) =>
    [line.first, line.second].every((text) => c.links.some((l) => isLink(table, l, text))),
  );
  const links = chains[chain]?.links ?? fail(`no Chain holds both. The last Chain is ${shown(table, chains.at(-1))}`);
  const first = links.findIndex((l) => isLink(table, l, line.first));
  const second = links.findIndex((l) => isLink(table, l, line.second));
  need(first < second, () => `the order is ${shown(table, chains[chain])}`);
  for (const { duel, closed } of table.stops) {
    const placed = closed === chain ? duel.chain.length : 0;
    if (placed > first && placed <= second && duel.prompt && WINDOWS.includes(duel.prompt.kind)) {
      fail(`between them ${promptText(duel, table.cards)}`);
    }
  }
}

// What may be done

const optionFits = (table: Table, duel: Duel, option: Option, action: Action, card: string, effect?: number): boolean =>
  option.do === DOES[action] &&
  'card' in option &&
  table.find.matches(duel, option.card, card) &&
  (effect === undefined || !('effect' in option) || table.find.numberOf(duel, option.card, option.effect) === effect);

const offered = (table: Table, duel: Duel, line: { action: Action; card: string; effect?: number }): boolean =>
  duel.prompt?.options.some((option) => optionFits(table, duel, option, line.action, line.card, line.effect)) ?? false;

function can(table: Table, line: Of<'can'>): void {
  const { prompt } = table.duel;
  need(prompt?.seat === seatOf(line.seat) && offered(table, table.duel, line), () => {
    const reasons = refused(table, line).map((r) => r.rule);
    return `${line.seat} cannot ${line.action} ${line.card} (${reasons.join(', ') || 'no reason given'}). ${asked(table)}`;
  });
}

/** Every reason the engine gives why this seat may not do this now. */
function refused(table: Table, line: { seat: Who; action: Action; card: string; effect?: number }): Reason[] {
  const { duel, cards, find } = table;
  const seat = seatOf(line.seat);
  const fits = (card: number, effect: number | null) =>
    find.matches(duel, card, line.card) &&
    (line.effect === undefined || effect === null || find.numberOf(duel, card, effect) === line.effect);
  const listed = refusalsFor(duel, cards, seat).filter(
    (refusal) => refusal.action === DOES[line.action] && fits(refusal.card, refusal.effect),
  );
  if (listed.length > 0) return listed.flatMap((refusal) => refusal.reasons);
  // Cards that nobody would think of trying, such as those of the Deck, are not listed but can be asked about.
  return find.all(duel, line.card).flatMap((card) => {
    const { effects } = cards.get(card.def);
    const kinds = line.action === 'activate' ? ACTIVATED : line.action === 'specialSummon' ? ['procedure'] : [];
    const numbers = effects.filter((e) => kinds.includes(e.effect.kind) && fits(card.id, e.index)).map((e) => e.index);
    const options = kinds.length > 0 ? numbers.map((effect) => ({ card: card.id, effect })) : [{ card: card.id }];
    return options.flatMap((option) => whyNot(duel, cards, { do: DOES[line.action], ...option } as Option, seat));
  });
}

function cannot(table: Table, line: Of<'cannot'>): void {
  table.find.all(table.duel, line.card);
  if (table.duel.prompt?.seat === seatOf(line.seat)) {
    need(!offered(table, table.duel, line), () => `${line.seat} can ${line.action} ${line.card}. ${asked(table)}`);
  }
  const rules = [...new Set(refused(table, line).map((reason) => reason.rule))];
  for (const rule of [line.because].flat()) {
    need(
      rules.includes(rule),
      () =>
        `${line.seat} cannot ${line.action} ${line.card}, but not because of ${rule}: ${rules.join(', ') || 'no reason given'}`,
    );
  }
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
}

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

function picks(table: Table, text: string): boolean {
  const { duel, find } = table;
  return duel.prompt?.options.some((o) => o.do === 'pick' && find.matches(duel, o.card, text)) ?? false;
}

// Cards

const isPlace = (card: CardState, place: string): boolean =>
  place === 'field' ? FIELD.includes(card.place) : card.place === place;
/** On the field the player who controls the card, elsewhere its owner. */
const holder = (card: CardState): number => (FIELD.includes(card.place) ? card.controller : card.owner);

function isIn(table: Table, line: Of<'isIn'>): void {
  const found = table.find.all(table.duel, line.card);
  need(found.length > 0, () => `"${line.card}" is not in this duel`);
  const fits = (card: CardState) =>
    isPlace(card, line.place) && (line.seat === undefined || holder(card) === seatOf(line.seat));
  need(found.every(fits), () =>
    found.some(fits)
      ? `"${line.card}" can mean several cards: give them labels or count them`
      : `${line.card} is in ${found.map((c) => `${c.place} of ${whoIs(holder(c))}`).join('; ')}`,
  );
}

const onField = (table: Table, seat: number, text: string): number =>
  table.find.all(table.duel, text).filter((card) => FIELD.includes(card.place) && card.controller === seat).length;

function controls(table: Table, line: Of<'controls'>): void {
  for (const text of line.cards) {
    const wanted = line.cards.filter((other) => other === text).length;
    const found = onField(table, seatOf(line.seat), text);
    need(found >= wanted, () => `${line.seat} controls ${found} of ${text}, not ${wanted}`);
  }
}

function countIs(table: Table, line: Of<'countIs'>): void {
  const { card } = line;
  const found = table.duel.cards.filter(
    (c) =>
      isPlace(c, line.place) &&
      holder(c) === seatOf(line.seat) &&
      (card === undefined || table.find.matches(table.duel, c.id, card)),
  ).length;
  need(found === line.count, () => `${line.seat} has ${found} cards in ${line.place}, not ${line.count}`);
}

function view(table: Table, text: string): CardView {
  const { id } = table.find.one(table.duel, text);
  return viewFor(table.duel, table.cards, 'both').cards.find((c) => c.id === id) ?? fail(`${text} is not in the view`);
}

function stat(table: Table, text: string, what: 'atk' | 'def' | 'level' | 'type', wanted: number | string): void {
  const value = view(table, text).stats?.[what];
  need(value === wanted, () => `${what} of ${text} is ${value ?? 'nothing'}, not ${wanted}`);
}

function face(table: Table, text: string, up: boolean): void {
  const card = table.find.one(table.duel, text);
  need(card.faceUp === up, () => `${text} is face-${card.faceUp ? 'up' : 'down'}`);
}

// What happened

function eventFits(table: Table, event: DuelEvent, wanted: EventPattern): boolean {
  if (event.type !== wanted.event) return false;
  const { card, seat, where } = wanted;
  if (card !== undefined) {
    const ids = 'card' in event ? [event.card] : 'cards' in event ? event.cards : [];
    if (!ids.some((id) => table.find.matches(table.duel, id, card))) return false;
  }
  if (seat !== undefined && (!('seat' in event) || event.seat !== seatOf(seat))) return false;
  return Object.entries(where ?? {}).every(([path, value]) => {
    const found = fieldOf(event, path);
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}

const fieldOf = (event: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part !== null && typeof part === 'object' ? Reflect.get(part, key) : undefined),
      event,
    );

const happened = (table: Table, wanted: EventPattern): number =>
  table.events.filter((event) => eventFits(table, event, wanted)).length;
const pattern = (wanted: EventPattern): string =>
  wanted.card === undefined ? wanted.event : `${wanted.event} of ${wanted.card}`;

function happenedSo(table: Table, line: Of<'happened'>): void {
  const times = happened(table, line);
  need(line.times === undefined ? times > 0 : times === line.times, () => `${pattern(line)} happened ${times} times`);
}

function happenedInOrder(table: Table, line: Of<'happenedInOrder'>): void {
  let from = 0;
  for (const wanted of line.events) {
    const at = table.events.findIndex((event, index) => index >= from && eventFits(table, event, wanted));
    need(at >= 0, () => `${pattern(wanted)} did not happen${from > 0 ? ' after the ones before it' : ''}`);
    from = at + 1;
  }
}

function wasSummonedBy(table: Table, line: Of<'wasSummonedBy'>): void {
  const last = table.events.findLast((event) => eventFits(table, event, { event: 'summoned', card: line.card }));
  if (last?.type !== 'summoned') fail(`${line.card} was not Summoned`);
  need(
    last.seat === seatOf(line.seat) && (line.method === undefined || last.method === line.method),
    () => `${line.card} was Summoned by ${whoIs(last.seat)} (${last.method})`,
  );
}
