import { ScrollText, StepForward, Waypoints } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { Game } from '@/store/game';
import { hasFuture } from '@/store/game';
import { Dialog } from '../app/Dialog';
import { boxOf } from '../chain/box';
import { Rail } from '../chain/Rail';
import { TimingChart } from '../chain/TimingChart';
import { usePath } from '../chain/usePath';
import { Inspector } from '../inspector/Inspector';
import { type Pile, PileList } from '../inspector/PileList';
import { Log } from '../log/Log';
import { Asked, Prompt, type PromptActions } from '../prompts/Prompt';
import { Visit } from '../seats/Visit';
import { StepBar } from '../steps/StepBar';
import { StepPanel } from '../steps/StepPanel';
import type { Steps } from '../steps/useSteps';
import { STEP_WORDS } from '../steps/words';
import { ThisTurn } from '../why/ThisTurn';
import { WHY_WORDS } from '../why/words';
import { EndNote } from './EndDialog';
import { Thumb } from './Thumb';
import { type Table, TableProvider, useTable } from './table';
import { timingNote } from './timing';
import type { Layout } from './useLayout';

interface Props {
  layout: Layout;
  game: Game;
  actions: PromptActions;
  looked: number | null;
  look(card: number | null): void;
  pile: Pile | null;
  setPile(pile: Pile | null): void;
  onCard(card: number): void;
  usable: ReadonlySet<number>;
  light(cards: readonly number[]): void;
  goTo(step: number): void;
  /** Shows the table as it was at an entry of the log. */
  lookAt(event: number): void;
  onEnd(): void;
  /** What has just happened, while it is stepped through. */
  steps: Steps | null;
  /** The table at the step of the duel: the log tells it whole while something is stepped through. */
  live: Table;
  openSteps: (() => void) | null;
  closeSteps(): void;
  /** The course of the duel, where it has no room below the board. */
  timeline: ReactNode;
  /** The board. */
  children: ReactNode;
}

/** What stands around the board: columns where there is room, a sheet below where there is not. */
export function Sides(props: Props) {
  switch (props.layout) {
    case 'three':
      return <ThreeColumns {...props} />;
    case 'two':
      return <TwoColumns {...props} />;
    default:
      return <SheetBelow {...props} />;
  }
}

function ThreeColumns(props: Props) {
  const { s } = useTable();
  return (
    <div className="duel-columns">
      <aside className="duel-left" aria-label={s.inspector.title}>
        <div className="duel-reading">
          <ReadingPanel {...props} />
        </div>
        <Chart game={props.game} steps={props.steps} />
      </aside>
      {props.children}
      <aside className="duel-right" aria-label={s.prompt.label}>
        <AskPanel {...props} layout="three" />
        <LogPanel {...props} />
      </aside>
    </div>
  );
}

/** With two columns the card takes the place of the log while one is looked at. */
function TwoColumns(props: Props) {
  const { s } = useTable();
  return (
    <div className="duel-columns">
      {props.children}
      <aside className="duel-right" aria-label={s.prompt.label}>
        <AskPanel {...props} layout="two" />
        {props.steps || props.looked !== null || props.pile ? (
          <div className="duel-reading">
            <ReadingPanel {...props} closable />
          </div>
        ) : (
          <LogPanel {...props} />
        )}
        <Chart game={props.game} steps={props.steps} />
      </aside>
    </div>
  );
}

function SheetBelow(props: Props) {
  const { s, seat } = useTable();
  const { pile, setPile, looked, actions, onCard, usable } = props;
  const [reading, setReading] = useState(false);
  const [log, setLog] = useState(false);
  const [chart, setChart] = useState(false);
  return (
    <div className="duel-stack">
      {props.children}
      <aside className="duel-sheet" aria-label={s.prompt.label}>
        {props.steps && !props.steps.within ? (
          <StepBar steps={props.steps} onClose={props.closeSteps} />
        ) : (
          <SheetHead
            looked={looked}
            onRead={() => setReading(true)}
            onLog={() => setLog(true)}
            onChart={() => setChart(true)}
            onStep={props.openSteps}
          />
        )}
        {props.timeline}
        {props.steps && <StepPanel {...props.steps} onContinue={continueFrom(props)} />}
        <AskPanel {...props} />
      </aside>
      {reading && looked !== null && (
        <Dialog title={s.inspector.title} sheet onClose={() => setReading(false)}>
          <Inspector
            card={looked}
            select={props.look}
            answer={(index) => {
              setReading(false);
              actions.answer(index);
            }}
          />
        </Dialog>
      )}
      {pile && (
        <Dialog title={s.pileTitle(seat(pile.seat), s.places[pile.place])} sheet onClose={() => setPile(null)}>
          <PileList
            pile={pile}
            selected={looked}
            usable={usable}
            onCard={(card) => {
              onCard(card);
              setPile(null);
              if (!usable.has(card)) setReading(true);
            }}
            onClose={null}
          />
        </Dialog>
      )}
      {chart && (
        <Dialog title={s.chart.title} sheet onClose={() => setChart(false)}>
          <Chart game={props.game} steps={props.steps} />
        </Dialog>
      )}
      {log && (
        <Dialog title={s.log.title} sheet onClose={() => setLog(false)}>
          <LogPanel {...props} onLeave={() => setLog(false)} />
        </Dialog>
      )}
    </div>
  );
}

interface HeadProps {
  looked: number | null;
  onRead(): void;
  onLog(): void;
  onChart(): void;
  onStep: (() => void) | null;
}

