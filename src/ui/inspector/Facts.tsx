import { Fragment, type ReactNode } from 'react';
import { LABELS, labelOf } from '@/catalogue/text/labels';
import type { CardDefinition, CardView, Counter } from '@/engine';
import { useTable } from '../duel/table';
import { arrowSigns, kindOf, untilText } from './lines';

interface Props {
  card: CardView;
  definition: CardDefinition | undefined;
  /** Shows another card instead. */
  select(card: number): void;
}

/** The facts in a short table: printed ones, place, and what a judge would ask about. */
export function Facts({ card, definition, select }: Props) {
  const table = useTable();
  const { s, lang } = table;
  const { stats, facts } = card;
  const rows: [string, ReactNode][] = [];
  if (stats) {
    rows.push([s.inspector.attribute, stats.attributes.map((a) => labelOf('attributes', a, lang)).join(', ')]);
    rows.push([s.inspector.type, labelOf('types', stats.type, lang)]);
    const { link, rank } = definition ?? {};
    if (link) rows.push([labelOf('stats', 'link', lang), `${link.rating} (${arrowSigns(link.arrows)})`]);
    else if (rank !== undefined) rows.push([labelOf('stats', 'rank', lang), s.number(rank)]);
    else rows.push([s.inspector.level, s.number(stats.level)]);
    rows.push([s.inspector.atk, s.number(stats.atk)]);
    if (!link) rows.push([s.inspector.def, s.number(stats.def)]);
  }
  if (card.token) rows.push([s.inspector.kind, s.aToken]);
  else if (definition) rows.push([s.inspector.kind, kindOf(definition, lang)]);
  rows.push([s.inspector.place, placeLine()]);
  const scale = definition?.pendulum;
  if (scale) {
    const both = scale.left === scale.right ? s.number(scale.left) : `${scale.left} / ${scale.right}`;
    rows.push([labelOf('stats', 'scale', lang), card.scale === null ? both : s.number(card.scale)]);
  }
  if (card.materials.length > 0)
    rows.push([labelOf('stats', 'materials', lang), <Cards key="materials" cards={card.materials} select={select} />]);
  if (card.position) rows.push([s.inspector.position, positionLine()]);
  for (const [counter, n] of Object.entries(card.counters) as [Counter, number][]) {
    if (n > 0) rows.push([labelOf('counters', counter, lang), String(n)]);
  }
  for (const value of Object.values(facts?.declared ?? {})) {
    const list = value in LABELS.attributes ? 'attributes' : 'types';
    rows.push([s.inspector.declared, labelOf(list, value, lang)]);
  }
  const notes = notesOf();
  return (
    <>
      <dl className="insp-facts">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="insp-notes">{notes.join(' · ')}</p>}
    </>
  );

  function placeLine(): string {
    const place = whereWords();
    const onField = card.place === 'spellTrapZone' || card.place === 'fieldZone';
    return onField && !card.faceUp ? s.setAt(place) : place;
  }

  /** The zones of the field have short names, said here with what they are: "Monster Zone, M3". */
  function whereWords(): string {
    const short = table.place(card.id);
    if (card.place !== 'monsterZone' && card.place !== 'spellTrapZone') return short;
    const zone = card.place === 'monsterZone' && card.index >= 5 ? 'extraMonsterZone' : card.place;
    return `${labelOf('places', zone, lang)}, ${short}`;
  }

  function positionLine(): string {
    if (card.position === 'attack') return s.inspector.attack;
    return card.faceUp ? s.inspector.defense : s.inspector.faceDownDefense;
  }

  function notesOf(): string[] {
    const said: string[] = [];
    if (facts?.summonedThisTurn) {
      said.push(
        facts.method
          ? `${facts.way ? labelOf('ways', facts.way, lang) : labelOf('methods', facts.method, lang)}: ${s.inspector.summonedThisTurn}`
          : s.inspector.summonedThisTurn,
      );
    }
    if (facts?.setThisTurn) said.push(s.inspector.setThisTurn);
    if (facts && facts.attacks > 0) said.push(s.inspector.attacks(facts.attacks));
    if (card.equippedTo !== null) said.push(s.inspector.equippedTo(table.name(card.equippedTo)));
    const { negatedBy } = card;
    if (negatedBy) said.push(s.inspector.negatedBy(table.name(negatedBy.source), untilText(negatedBy.until, s)));
    else if (card.effectsNegated) said.push(s.inspector.negated);
    if (card.owner !== card.controller) said.push(`${s.inspector.owner}: ${table.seat(card.owner)}`);
    return said;
  }
}

/** Names of cards, each of which can be read in its turn. */
function Cards({ cards, select }: { cards: readonly number[]; select(card: number): void }) {
  const { name } = useTable();
  return cards.map((card, i) => (
    <Fragment key={card}>
      {i > 0 && ', '}
      <button type="button" className="card-link" onClick={() => select(card)}>
        {name(card)}
      </button>
    </Fragment>
  ));
}
