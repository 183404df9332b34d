import type { CSSProperties } from 'react';
import type { CardView } from '@/engine';
import { type Counter, PENDULUM_ZONES } from '@/engine/terms';
import { LinkNumber } from '../app/marks';
import { CardBack, CardFace } from '../card/CardFace';
import type { Face } from '../card/face';
import type { Lang } from '../card/labels';
import type { Cell as CellAt, PilePlace } from './layout';
import { Medallion } from './Medallion';
import type { Marks } from './model';
import { cardWords, markWords, placeName, zoneName, zoneOfCard } from './names';
import { type Parts, stopProps } from './parts';
import { BOARD_STRINGS } from './strings';
import './cell.css';
import './zones.css';
import './marks.css';

export const stopOf = (cell: { row: number; col: number }): string => `${cell.row}:${cell.col}`;

/** One cell of the field: a zone, a pile or the medallion. Everything in it is one button. */
export function Cell({ cell, parts }: { cell: CellAt; parts: Parts }) {
  const style: CSSProperties = { gridRow: cell.row + 1, gridColumn: cell.col + 1 };
  if (cell.kind === 'pile') return <PileCell cell={cell} parts={parts} style={style} />;
  if (cell.kind === 'medallion' && !parts.model.occupant(cell)) {
    return (
      // biome-ignore lint/a11y: a cell of the grid that only tells; its text is read with the grid
      <div role="gridcell" className="bd-cell is-free" style={style}>
        <Medallion model={parts.model} lang={parts.lang} />
      </div>
    );
  }
  return <ZoneCell cell={cell} parts={parts} style={style} />;
}

function ZoneCell({
  cell,
  parts,
  style,
}: {
  cell: Exclude<CellAt, { kind: 'pile' }>;
  parts: Parts;
  style: CSSProperties;
}) {
  const { model, lang, bottom, view } = parts;
  const words = BOARD_STRINGS[lang];
  const card = model.occupant(cell);
  const marks = model.marks(card ? [card.id] : []);
  const choice = card ? null : model.choiceKey(cell);
  const reserved = card ? null : model.reservedFor(cell);
  const pending = cell.kind === 'medallion';
  const expected = reserved === null ? null : model.expectedIn(cell);
  const coming = expected && parts.face(expected);
  const key = stopOf(cell);
  const shown = pending ? model.comingUp.flatMap((id) => model.card(id) ?? []) : card ? [card] : [];
  const said = [placeName(cell, view, bottom, lang), ...shown.flatMap((one) => cardSaid(one, parts))];
  const awaiting = model.isPending(card);
  if (card) said.push(...markWords(marks, lang), ...(awaiting ? [words.pending] : []));
  else if (reserved === null) said.push(words.empty);
  else said.push(coming ? words.reservedFor(coming.name[lang]) : words.reserved);
  if (choice) said.push(words.free);
  const flag = card ? parts.flags?.get(card.id) : undefined;
  if (flag) said.push(flag);

  const classes = classesOf(marks);
  if (cell.kind === 'zone' && cell.place === 'fieldZone') classes.push('is-side');
  if (isPendulumZone(cell)) classes.push('is-pendulum');
  if (pending) classes.push('is-free', 'is-pending');
  if (awaiting) classes.push('is-awaiting');
  if (choice) classes.push('is-choice');
  if (reserved !== null) classes.push('is-reserved');
  const seat = pending || awaiting ? view.summon?.seat : (reserved ?? undefined);
  const press = () => {
    const zone = model.keyOf(cell);
    if (card) parts.onCard(card.id);
    else if (zone) parts.onZone(zone);
  };
  return (
    // biome-ignore lint/a11y: a cell of the grid; the button in it takes the focus
    <div
      role="gridcell"
      className={classes.join(' ')}
      style={style}
      data-seat={seat}
      data-spot={model.keyOf(cell) ?? undefined}
    >
      <button
        {...stopProps(parts, key, marks.usable || marks.legal || choice !== null)}
        className="bd-btn"
        aria-label={said.join(', ')}
        aria-pressed={marks.legal || marks.choice !== null ? marks.choice !== null : undefined}
        aria-current={marks.selected || undefined}
        data-card={card && parts.face(card) ? card.id : undefined}
        onClick={press}
      >
        {card ? (
          <CardAt card={card} parts={parts} stop={key} />
        ) : (
          <span className="bd-label" aria-hidden="true">
            {reserved !== null && <b>{words.reserved}</b>}
            <span>{coming?.short[lang] ?? zoneName(cell, bottom) ?? words.fieldZone}</span>
          </span>
        )}
        {pending && <Nowhere links={view.chain.length} monsters={model.comingUp.length} lang={lang} />}
      </button>
      {card && <CellMarks marks={marks} card={card} />}
      {flag && (
        <span className="bd-flag" aria-hidden="true">
          !
        </span>
      )}
      {card && <Scale cell={cell} card={card} face={parts.face(card)} />}
    </div>
  );
}

