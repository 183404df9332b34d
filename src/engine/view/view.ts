/** What one seat may see. Nothing else leaves the engine for the page or a bot. */
import { openBoard } from '../continuous/open';
import { handRevealed } from '../facts/locks';
import { scaleOf } from '../facts/pendulum';
import type { Board } from '../state/board';
import type { Cards } from '../state/cards';
import type { CardState, Duel, Link } from '../state/duel';
import type { DuelEvent } from '../state/events';
import { gainedBy } from '../state/gained';
import { phaseOf } from '../state/phase';
import type { Seat } from '../terms';
import type { CardView, LinkView, SeatView, View, Viewer } from './types';

const knows = (board: Board, c: CardState, viewer: Viewer): boolean => {
  if (viewer === 'both') return true;
  if (c.seen[viewer]) return true;
  switch (c.place) {
    case 'hand':
      return c.owner === viewer || handRevealed(board, c.owner);
    case 'deck':
      return c.faceUp;
    case 'extraDeck':
      return c.owner === viewer || c.faceUp;
    case 'gy':
    case 'nowhere':
    case 'attached':
      return true;
    case 'banished':
      return c.faceUp || c.owner === viewer;
    default:
      return c.faceUp || c.controller === viewer;
  }
};

/** A card of a Deck that is offered now: the player who is asked looks through that Deck. */
const isOffered = ({ prompt }: Duel, c: CardState, viewer: Viewer): boolean =>
  c.place === 'deck' &&
  prompt !== null &&
  (viewer === 'both' || viewer === prompt.seat) &&
  (prompt.group?.picked.includes(c.id) ||
    prompt.options.some((option) => option.do === 'pick' && option.card === c.id));

const cardView = (board: Board, c: CardState, viewer: Viewer): CardView => {
  const hidden = c.place === 'deck' && !c.faceUp && !(viewer !== 'both' && c.seen[viewer]);
  const known = (knows(board, c, viewer) && !hidden) || isOffered(board.duel, c, viewer);
  const now = board.now(c.id);
  const printed = c.field?.becomes ?? board.info(c.id).printed;
  const f = c.field;
  return {
    id: c.id,
    def: known ? Math.max(0, c.def) : null,
    token: c.token ? c.token.name : null,
    owner: c.owner,
    controller: c.controller,
    place: c.place,
    index: c.index,
    faceUp: c.faceUp,
    position: c.position,
    stats:
      known && now.kind === 'monster' && now.type
        ? {
            atk: now.atk,
            def: now.def,
            level: now.level,
            type: now.type,
            attributes: now.attributes,
            printed: { atk: printed.atk, def: printed.def, level: printed.level },
            lines: (board.derived.lines.get(c.id) ?? []).map((l) => ({
              ...l,
              sourceDef: Math.max(0, board.card(l.source).def),
            })),
          }
        : null,
    counters: f?.counters ?? {},
    equippedTo: f?.equippedTo?.card ?? null,
    materials: f?.materials ?? [],
    gained: gainedBy(board.cards, c).map(({ def, e }) => ({ def, effect: e.index })),
    pendulum: f?.pendulum ?? false,
    scale: f?.pendulum && c.faceUp ? scaleOf(board, c.id) : null,
    effectsNegated: board.derived.negated.has(c.id) && c.faceUp,
    negatedBy: negatedBy(board, c),
    facts: f
      ? {
          summonedThisTurn: [f.summonedTurn, f.flipSummoned].includes(board.duel.turn),
          setThisTurn: f.setTurn === board.duel.turn,
          method: f.flipSummoned ? 'flip' : f.method,
          way: f.way,
          attacks: f.attackTurn === board.duel.turn ? f.attacks : 0,
          declared: f.declared,
        }
      : null,
  };
};

const negatedBy = (board: Board, { id, faceUp }: CardState): CardView['negatedBy'] => {
  const by = faceUp && board.derived.negated.get(id);
  return by ? { source: by.source, until: by.until } : null;
};

/** A link that is negated before its turn comes will not do anything: that is known from then on. */
const stateOf = (l: Link): LinkView['state'] => {
  if (l.state !== 'waiting') return l.state;
  if (l.activationNegated) return 'activationNegated';
  return l.effectNegated ? 'effectNegated' : 'waiting';
};

const linkView = (board: Board, l: Link): LinkView => {
  const effect = board.cards.get(l.ctx.def).effects[l.ctx.effect]?.effect;
  return {
    number: l.number,
    card: l.ctx.card,
    def: l.ctx.def,
    effect: l.ctx.effect,
    seat: l.ctx.seat,
    ofCard: l.ofCard,
    mandatory: effect !== undefined && 'mandatory' in effect && effect.mandatory === true,
    speed: l.speed,
    place: l.place,
    index: l.index,
    targets: l.targets.map((t) => t.card),
    cost: l.cost,
    answers: l.ctx.answers ?? null,
    triggers: l.ctx.events ?? [],
    state: stateOf(l),
    why: l.why ?? null,
  };
};

