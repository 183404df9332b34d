import { useCallback, useEffect, useMemo, useState } from 'react';
import { cardById } from '@/catalogue';
import { otherSeat, type Seat } from '@/engine';
import { current, type Game, hasFuture } from '@/store/game';
import { facing, isClosed } from '@/store/turns';
import { useDuel, useSettings, useStores } from '../app/context';
import { Dialog } from '../app/Dialog';
import { KeysDialog } from '../app/KeysDialog';
import { MenuDialog } from '../app/MenuDialog';
import { SettingsDialog } from '../app/SettingsDialog';
import { Board } from '../board/Board';
import type { Pile } from '../inspector/PileList';
import type { PromptActions } from '../prompts/Prompt';
import { PromptsControl } from '../prompts/PromptsControl';
import { Curtain } from '../seats/Curtain';
import { TakeBack } from '../seats/TakeBack';
import { ShareDialog } from '../share/ShareDialog';
import { StepBar } from '../steps/StepBar';
import { useSteps } from '../steps/useSteps';
import { Timeline } from '../timeline/Timeline';
import { ThisTurn } from '../why/ThisTurn';
import { WHY_WORDS } from '../why/words';
import { backOutStep } from './backOut';
import { CopyDialog } from './CopyDialog';
import { useCopyLink } from './copyLink';
import { EndDialog } from './EndDialog';
import { FactToast, useFacts } from './FactToast';
import { type Fact, factOf } from './facts';
import { Sides } from './Sides';
import { TopBar } from './TopBar';
import { TableProvider, useMakeTable } from './table';
import { useChoices, useExactPicks, useJoins, useOffered } from './useChoices';
import { useDraft } from './useDraft';
import { useInSight } from './useInSight';
import { useKeys } from './useKeys';
import { useLayout } from './useLayout';
import { useLit } from './useLit';
import './duel.css';

type Open = 'menu' | 'settings' | 'keys' | 'turn' | 'share' | null;
const NONE: readonly number[] = [];

/** The duel, or what stands between two players who share the device. */
export function DuelPage({ game }: { game: Game }) {
  const seats = useDuel((state) => state.seats);
  const request = useDuel((state) => state.request);
  const seat = facing(game, seats);
  const duel = current(game);
  if (request) return <TakeBack game={game} request={request} />;
  if (seat !== null && isClosed(game, seats))
    return <Curtain key={seat} duel={duel} seat={seat} looks={seats.visit !== null} />;
  // Nothing one player looked at stays for the other.
  return <DuelTable key={seat} game={game} eyes={seat} looks={seats.visit !== null} />;
}

interface TableProps {
  game: Game;
  /** The seat the table is for, where two players share the device. */
  eyes: Seat | null;
  /** That player only has a look. */
  looks: boolean;
}

