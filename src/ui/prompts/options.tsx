/** One way to answer: a real button with the digit that takes it. */

import type { ReactNode } from 'react';
import { labelOf } from '@/catalogue/text/labels';
import type { OptionView, Place } from '@/engine';
import { Key } from '../app/Key';
import { useTexts } from '../app/texts';
import { spotOf } from '../board/layout';
import { Thumb } from '../duel/Thumb';
import { type Table, useTable } from '../duel/table';

interface RowProps {
  /** Digit that presses it, from 1; none after the ninth. */
  digit?: number;
  onPress: () => void;
  /** Card shown beside the words. */
  card?: number | null;
  title: ReactNode;
  detail?: ReactNode;
  /** What it costs. */
  price?: string | null | undefined;
  /** Spell Speed strokes and the like. */
  mark?: ReactNode;
  /** Esc takes it: nothing is used. */
  declines?: boolean;
  /** Lights this card on the board while the pointer or focus is here. */
  onLight?: ((card: number | null) => void) | undefined;
  /** Beside the button: something else that can be done about it. */
  beside?: ReactNode;
}

export function OptionRow({
  digit,
  onPress,
  card = null,
  title,
  detail,
  price = null,
  mark,
  declines = false,
  onLight,
  beside,
}: RowProps) {
  const { definition } = useTable();
  const light = (on: boolean) => card !== null && onLight?.(on ? card : null);
  return (
    <li>
      <button
        type="button"
        className="opt"
        data-card={knownCard(card, definition)}
        data-digit={digit !== undefined && digit <= 9 ? digit : undefined}
        data-key={declines ? 'Escape' : undefined}
        onClick={onPress}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
      >
        {card !== null && <Thumb id={card} size="xs" />}
        <span className="opt-words">
          <b>{title}</b>
          {detail && <span className="opt-detail">{detail}</span>}
          {price && <span className="opt-detail opt-price"> {price}</span>}
        </span>
        {mark}
        {digit !== undefined && digit <= 9 && <Key name={digit} />}
        {declines && <Key name="Esc" />}
      </button>
      {beside}
    </li>
  );
}

/** The number of a card is on the page only where its face is: numbers come from the Deck lists. */
export function knownCard(card: number | null, definition: Table['definition']): number | undefined {
  return card !== null && definition(card) ? card : undefined;
}

/** Card name and effect number. */
export function CardTitle({
  card,
  effect = null,
  def = null,
}: {
  card: number;
  effect?: number | null;
  def?: number | null;
}) {
  const table = useTable();
  const number = effect === null ? '' : table.effect(table.definition(card, def), effect);
  return (
    <>
      {table.name(card)}
      {number && `\u00a0${number}`}
    </>
  );
}

/** Cards of one hand are listed as they are held, those on the field as they stand, from the left. */
export function asTheyLie({ view, card: find, bottom }: Table, cards: readonly number[]): readonly number[] {
  const held = cards.flatMap((id) => (find(id)?.place === 'hand' ? find(id)!.owner : []));
  if (held.length > 0 && (held.length < cards.length || new Set(held).size > 1)) return cards;
  const rank = (id: number): number => {
    const card = find(id);
    if (card?.place === 'hand') return view.seats[card.owner].hand.indexOf(id);
    const spot = card && isStanding(card.place) ? spotOf(card.controller, card.place, card.index, bottom) : null;
    return spot ? spot.row * ROW + spot.col : LAST;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}
const isStanding = (place: Place): boolean => place === 'monsterZone' || place === 'spellTrapZone';
const ROW = 10;
/** What lies in a pile comes after the field, in its own order. */
const LAST = 1000;

/** How many copies a row stands for. */
export function CopyCount({ n }: { n: number }) {
  return n > 1 ? <span className="opt-copies">×{n}</span> : null;
}

/** Where a card is, and which of several of one name there: counted as the hand and the piles are shown. */
export function placeAmong(table: Table, card: number, cards: readonly number[]): string {
  const place = table.place(card);
  const name = table.name(card);
  const copies = [...new Set(cards)].filter((other) => table.name(other) === name && table.place(other) === place);
  if (copies.length < 2) return place;
  const at = copies.toSorted((a, b) => orderOf(table, a) - orderOf(table, b)).indexOf(card);
  return table.s.prompt.copy(place, at + 1, copies.length);
}

/** Of the Deck nobody knows the order, not even from the numbers of copies. */
function orderOf({ view, card: find }: Table, id: number): number {
  const card = find(id);
  if (card?.place === 'hand') return view.seats[card.owner].hand.indexOf(id);
  if (card?.place === 'gy' || card?.place === 'banished') return -view.seats[card.owner][card.place].indexOf(id);
  return id;
}

/** What an option costs, in words of the card's text; null where nothing is paid. */
export function usePrice(): (option: OptionView) => string | null {
  const table = useTable();
  const texts = useTexts();
  return ({ option, def }) => {
    if (option.do !== 'activate' && option.do !== 'specialSummon') return null;
    const definition = table.definition(option.card, def);
    const price = definition && texts?.priceText(definition, option.effect, table.lang);
    return price ? table.s.chain.cost(price) : null;
  };
}

/** What taking an option does, in one or two words. */
export function useActionName(): (option: OptionView) => string {
  const table = useTable();
  return ({ option, card }) => {
    const { actions: a, prompt: p } = table.s;
    const shown = card === null ? undefined : table.card(card);
    switch (option.do) {
      case 'normalSummon':
        return (shown?.stats?.level ?? 0) > 4 ? a.tributeSummon : a.normalSummon;
      case 'setMonster':
        return a.setMonster;
      case 'setCard':
        return a.setCard;
      case 'flipSummon':
        return a.flipSummon;
      case 'changePosition':
        return shown?.position === 'defense' ? a.toAttack : a.toDefense;
      case 'specialSummon':
        return a.specialSummon;
      case 'materialSummon':
        return labelOf('ways', table.definition(option.card)?.frame ?? 'link', table.lang);
      case 'pendulumSummon':
        return labelOf('ways', 'pendulum', table.lang);
      case 'activate': {
        const number = table.effect(table.definition(option.card, option.def), option.effect);
        return number ? a.activateNumbered(number) : a.activate;
      }
      case 'attack':
        return a.attack;
      case 'direct':
        return a.attackDirectly;
      case 'process':
        return a.process(processed(option.delayed));
      case 'pick':
        return a.pick;
      case 'pass':
        return p.pass;
      case 'done':
        return p.done;
      case 'decline':
        return p.decline;
      case 'yes':
        return p.yes;
      case 'no':
        return p.no;
      default:
        return '';
    }
  };

  /** The card whose delayed effect is due. */
  function processed(id: number): string {
    const due = table.duel.delayed.find((delayed) => delayed.id === id);
    return due ? table.name(due.returns?.ref.card ?? due.ctx.card) : '';
  }
}