/** The head of the sheet: who is asked, the card that was pressed last, to read it, the timing chart and the log. */
function SheetHead({ looked, onRead, onLog, onChart, onStep }: HeadProps) {
  const { s, name, card, view, lang } = useTable();
  return (
    <div className="sheet-head">
      <div className="sheet-who">
        <Asked />
        {view.prompt && (
          // The sheet may cover where it stands.
          <span className="sheet-lp" data-seat={view.prompt.seat} aria-hidden="true">
            {s.number(view.seats[view.prompt.seat].lp)}
          </span>
        )}
      </div>
      {looked !== null && card(looked) && (
        <button type="button" className="icon-btn" onClick={onRead} aria-label={`${s.read}: ${name(looked)}`}>
          <Thumb id={looked} size="xs" />
          {s.read}
        </button>
      )}
      {onStep && (
        <button type="button" className="icon-btn" onClick={onStep} aria-label={STEP_WORDS[lang].openLong}>
          <StepForward className="ico" aria-hidden="true" />
        </button>
      )}
      <button type="button" className="icon-btn" onClick={onChart} aria-label={s.chart.title}>
        <Waypoints className="ico" aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" onClick={onLog}>
        <ScrollText className="ico" aria-hidden="true" />
        {s.log.title}
      </button>
    </div>
  );
}

function ReadingPanel(props: Props & { closable?: boolean }) {
  const { steps, pile, setPile, looked, look, actions, onCard, usable, closable = false } = props;
  return (
    <>
      {steps && <StepPanel {...steps} onContinue={continueFrom(props)} />}
      {pile && (
        <div className="panel">
          <PileList pile={pile} selected={looked} usable={usable} onCard={onCard} onClose={() => setPile(null)} />
        </div>
      )}
      {(!steps || looked !== null) && (
        <div className="panel">
          <Inspector card={looked} select={look} answer={actions.answer} onClose={closable ? () => look(null) : null} />
        </div>
      )}
      {!closable && <TurnPanel open={looked === null && !steps} />}
    </>
  );
}

const NOTHING: Steps['frame']['events'] = [];

/** The log of the step on the table, whatever is looked at. */
function LogPanel({ game, goTo, lookAt, live, steps, openSteps, onLeave }: Props & { onLeave?(): void }) {
  const leaving =
    (go: (to: number) => void) =>
    (to: number): void => {
      onLeave?.();
      go(to);
    };
  return (
    <TableProvider table={live}>
      <Log
        game={game}
        lookAt={leaving(lookAt)}
        goTo={leaving(goTo)}
        looked={steps?.frame.events ?? NOTHING}
        onStep={steps ? null : openSteps}
      />
    </TableProvider>
  );
}

/** The decision that is due after the frame that is shown; null where the table stands there already. */
function continueFrom({ game, goTo, steps, closeSteps }: Props): (() => void) | null {
  if (!steps) return null;
  const { events, step } = steps.frame;
  const due = events.length === 0 ? step : step + 1;
  if (due >= game.cursor) return null;
  return () => {
    closeSteps();
    goTo(due);
  };
}

/** What somebody has opened at the end of a column would stay below its edge. */
const inSight = ({ currentTarget: panel }: SyntheticEvent<HTMLDetailsElement>): void => {
  if (panel.open && panel.matches(':focus-within')) panel.scrollIntoView({ block: 'nearest' });
};

/** What counts in this turn: at hand where there is room for it, open while no card is read. */
function TurnPanel({ open }: { open: boolean }) {
  const { lang } = useTable();
  return (
    <details className="panel turn-panel" open={open} onToggle={inSight}>
      <summary>{WHY_WORDS[lang].title}</summary>
      <ThisTurn />
    </details>
  );
}

/** The Chain, and at its end the decision that is due. */
function AskPanel({ layout, game, actions, light, goTo, onEnd, steps, openSteps, closeSteps }: Props) {
  const { s, view, lang } = useTable();
  const columns = layout === 'two' || layout === 'three';
  return (
    <div className={columns ? 'panel ask' : 'ask'}>
      {steps && columns && (
        <p className="step-note">
          <span>{STEP_WORDS[lang].note}</span>
          <button type="button" className="btn" onClick={closeSteps}>
            {STEP_WORDS[lang].close}
          </button>
        </p>
      )}
      {hasFuture(game) && !steps && (
        <p className="step-note">
          <span>
            {game.mode === 'solo' ? s.prompt.stepNote(game.cursor, game.decisions.length) : s.prompt.stepNoteShared}
          </span>
          <button type="button" className="btn" onClick={() => goTo(game.decisions.length)}>
            {s.prompt.toLatest}
          </button>
        </p>
      )}
      <div className="ask-parts">
        <Rail
          layout={columns ? 'column' : 'row'}
          light={light}
          select={(card) => actions.look(card)}
          asks={view.prompt?.kind === 'chain' || view.prompt?.kind === 'trigger'}
          onStep={steps ? null : openSteps}
        />
        {actions.looks && !steps && <Visit />}
        {view.prompt && <Prompt actions={actions} bare={!columns} />}
        {view.result && !steps && <EndNote onOpen={onEnd} />}
      </div>
    </div>
  );
}

function Chart({ game, steps }: Pick<Props, 'game' | 'steps'>) {
  const { view, s } = useTable();
  const path = usePath(game, steps);
  const box = boxOf(
    view.at.timing,
    view.prompt && { kind: view.prompt.kind, ofTurnPlayer: view.prompt.seat === view.turnPlayer },
  );
  return <TimingChart box={box} note={timingNote(view, s)} chain={box === 'D'} path={path} />;
}