/** The board in the middle, around it what can be asked, answered and read. */
function DuelTable({ game, eyes: sits, looks }: TableProps) {
  const duel = current(game);
  const { duel: store } = useStores();
  const state = useDuel((s) => s);
  const lang = useSettings((s) => s.lang);
  const openHands = useSettings((s) => s.openHands);
  const near = useSettings((s) => s.near);
  const speed = useSettings((s) => s.speed);
  const offered = useOffered(game, store);
  // A solo player may look through the duel with the eyes of one seat; who sits at a shared device cannot choose.
  const [eyesOf, setEyesOf] = useState<Seat | null>(null);
  const [timeline, setTimeline] = useState(() => hasFuture(game) || game.notes.length > 0);
  const eyes = sits ?? (timeline ? eyesOf : null);
  const live = useExactPicks(
    useMakeTable(duel, { lang, openHands, near }, offered, eyes, lastDecision(game)),
    game,
    store,
  );
  const { steps, open: openSteps, openAt, openSpan, close: closeSteps } = useSteps(game, live);
  const table = steps?.table ?? live;
  const layout = useLayout();

  const [looked, setLooked] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const [lit, setLit] = useState<readonly number[]>(NONE);
  const [open, setOpen] = useState<Open>(null);
  const [draft, setDraft] = useDraft(duel);
  const copy = useCopyLink(game);
  const [endSeen, setEndSeen] = useState(false);
  const over = duel.result !== null;
  useEffect(() => {
    if (!over) setEndSeen(false);
  }, [over]);

  const choices = useChoices(table, steps ? NONE : offered);
  const joins = useJoins(game, store, draft);
  useLit(lit, table);
  useInSight(layout, `${duel.decisions} ${duel.prompt?.kind} ${steps !== null || timeline}`);

  const settle = useCallback(() => {
    setChosen(null);
    setPile(null);
    setLit(NONE);
  }, []);
  const answer = useCallback(
    (index: number) => {
      settle();
      store.getState().answer(index);
    },
    [store, settle],
  );
  const confirm = useCallback(
    (cards: readonly number[]) => {
      settle();
      store.getState().answerPicks(cards);
    },
    [store, settle],
  );
  const back = useMemo(() => backOutStep(game), [game]);
  const actions: PromptActions = {
    answer,
    selected: chosen,
    select: (card) => {
      setChosen(card);
      if (card !== null) setLooked(card);
    },
    light: (card) => setLit(card === null ? NONE : [card]),
    draft,
    setDraft,
    look: setLooked,
    pickable: choices.candidates,
    joinable: joins,
    accepts: (cards) => store.getState().acceptsPicks(cards),
    confirm,
    backOut: back === null ? null : () => store.getState().goTo(back),
    looks,
  };

  const onCard = (id: number): void => {
    setLooked(id);
    if (choices.pickable.has(id)) pick(id);
    else setChosen(chosen === id ? null : id);
  };
  const pick = (id: number): void => {
    const { prompt } = table.view;
    const option = prompt?.options.find(({ option }) => option.do === 'pick' && option.card === id);
    if (prompt && !prompt.group) {
      if (option) answer(option.index);
      return;
    }
    const max = (prompt?.group?.max ?? 1) - (prompt?.group?.picked.length ?? 0);
    if (draft.includes(id)) {
      if (max === 1) confirm(draft);
      else setDraft(draft.filter((card) => card !== id));
    } else if (max === 1) setDraft([id]);
    else if (draft.length < max && joins.includes(id)) setDraft([...draft, id]);
  };
  const group = table.view.prompt?.group;
  const left = group ? group.max - group.picked.length : 0;
  const stillOpen = useMemo(() => new Set([...draft, ...joins]), [draft, joins]);
  const onZone = (key: string): void => {
    const index = choices.zones.get(key);
    if (index !== undefined) answer(index);
  };

  // Where nothing was chosen to be read, the card whose effect asks is at hand.
  const shown = looked ?? table.view.prompt?.card ?? null;
  const [said, say] = useFacts();
  const tell = (fact: Fact): void => say(factOf(fact, table, shown));
  useKeys({
    single: useSettings((s) => s.singleKeys),
    say: tell,
    undo: state.undo,
    redo: state.redo,
    steps: openSteps,
    help: () => setOpen('keys'),
    leave: () => {
      setChosen(null);
      setPile(null);
    },
  });

  const compact = layout === 'phone' || layout === 'tablet';
  const line = timeline && (!steps || steps.within) && (
    <Timeline
      game={game}
      stepping={{ steps, openSpan, close: closeSteps }}
      eyes={eyesOf}
      onEyes={setEyesOf}
      compact={layout !== 'three'}
      onClose={() => {
        closeSteps();
        setTimeline(false);
      }}
    />
  );
  return (
    <TableProvider table={table}>
      <div className="duel" data-layout={layout}>
        <TopBar
          answer={answer}
          copied={copy.copied}
          onCopy={copy.copy}
          onMenu={() => setOpen('menu')}
          onShare={() => setOpen('share')}
          timeline={timeline}
          onTimeline={() => setTimeline(!timeline)}
          compact={compact}
        />
        <Sides
          layout={layout}
          game={game}
          actions={actions}
          looked={shown}
          look={setLooked}
          pile={pile}
          setPile={setPile}
          onCard={onCard}
          usable={choices.all}
          light={setLit}
          goTo={state.goTo}
          lookAt={openAt}
          live={live}
          onEnd={() => setEndSeen(false)}
          steps={steps}
          openSteps={openSteps}
          closeSteps={closeSteps}
          timeline={compact && line}
        >
          <main className="duel-table" data-stepping={steps !== null || timeline}>
            <h1 className="sr">{table.s.top.label}</h1>
            <Board
              view={table.view}
              lang={lang}
              bottom={table.bottom}
              cardName={(def) => cardById(def)?.name ?? UNKNOWN}
              shortName={(def) => cardById(def)?.short ?? UNKNOWN}
              facts={cardById}
              usable={choices.usable}
              pickable={draft.length > 0 && left > 1 ? stillOpen : choices.pickable}
              picked={choices.picked(draft)}
              zoneChoices={choices.zones}
              selected={chosen ?? looked}
              onCard={onCard}
              onZone={onZone}
              onPile={(seat, place) => setPile(pile?.seat === seat && pile.place === place ? null : { seat, place })}
              reasonLine={choices.reasonLine}
              speed={hasFuture(game) && !steps ? 0 : speed}
              aside={<PromptsControl seat={table.bottom} />}
              asideTop={eyes === null && <PromptsControl seat={otherSeat(table.bottom)} />}
              fit={layout === 'phone' ? 'width' : 'box'}
            />
            {steps && !steps.within && !compact && <StepBar steps={steps} onClose={closeSteps} closable={false} />}
            {!compact && line}
          </main>
        </Sides>
      </div>
      <FactToast said={said} label={table.s.facts.label} />
      {open === 'menu' && (
        <MenuDialog
          game={game}
          onClose={() => setOpen(null)}
          onOpen={setOpen}
          onTimeline={() => setTimeline(true)}
          say={tell}
        />
      )}
      {open === 'turn' && (
        <Dialog title={WHY_WORDS[lang].title} sheet onClose={() => setOpen(null)}>
          <ThisTurn />
        </Dialog>
      )}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === 'share' && <ShareDialog game={game} onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      {over && !endSeen && <EndDialog onClose={() => setEndSeen(true)} copy={copy} />}
      {copy.failed && <CopyDialog {...copy.failed} onClose={copy.dismiss} />}
    </TableProvider>
  );
}

/** Where the log stood when a player last decided something. */
function lastDecision(game: Game): number {
  let step = game.cursor - 1;
  while (game.auto.includes(step)) step--;
  const before = game.snapshots[step];
  return before ? before.pastCount + before.log.length : Number.POSITIVE_INFINITY;
}

const UNKNOWN = { en: '?', ko: '?' };
