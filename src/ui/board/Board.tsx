import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { CardDefinition, CardView, View } from '@/engine';
import { otherSeat, type Seat } from '@/engine/terms';
import { type Face, faceOf, faceOfToken, faceOfUnknown } from '../card/face';
import type { Lang } from '../card/labels';
import { paceAt } from '../theme/motion';
import { Cell, stopOf } from './Cell';
import { Hand, handPlaceStop, handStop, isStop } from './Hand';
import { type Cell as CellAt, COLUMNS, cellsFrom, type PilePlace, ROWS } from './layout';
import { BoardModel } from './model';
import type { Parts } from './parts';
import { SeatPlate } from './SeatPlate';
import { BOARD_STRINGS } from './strings';
import { type Stop, useGridFocus } from './useGridFocus';
import { useMeasures } from './useMeasures';
import { useMoves } from './useMoves';
import { Wires } from './Wires';
import './board.css';

export interface BoardProps {
  view: View;
  lang: Lang;
  /** The seat drawn below. */
  bottom: Seat;
  cardName(def: number): { en: string; ko: string };
  shortName(def: number): { en: string; ko: string };
  facts(def: number): CardDefinition | undefined;
  /** Cards with something to do now. */
  usable: ReadonlySet<number>;
  /** Cards the prompt lets the player choose. */
  pickable: ReadonlySet<number>;
  /** Chosen so far, in order: a draft. */
  picked: readonly number[];
  /** `seat:place:index` of zones that can be chosen, with their option. */
  zoneChoices: ReadonlyMap<string, number>;
  selected: number | null;
  onCard(id: number): void;
  onZone(key: string): void;
  onPile(seat: Seat, place: PilePlace): void;
  /** Why a card of the hand below cannot be used, in one line. Without it no room is kept for such lines. */
  reasonLine?(id: number): string | null;
  /** Playback speed; 0 shows every change at once. */
  speed: number;
  /** Beside the hand below. */
  aside?: ReactNode;
  /** Beside the hand above. */
  asideTop?: ReactNode;
  /** `box` fills its parent, which must have a height; `width` is as high as its width makes it. */
  fit?: 'box' | 'width';
  /** In place of the name and Life Points of a seat, where they can be changed. */
  plate?(seat: Seat): ReactNode;
  /** Each hand ends with a place for one more card, which reports a press. */
  onHand?(seat: Seat): void;
  /** A card is held that could be put there. */
  handChoice?: boolean;
  /** Both hands are small, so that the field gets the room. */
  smallHands?: boolean;
  /** Cards something is wrong with, and what. */
  flags?: ReadonlyMap<number, string>;
}

const START = '3:3';
const NO_REASON = (): null => null;

