/** What happened instead of the event an effect asks for: told to people, never needed to judge. */
import type { When } from '../definition';
import { answersWhen, ROWS_BY_TYPE } from '../events/index';
import type { DuelEvent } from '../state/events';
import type { Reason } from '../state/reason';
import type { Use } from './query';
import { asked, textOf } from './query';

type Params = NonNullable<Reason['params']>;
type Event<T extends DuelEvent['type']> = Extract<DuelEvent, { type: T }>;

/** How the card itself came to where it is. */
const fateOf = ({ reasons, byBattle, cause, to, before }: Event<'moved'>): Params | null => {
  const how = FATES.find((reason) => reasons.includes(reason));
  if (!how && to !== 'gy' && to !== 'banished' && to !== 'hand' && to !== 'deck') return null;
  const by = how === 'destroyed' && byBattle ? 'battle' : (cause ?? 'rule');
  return { case: 'itself', how: how ?? 'moved', by, from: before.place, to };
};

const FATES = ['destroyed', 'tributed', 'discarded', 'material'] as const;
const METHODS = { normal: 'normalSummoned', flip: 'flipSummoned', special: 'specialSummoned' } as const;

/** The event in words that tell it from the one the text names; null where there are none. */
const told = (e: DuelEvent, { card, seat }: Use): Params | null => {
  switch (e.type) {
    case 'moved':
      return e.card === card.id && e.stay === card.stay ? fateOf(e) : null;
    case 'summoned':
      return { case: METHODS[e.method], source: e.card, who: e.seat === seat ? 'you' : 'opponent' };
    case 'attackDeclared':
      return { case: 'attackOf', source: e.card };
    default:
      return null;
  }
};

/** Of events about another card only those of this timing are near; the card's own fate is, whenever it was. */
const isNear = (e: DuelEvent, { board: { duel } }: Use): boolean => e.type === 'moved' || e.id >= duel.timing.from;

/** Entries that can be judged after their moment: those about links of the Chain need the Chain they were made in. */
const LASTING: ReadonlySet<DuelEvent['type']> = new Set([
  'moved',
  'summoned',
  'flipped',
  'set',
  'positionChanged',
  'attackDeclared',
  'damage',
  'drawn',
  'lpGained',
]);

const instead = (q: Use): Params | undefined => {
  const { log } = q.board.duel;
  const whens: readonly When[] = q.e.whens;
  let near: Params | undefined;
  for (let i = log.length - 1; i >= 0; i--) {
    const e = log[i] as DuelEvent;
    const rows = LASTING.has(e.type) ? ROWS_BY_TYPE.get(e.type) : undefined;
    const asking = rows ? whens.filter((w) => rows.has(w.event)) : [];
    if (asking.length === 0) continue;
    if (asking.some((w) => answersWhen(q.board, w, e, q.ask))) return near ?? { case: 'over' };
    if (isNear(e, q)) near ??= told(e, q) ?? undefined;
  }
  return near;
};

/** Nothing it answers has just happened. */
export const notHappened = (q: Use): Reason => {
  const reason = asked('event-not-happened', textOf(q));
  const params = q.explains && instead(q);
  return params ? { ...reason, params } : reason;
};