/** Under a monster that is being Summoned: where it is, or how far the Chain about it has come. */
function Nowhere({ links, monsters, lang }: { links: number; monsters: number; lang: Lang }) {
  const words = BOARD_STRINGS[lang];
  const [long, short] =
    links > 0
      ? [`${links} ${words.links(links)}`, `${links} ${words.linksShort(links)}`]
      : monsters > 1
        ? [words.several(monsters), words.several(monsters)]
        : [words.nowhere, words.nowhereShort];
  return (
    <span className={links > 0 ? 'bd-nowhere is-chain' : 'bd-nowhere'} aria-hidden="true">
      <span className="bd-wide">{long}</span>
      <span className="bd-narrow">{short}</span>
    </span>
  );
}

function PileCell({ cell, parts, style }: { cell: CellAt & { place: PilePlace }; parts: Parts; style: CSSProperties }) {
  const { model, lang, bottom, view } = parts;
  const words = BOARD_STRINGS[lang];
  if (cell.kind !== 'pile') return null;
  const { top, ids } = model.pile(cell.seat, cell.place);
  const marks = model.marks(ids);
  const key = stopOf(cell);
  const shown = top?.faceUp ? parts.face(top) : null;
  const links = marks.links.map((link) => {
    const card = model.card(view.chain.find((other) => other.number === link.number)?.card ?? null);
    const face = card && parts.face(card);
    return face ? words.linkOf(link.number, face.name[lang]) : words.link(link.number);
  });
  const said = [placeName(cell, view, bottom, lang)];
  if (shown) said.push(words.top(shown.name[lang]));
  said.push(...links, ...markWords({ ...marks, links: [] }, lang));
  const narrow =
    cell.place === 'banished' || cell.place === 'extraDeck' ? words.narrow[cell.place] : words.piles[cell.place];
  return (
    // biome-ignore lint/a11y: a cell of the grid; the button in it takes the focus
    <div
      role="gridcell"
      className={[...classesOf(marks), 'is-side'].join(' ')}
      style={style}
      data-spot={`${cell.seat}:${cell.place}`}
    >
      <button
        {...stopProps(parts, key, marks.usable || marks.legal)}
        className="bd-btn"
        aria-label={said.join(', ')}
        onClick={() => parts.onPile(cell.seat, cell.place)}
      >
        {top ? (
          <span className={ids.length > 1 ? 'bd-pile is-many' : 'bd-pile'}>
            <CardAt card={top} parts={parts} stop={key} />
          </span>
        ) : (
          <span className="bd-label" aria-hidden="true">
            <span className="bd-wide">{words.piles[cell.place]}</span>
            <span className="bd-narrow">{narrow}</span>
          </span>
        )}
      </button>
      {top && (
        <span className="bd-count" aria-hidden="true">
          {ids.length}
        </span>
      )}
      <CellMarks marks={marks} card={null} />
    </div>
  );
}

/** Words of a card in a zone, with the place of the monster it equips. */
export function cardSaid(card: CardView, { model, lang, bottom, face }: Parts): string[] {
  const holder = model.card(card.equippedTo);
  return cardWords(card, face(card), lang, holder && zoneOfCard(holder, bottom));
}

