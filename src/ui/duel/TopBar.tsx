import { BookOpen, Check, GanttChart, Link, Menu, Redo2, Share2, Undo2 } from 'lucide-react';
import { hasFuture, hasPast } from '@/store/game';
import { useDuel } from '../app/context';
import { LanguageButton } from '../app/LanguageButton';
import { Logo, SeatMark } from '../app/marks';
import { HOME, RULEBOOK } from '../app/route';
import { TIMELINE_WORDS } from '../timeline/words';
import { PhaseBar } from './PhaseBar';
import { useTable } from './table';
import './top-bar.css';

interface Props {
  answer(index: number): void;
  copied: boolean;
  onCopy(): void;
  onMenu(): void;
  onShare(): void;
  timeline: boolean;
  onTimeline(): void;
  compact: boolean;
}

/** Whose turn it is, the Phases, and what is always at hand: undo, redo, the link, the other language, the menu. */
export function TopBar({ answer, copied, onCopy, onMenu, onShare, timeline, onTimeline, compact }: Props) {
  const { s, view, ...table } = useTable();
  const { undo, redo } = useDuel((state) => state);
  const back = useDuel((state) => state.game !== null && hasPast(state.game));
  const forth = useDuel((state) => state.game !== null && hasFuture(state.game));
  const words = TIMELINE_WORDS[table.lang];
  const switched = table.duel.options.switches.length;
  const rules = switched > 0 ? s.home.rulesNow(switched) : s.home.ocg;
  const phases = (
    <div className="top-phases" data-compact={compact}>
      <PhaseBar answer={answer} />
    </div>
  );
  return (
    <>
      <header className="top" data-compact={compact}>
        <a className="top-logo" href={HOME} aria-label={s.top.home}>
          <Logo />
        </a>
        <p className="top-turn">
          {!compact && <span className="top-rules">{rules} · </span>}
          {s.top.turn(view.turn)} · <SeatMark seat={view.turnPlayer} />{' '}
          {compact ? table.seat(view.turnPlayer) : s.top.turnOf(table.seat(view.turnPlayer))}
        </p>
        {!compact && phases}
        <nav className="top-nav" aria-label={s.top.label}>
          <button type="button" className="icon-btn" aria-disabled={!back} onClick={undo} aria-label={s.top.undo}>
            <Undo2 className="ico" aria-hidden="true" />
          </button>
          <button type="button" className="icon-btn" aria-disabled={!forth} onClick={redo} aria-label={s.top.redo}>
            <Redo2 className="ico" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-btn"
            title={s.top.copyLink}
            onClick={onCopy}
            aria-label={compact ? s.top.copyLink : undefined}
          >
            {copied ? <Check className="ico" aria-hidden="true" /> : <Link className="ico" aria-hidden="true" />}
            {!compact && <span>{copied ? s.top.copied : s.top.copyLink}</span>}
          </button>
          {!compact && (
            <a className="icon-btn" href={RULEBOOK} title={s.top.rulebook}>
              <BookOpen className="ico" aria-hidden="true" />
              <span>{s.top.rulebook}</span>
            </a>
          )}
          {!compact && (
            <>
              <button type="button" className="icon-btn" aria-label={words.share} title={words.share} onClick={onShare}>
                <Share2 className="ico" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.title}
                title={words.openLong}
                aria-pressed={timeline}
                onClick={onTimeline}
              >
                <GanttChart className="ico" aria-hidden="true" />
              </button>
            </>
          )}
          {!compact && <LanguageButton />}
          <button type="button" className="icon-btn" onClick={onMenu} aria-label={s.top.menu} aria-haspopup="dialog">
            <Menu className="ico" aria-hidden="true" />
          </button>
        </nav>
        <span className="sr" role="status">
          {copied ? s.top.copied : ''}
        </span>
      </header>
      {/* Where there is little height the Phases may scroll away; what is in the bar stays. */}
      {compact && phases}
    </>
  );
}
