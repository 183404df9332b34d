/** Equip Cards of a position: whether they are any, what they are equipped to, and whether their text allows that. */
import { openBoard } from '../continuous/open';
import type { ActivatedEffect, Selector } from '../definition';
import { matches } from '../selectors/match';
import type { Board } from '../state/board';
import type { Cards, CompiledCard } from '../state/cards';
import { type BoardSetup, createPosition } from '../state/create';
import { isFaceUp } from './setupCards';
import type { Found } from './setupProblem';
import { drawable } from './setupZones';

/** Whether a card can be an Equip Card: by its kind, by its own effect, or (a monster) by that of another. */
const canEquip = ({ def }: CompiledCard): boolean =>
  def.kind === 'monster' || def.property === 'equip' || JSON.stringify(def.effects).includes('"op":"equipSelf"');

export const equipProblems = (setup: BoardSetup, cards: Cards): Found[] => {
  let opened: Board | null = null;
  const board = (): Board => {
    opened ??= openBoard(createPosition(drawable(setup, cards), cards), cards);
    return opened;
  };
  return setup.cards.flatMap((p, card): Found[] => {
    const info = cards.get(p.def);
    if (p.equippedTo === undefined) {
      const lies = p.place === 'spellTrapZone' && isFaceUp(p) && info.def.property === 'equip';
      return lies ? [{ id: 'equipAlone', card }] : [];
    }
    if (p.place !== 'spellTrapZone' || !isFaceUp(p) || !canEquip(info)) return [{ id: 'notAnEquip', card }];
    const holder = setup.cards[p.equippedTo];
    if (holder?.place !== 'monsterZone' || !isFaceUp(holder)) return [{ id: 'equipsNothing', card }];
    const sel = targetOf(info);
    return !sel || fits(board(), card, p.equippedTo, sel) ? [] : [{ id: 'wrongTarget', card, other: p.equippedTo }];
  });
};

/** The monsters an Equip Spell asks for. Whose they are does not matter: control can have changed since. */
const targetOf = ({ def }: CompiledCard): Selector | null => {
  if (def.property !== 'equip') return null;
  const activation = def.effects.find((effect): effect is ActivatedEffect => effect.kind === 'activation');
  const step = activation?.do.find(({ op }) => op === 'equipSelf');
  if (step?.op !== 'equipSelf' || typeof step.to !== 'string') return null;
  const target = activation?.target?.find(({ as }) => `$${as}` === step.to);
  if (!target || target.from !== undefined) return null;
  const { of: _whose, ...sel } = target;
  return sel;
};

const fits = (board: Board, card: number, holder: number, sel: Selector): boolean => {
  const c = board.card(card);
  // Off the table in the drawable position: its zone is the problem, not its target.
  if (c.place === 'nowhere' || board.card(holder).place === 'nowhere') return true;
  return matches(board, holder, sel, { card, stay: c.stay, seat: c.controller, vars: {} });
};

/** A monster, or a Trap that can become one. */
const mayStandAsMonster = ({ def }: CompiledCard): boolean => def.kind !== 'spell';

/** Monsters a card of a position could be equipped to, as its text has it. */
export const equipTargets = (setup: BoardSetup, card: number, cards: Cards): number[] => {
  const info = cards.get(setup.cards[card]!.def);
  const sel = targetOf(info);
  const board = sel && openBoard(createPosition(drawable(setup, cards), cards), cards);
  return setup.cards.flatMap((holder, i) =>
    i !== card &&
    holder.place === 'monsterZone' &&
    isFaceUp(holder) &&
    mayStandAsMonster(cards.get(holder.def)) &&
    (!sel || !board || fits(board, card, i, sel))
      ? [i]
      : [],
  );
};