function CardAt({ card, parts, stop }: { card: CardView; parts: Parts; stop: string }) {
  const { model, lang, bottom } = parts;
  const face = parts.face(card);
  const onField = card.place === 'monsterZone' || card.place === 'spellTrapZone' || card.place === 'fieldZone';
  const position = card.place === 'monsterZone' ? card.position : null;
  const holder = model.card(card.equippedTo);
  const tag = holder && zoneOfCard(holder, bottom);
  return (
    <span className="bd-card" ref={parts.track(card.id, stop)}>
      {face && (card.faceUp || card.place !== 'deck') ? (
        <CardFace
          face={face}
          size="zone"
          lang={lang}
          stats={card.stats}
          position={position}
          set={!card.faceUp && onField}
          faceDown={!card.faceUp && card.place === 'banished'}
          tag={tag}
        />
      ) : (
        <CardBack size="zone" position={position} />
      )}
      {face && card.faceUp && card.place === 'monsterZone' && face.arrows.length > 0 && (
        <LinkArrows arrows={face.arrows} turned={card.controller !== bottom} />
      )}
    </span>
  );
}

/** Where a Link Monster points, outside its edge; the far seat's cards are turned. */
function LinkArrows({ arrows, turned }: { arrows: Face['arrows']; turned: boolean }) {
  return (
    <span className="bd-arrows" data-turned={turned} aria-hidden="true">
      {arrows.map((arrow) => (
        <i key={arrow} data-arrow={arrow} />
      ))}
    </span>
  );
}

function isPendulumZone(cell: CellAt): boolean {
  return (
    cell.kind === 'zone' && cell.place === 'spellTrapZone' && (PENDULUM_ZONES as readonly number[]).includes(cell.index)
  );
}

/** The Scale of a card that stands in a Pendulum Zone, at the outer edge of the field. */
function Scale({ cell, card, face }: { cell: CellAt; card: CardView; face: Face | null }) {
  if (cell.kind !== 'zone' || !isPendulumZone(cell) || !card.faceUp || !face?.scales) return null;
  const printed = cell.index === PENDULUM_ZONES[0] ? face.scales.left : face.scales.right;
  const scale = card.scale ?? printed;
  return (
    <span className="bd-scale" data-side={cell.col === 1 ? 'left' : 'right'} aria-hidden="true">
      {scale}
    </span>
  );
}

export function classesOf(marks: Marks): string[] {
  const classes = ['bd-cell'];
  if (marks.targetedBy.length > 0) classes.push('is-target');
  if (marks.choice !== null) classes.push('is-chosen');
  else if (marks.legal) classes.push('is-legal');
  if (marks.usable) classes.push('is-usable');
  if (marks.selected) classes.push('is-selected');
  if (marks.attacking) classes.push('is-attacking');
  if (marks.attacked) classes.push('is-attacked');
  if (marks.faded) classes.push('is-faded');
  if (marks.asking) classes.push('is-asking');
  if (marks.resolving) classes.push('is-resolving');
  return classes;
}

/** Numbers and signs around a card: for the eye, the button's name says them. */
export function CellMarks({ marks, card }: { marks: Marks; card: CardView | null }) {
  const counters = Object.entries(card?.counters ?? {}) as [Counter, number][];
  return (
    <>
      {(marks.links.length > 0 || marks.choice !== null) && (
        <span className="bd-numbers" aria-hidden="true">
          {marks.links.map((link) => (
            <LinkNumber key={link.number} n={link.number} seat={link.seat} look={link.look} />
          ))}
          {marks.choice !== null && <span className="bd-choice">{marks.choice}</span>}
        </span>
      )}
      {card && (card.effectsNegated || counters.length > 0 || card.materials.length > 0) && (
        <span className="bd-signs" aria-hidden="true">
          {card.effectsNegated && <span className="bd-negated" />}
          {card.materials.length > 0 && <Heap n={card.materials.length} className="bd-material" />}
          {counters.map(
            ([counter, n]) => n > 0 && <Heap key={counter} n={n} className="bd-counter" counter={counter} />,
          )}
        </span>
      )}
    </>
  );
}

/** As many signs as still are told apart at a glance; of more, one and their number. */
const HEAP = 3;

function Heap({ n, className, counter }: { n: number; className: string; counter?: Counter }) {
  const signs = n <= HEAP ? n : 1;
  return (
    <span className="bd-heap" data-counter={counter}>
      {Array.from({ length: signs }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a row
        <i key={i} className={className} />
      ))}
      {n > HEAP && n}
    </span>
  );
}