const seatView = (duel: Duel, seat: Seat): SeatView => {
  const s = duel.seats[seat];
  return {
    seat,
    name: duel.options.names[seat],
    lp: s.lp,
    hand: s.hand,
    // Sorted: in which order the cards lie is nobody's to know.
    deck: s.deck.toSorted((a, b) => a - b),
    extraDeck: s.extraDeck,
    gy: s.gy,
    banished: s.banished,
    monsterZones: s.monsterZones,
    spellTrapZones: s.spellTrapZones,
    fieldZone: s.fieldZone,
    normalSummonUsed: s.normalSummonsUsed > 0,
    pendulumSummonUsed: s.pendulumSummonsUsed > 0,
  };
};

/** Triggers that were declined or missed in a hidden place: that there was one is not the other player's to know. */
const isTold = (board: Board, e: DuelEvent, viewer: Viewer): boolean => {
  if (viewer === 'both' || (e.type !== 'triggerDeclined' && e.type !== 'triggerMissed') || e.seat === viewer)
    return true;
  const card = board.duel.cards[e.card];
  return card !== undefined && card.place !== 'deck' && knows(board, card, viewer);
};

/** A log entry without what this viewer may not know: passcodes of hidden cards become 0. */
const redact = (e: DuelEvent, viewer: Viewer): DuelEvent => {
  if (viewer === 'both') return e;
  if (e.type === 'summoned' && !e.faceUp && e.seat !== viewer) return { ...e, def: 0 };
  if (e.type !== 'moved') return e;
  const hidden = (place: string, faceUp: boolean, seat: Seat): boolean =>
    place === 'deck' ||
    ((place === 'hand' ||
      ((place === 'monsterZone' || place === 'spellTrapZone' || place === 'banished' || place === 'fieldZone') &&
        !faceUp)) &&
      seat !== viewer);
  if (!hidden(e.to, e.faceUp, e.controller) || !hidden(e.before.place, e.before.faceUp, e.before.controller)) return e;
  const { type: _t, attributes: _a, level: _l, atk: _k, def: _d, ...before } = e.before;
  return { ...e, def: 0, before: { ...before, name: 0 } };
};

/**
 * The duel as a viewer may see it.
 * @param viewer a seat, or both hands open (solo play and replays)
 */
export const viewFor = (duel: Duel, cards: Cards, viewer: Viewer): View => {
  const board = openBoard(duel, cards);
  const { prompt, summon, battle } = duel;
  const mayAnswer = prompt && (viewer === 'both' || prompt.seat === viewer);
  const chain = duel.chain.length > 0 ? duel.chain : duel.resolvedChain;
  return {
    viewer,
    turn: duel.turn,
    turnPlayer: duel.turnPlayer,
    phase: phaseOf(duel),
    at: duel.at,
    cards: duel.cards.map((c) => cardView(board, c, viewer)),
    seats: [seatView(duel, 0), seatView(duel, 1)],
    chain: chain.map((l) => linkView(board, l)),
    summon: summon
      ? {
          seat: summon.seat,
          method: summon.method,
          way: summon.way ?? null,
          cards: summon.monsters.map((m) => m.card),
          tributes: summon.tributes,
          // rulings proc-special-summon-position-not-announced: place and position are shown with the success.
          zones:
            summon.method === 'special' && viewer !== 'both' && viewer !== summon.seat
              ? []
              : summon.monsters.map((m) => ({ seat: m.controller, index: m.index })),
        }
      : null,
    battle: battle ? { attacker: battle.attacker.card, target: battle.target?.card ?? null } : null,
    lasting: duel.lingering.flatMap((l) =>
      l.apply.map((m) => ({
        source: l.ctx.card,
        sourceDef: Math.max(0, l.ctx.def),
        mod: m.mod,
        until: l.until,
        seat: l.ctx.seat,
      })),
    ),
    prompt: prompt
      ? {
          seat: prompt.seat,
          kind: prompt.kind,
          purpose: mayAnswer ? (prompt.purpose ?? null) : null,
          card: mayAnswer ? (prompt.card ?? null) : null,
          effect: mayAnswer ? (prompt.effect ?? null) : null,
          def: mayAnswer ? (prompt.def ?? null) : null,
          group: mayAnswer ? (prompt.group ?? null) : null,
          about: mayAnswer ? (prompt.about ?? null) : null,
          options: mayAnswer
            ? prompt.options.map((option, index) => ({
                index,
                option,
                card: 'card' in option ? option.card : (prompt.about ?? null),
                effect: 'effect' in option ? option.effect : null,
                def: 'def' in option ? (option.def ?? null) : null,
              }))
            : [],
        }
      : null,
    log: [...duel.past.flat(), ...duel.log].filter((e) => isTold(board, e, viewer)).map((e) => redact(e, viewer)),
    result: duel.result,
  };
};
export type { Cards };
