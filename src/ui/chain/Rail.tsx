import { Ban, Check, Circle, CircleDot, CircleSlash, Crosshair, Minus, StepForward } from 'lucide-react';
import { useState } from 'react';
import type { LinkView } from '@/engine';
import { LinkNumber, SpeedMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { Thumb } from '../duel/Thumb';
import { type Table, useTable } from '../duel/table';
import { STEP_WORDS } from '../steps/words';
import { negatedBy } from './history';
import { lookOf } from './looks';
import { stageOf } from './stage';
import { linkCause, linkCost, linkName, linkTargets } from './words';
import './rail.css';

interface Props {
  /** Downward beside the table, rightward under it. */
  layout: 'column' | 'row';
  /** Lights cards on the board while a link is pointed at. */
  light(cards: readonly number[]): void;
  select(card: number): void;
  /** The prompt asks for the next link: it stands where that link would. */
  asks: boolean;
  /** Steps through what has happened; null where that is done already. */
  onStep?: (() => void) | null;
}

/** The Chain as it is built and as it resolves; when it is over, how it went, until the next action. */
export function Rail({ layout, light, select, asks, onStep = null }: Props) {
  const table = useTable();
  const { s, view } = table;
  const past = view.chain.length === 0;
  const links = past ? table.pastChain : view.chain;
  if (links.length === 0) return null;
  const resolving = links.find((link) => link.state === 'resolving')?.number;
  const stage = stageOf(view);
  const building = !past && stage === 'building';
  const next = links.length + 1;
  return (
    <section
      className="rail"
      data-layout={layout}
      data-past={past}
      data-asks={asks && !past}
      aria-label={s.chain.title}
    >
      <header className={layout === 'column' ? 'rail-head' : 'rail-head sr'}>
        <h2>{past ? s.chain.last : s.chain.title}</h2>
        <p>{past ? s.chain.resolved : s.chain[stage]}</p>
        {!past && stage !== 'over' && <p className="rail-order">{s.chain.order(resolving ?? links.length)}</p>}
        {onStep && layout === 'column' && (
          <button type="button" className="btn rail-step" onClick={onStep}>
            <StepForward className="rail-ico" aria-hidden="true" />
            {STEP_WORDS[table.lang].open}
          </button>
        )}
      </header>
      {layout === 'column' ? (
        <ol className="rail-links">
          {links.map((link) => (
            <LinkRow
              key={link.number}
              link={link}
              building={building}
              full={links.length < 3 || link.number === (resolving ?? links.length)}
              light={light}
              select={select}
            />
          ))}
        </ol>
      ) : (
        <RailRow links={links} building={building} light={light} next={asks && !past ? next : null} />
      )}
    </section>
  );
}

interface LinkProps {
  link: LinkView;
  building: boolean;
  /** The link that is built or resolves: its effect is told at greater length. */
  full: boolean;
  light(cards: readonly number[]): void;
  select(card: number): void;
}

function LinkRow({ link, building, full, light, select }: LinkProps) {
  const table = useTable();
  const { s } = table;
  const text = useLinkText(link, full);
  const lit = link.targets.length > 0 ? link.targets : [link.card];
  return (
    <li className="rail-link" data-state={link.state}>
      <span className="rail-thread">
        <LinkNumber n={link.number} seat={link.seat} look={lookOf(link, building)} />
      </span>
      <button
        type="button"
        className="rail-press"
        onClick={() => select(link.card)}
        onPointerEnter={() => light(lit)}
        onPointerLeave={() => light([])}
        onFocus={() => light(lit)}
        onBlur={() => light([])}
      >
        <Thumb id={link.card} />
        <span className="rail-words">
          <span className="rail-name">
            <span className="sr">
              {s.chain.link(link.number)}, {table.seat(link.seat)}:{' '}
            </span>
            <b>{linkName(table, link)}</b>
            {link.mandatory && <i>{s.chain.mandatory}</i>}
            <SpeedMark speed={link.speed} label={s.chain.speed(link.speed)} />
          </span>
          {text && <span className="rail-text">{text}</span>}
          <Because link={link} />
          <Targets link={link} />
          <Cost link={link} />
          {!building && <State link={link} />}
        </span>
      </button>
    </li>
  );
}

function Targets({ link }: { link: LinkView }) {
  const table = useTable();
  const names = linkTargets(table, link);
  if (names === null) return null;
  return (
    <span className="rail-fact">
      <Crosshair className="rail-ico" aria-hidden="true" />
      <span className="sr">{table.s.chain.targets('')}</span>
      {names}
    </span>
  );
}

/** What triggered it, or which link it answers. */
function Because({ link }: { link: LinkView }) {
  const table = useTable();
  const texts = useTexts();
  const cause = texts && linkCause(table, texts, link);
  return cause ? <span className="rail-fact">{cause}</span> : null;
}

function Cost({ link }: { link: LinkView }) {
  const table = useTable();
  const cost = linkCost(table, link);
  return cost === null ? null : <span className="rail-fact">{table.s.chain.cost(cost)}</span>;
}

const ICONS = {
  waiting: Circle,
  resolving: CircleDot,
  resolved: Check,
  activationNegated: Ban,
  effectNegated: CircleSlash,
  withoutEffect: Minus,
} as const;

/** What the link is doing: icon, word and colour; and why it did nothing. */
function State({ link }: { link: LinkView }) {
  const { s, view } = useTable();
  const why = useWhy(link);
  const Icon = ICONS[link.state];
  const by = link.state.endsWith('Negated') ? negatedBy(view.log, link.number) : null;
  return (
    <span className="rail-state" data-state={link.state}>
      <Icon className="rail-ico" aria-hidden="true" />
      {s.chain.states[link.state]}
      {by !== null && <i>{s.chain.by(by)}</i>}
      {by === null && why && <i>{why}</i>}
    </span>
  );
}

interface RowProps {
  links: readonly LinkView[];
  building: boolean;
  light(cards: readonly number[]): void;
  /** Number of the link that is asked for, if one is. */
  next: number | null;
}

/** On a phone: the links side by side, and what the one in focus does on a line below. */
function RailRow({ links, building, light, next }: RowProps) {
  const table = useTable();
  const { s, view } = table;
  const current = links.find((link) => link.state === 'resolving') ?? links.at(-1)!;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = links.find((link) => link.number === chosen) ?? current;
  return (
    <>
      {(links.length > 1 || next !== null) && (
        <ol className="rail-row">
          {links.map((link) => (
            <li key={link.number}>
              <button
                type="button"
                className="rail-stop"
                aria-pressed={link.number === shown.number}
                onClick={() => {
                  setChosen(link.number);
                  light(link.targets.length > 0 ? link.targets : [link.card]);
                }}
              >
                <LinkNumber n={link.number} seat={link.seat} look={lookOf(link, building)} />
                <Thumb id={link.card} size="xs" />
                <span className="rail-short" aria-hidden="true">
                  {table.short(link.card)}
                </span>
                <span className="sr">
                  {s.chain.link(link.number)}: {linkName(table, link)}, {s.chain.states[link.state]}
                </span>
              </button>
            </li>
          ))}
          {next !== null && view.prompt && (
            <li className="rail-next" aria-hidden="true">
              <LinkNumber n={next} seat={view.prompt.seat} look="open" />
              <span className="rail-slot" />
            </li>
          )}
        </ol>
      )}
      <Peek link={shown} building={building} alone={links.length === 1 && next === null} />
    </>
  );
}

function Peek({ link, building, alone }: { link: LinkView; building: boolean; alone: boolean }) {
  const table = useTable();
  const text = useLinkText(link, false);
  return (
    <div className="rail-peek">
      <p>
        {alone && <LinkNumber n={link.number} seat={link.seat} look={lookOf(link, building)} />}
        <span>
          <b>{linkName(table, link)}</b> {text}
        </span>
      </p>
      <Because link={link} />
      <Targets link={link} />
      <Cost link={link} />
      {!building && <State link={link} />}
    </div>
  );
}

const definitionOf = (table: Table, link: LinkView) => table.definition(link.card, link.def);

function useLinkText(link: LinkView, full: boolean): string | null {
  const table = useTable();
  const texts = useTexts();
  const definition = definitionOf(table, link);
  return definition && texts
    ? texts.shortEffect(definition, link.effect, table.lang, full ? texts.MORE_ROOM : undefined)
    : null;
}

/** Why a link did nothing, in words. */
function useWhy(link: LinkView): string | null {
  const table = useTable();
  const texts = useTexts();
  if (!link.why || !texts) return null;
  return texts.reasonText({ rule: link.why }, table.lang, table.name);
}
