/** What happened instead of the event an effect asks for: told to people, never needed to judge. */
import type { When } from '../definition';
import { answersWhen, ROWS_BY_TYPE } from '../events/index';
import type { DuelEvent } from '../state/events';
import type { Reason } from '../state/reason';
import type { Use } from './query';
import { asked, textOf } from './query';

type Params = NonNullable<Reason['params']>;
type Event<T extends DuelEvent['type']> = Extract<DuelEvent, { type: T }>;

/** How a card came to where it is. */
const fateOf = ({ reasons, byBattle, cause, to, before }: Event<'moved'>): Params | null => {
  const how = FATES.find((reason) => reasons.includes(reason));
  if (to === 'nowhere' && how !== 'destroyed') return null;
  if (!how && to !== 'gy' && to !== 'banished' && to !== 'hand' && to !== 'deck') return null;
  const by = how === 'destroyed' && byBattle ? 'battle' : (cause ?? 'rule');
  return { how: how ?? 'moved', by, from: before.place, to };
};

const FATES = ['destroyed', 'tributed', 'discarded', 'material'] as const;
const toldOfMove = (e: Event<'moved'>, { id, stay }: Use['card']): Params | null => {
  if (e.card !== id || e.stay !== stay) return null;
  const fate = fateOf(e);
  return fate && { case: 'itself', ...fate };
};

/** The monster it destroyed by battle did not go where the text asks for. */
const toldOfVictim = ({ winner, card }: Event<'battleDestroyed'>, q: Use): Params | null => {
  const left = q.board.duel.log.findLast((e) => e.type === 'moved' && e.card === card);
  if (winner !== q.card.id || left?.type !== 'moved' || left.to === 'gy') return null;
  const fate = fateOf(left);
  return fate && { case: 'another', source: card, ...fate };
};

const METHODS = { normal: 'normalSummoned', flip: 'flipSummoned', special: 'specialSummoned' } as const;

/** The event in words that tell it from the one the text names; null where there are none. */
const told = (e: DuelEvent, q: Use): Params | null => {
  const { card, seat } = q;
  switch (e.type) {
    case 'battleDestroyed':
      return toldOfVictim(e, q);
    case 'moved':
      return toldOfMove(e, card);
    case 'summoned':
      return { case: METHODS[e.method], source: e.card, who: e.seat === seat ? 'you' : 'opponent' };
    case 'attackDeclared':
      return { case: 'attackOf', source: e.card };
    default:
      return null;
  }
};

/** Of events about another card only those of this timing are near; the card's own fate is, whenever it was. */
const isNear = (e: DuelEvent, { board: { duel }, card }: Use): boolean =>
  e.type === 'battleDestroyed' || (e.type === 'moved' && e.card === card.id) || e.id >= duel.timing.from;

/** Entries that can be judged after their moment: those about links of the Chain need the Chain they were made in. */
const LASTING: ReadonlySet<DuelEvent['type']> = new Set([
  'moved',
  'summoned',
  'flipped',
  'set',
  'positionChanged',
  'attackDeclared',
  'battleDestroyed',
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