/** The duel on the table: both hands, both halves of the field, the Chain's lines. Shows a view and reports presses. */
export function Board(props: BoardProps) {
  const { view, lang, bottom, usable, pickable, picked, zoneChoices, selected, speed, fit = 'box' } = props;
  const { facts, cardName, shortName } = props;
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const top = otherSeat(bottom);
  const words = BOARD_STRINGS[lang];

  const model = useMemo(
    () => new BoardModel(view, bottom, { usable, pickable, picked, zoneChoices, selected }),
    [view, bottom, usable, pickable, picked, zoneChoices, selected],
  );
  const rows = useMemo(() => cellsFrom(bottom), [bottom]);
  const wires = useMemo(() => model.wires(), [model]);
  const measures = useMeasures(grid);
  const face = (card: CardView): Face | null => {
    if (card.token && card.stats) return faceOfToken(card.token, card.stats);
    if (card.def === null) return null;
    const known = facts(card.def);
    return known ? faceOf(known) : { ...faceOfUnknown(card.def), name: cardName(card.def), short: shortName(card.def) };
  };

  const stops = stopsOf(model, rows, { top, bottom, face, places: props.onHand !== undefined });
  const { elements, ...focus } = useGridFocus(stops, START);
  const track = useMoves({ view, bottom, speed, root, buttons: elements });
  const { onCard, onZone, onPile, reasonLine = NO_REASON } = props;
  const {
    onHand,
    handChoice = false,
    plate = (seat: Seat) => <SeatPlate seat={view.seats[seat]} lang={lang} />,
  } = props;
  const handPlace = onHand && { press: onHand, choice: handChoice };
  const parts: Parts = {
    model,
    view,
    bottom,
    lang,
    face,
    focus,
    track,
    onCard,
    onZone,
    onPile,
    reasonLine,
    handPlace,
    flags: props.flags,
  };

  const attacker = model.card(view.battle?.attacker ?? null)?.controller ?? view.turnPlayer;
  const seatColor = attacker === 0 ? '--seat-a' : '--seat-b';
  const style = {
    '--pace': paceAt(speed),
    '--reasons': props.reasonLine ? 3 : 0,
    '--attack': `var(${seatColor})`,
    '--attack-wash': `var(${seatColor}-wash)`,
  } as CSSProperties;
  return (
    <div className="bd" data-fit={fit} lang={lang} ref={root} style={style}>
      <div className="bd-in">
        <section className="bd-seat is-top" aria-label={view.seats[top].name} data-spot={`${top}:hand`}>
          {plate(top)}
          <Hand seat={top} parts={parts} large={false} />
          <div className="bd-aside">
            {props.asideTop}
            <Note model={model} seat={top} lang={lang} />
          </div>
        </section>
        <div className="bd-field">
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as a field of cards */}
          <div
            className="bd-grid"
            role="grid"
            aria-label={words.field}
            aria-rowcount={ROWS}
            aria-colcount={COLUMNS}
            ref={grid}
          >
            {rows.map((cells) => (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see the grid; cells take the focus
              <div role="row" className="bd-row" key={cells[0]!.row}>
                {cells.map((cell) => (
                  <Cell key={stopOf(cell)} cell={cell} parts={parts} />
                ))}
              </div>
            ))}
            <Wires wires={wires} measures={measures} />
          </div>
        </div>
        <section
          className={props.smallHands ? 'bd-seat is-bottom is-low' : 'bd-seat is-bottom'}
          aria-label={view.seats[bottom].name}
          data-spot={`${bottom}:hand`}
        >
          {plate(bottom)}
          <Hand seat={bottom} parts={parts} large={!props.smallHands} />
          <div className="bd-aside">
            {props.aside}
            <Note model={model} seat={bottom} lang={lang} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** What a glance at the seat should tell: how many cards are held, whether the Normal Summon is gone. */
function Note({ model, seat, lang }: { model: BoardModel; seat: Seat; lang: Lang }) {
  const words = BOARD_STRINGS[lang];
  const { view, bottom } = model;
  const { hand, normalSummonUsed } = view.seats[seat];
  return (
    <p className="bd-note">
      {seat !== bottom && <span>{words.inHand(hand.length)}</span>}
      {view.turnPlayer === seat && normalSummonUsed && (
        <span>
          <span className="bd-wide">{words.normalSummonUsed}</span>
          <span className="bd-narrow">{words.normalSummonUsedShort}</span>
        </span>
      )}
    </p>
  );
}

function stopsOf(
  model: BoardModel,
  rows: readonly (readonly CellAt[])[],
  { top, bottom, face, places }: { top: Seat; bottom: Seat; face: Parts['face']; places: boolean },
): Stop[] {
  const hand = (seat: Seat, row: number): Stop[] => {
    const ids = model.view.seats[seat].hand;
    const length = ids.length + (places ? 1 : 0);
    const colOf = (i: number): number => ((i + 0.5) / length) * COLUMNS - 0.5;
    const held = ids.flatMap((id, i) => {
      const card = model.card(id);
      return card && isStop(card, { model, face }) ? [{ key: handStop(id), row, col: colOf(i) }] : [];
    });
    return places ? [...held, { key: handPlaceStop(seat), row, col: colOf(ids.length) }] : held;
  };
  const field = rows.flat().flatMap((cell) => {
    if (cell.kind === 'medallion' && !model.occupant(cell)) return [];
    return [{ key: stopOf(cell), row: cell.row, col: cell.col }];
  });
  return [...hand(top, -1), ...field, ...hand(bottom, ROWS)];
}
