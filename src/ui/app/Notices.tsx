import { TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Notice } from '@/store/notice';
import type { SavedDuel } from '@/store/saved';
import { titleOf } from '../home/duelLine';
import { useDuel, useLang, useStores, useStrings } from './context';
import { useRoute } from './route';
import { updates } from './updates';
import './notices.css';

/** What went wrong or should be known: said once, in a row above the page, until it is put away. */
export function Notices() {
  const s = useStrings();
  const notice = useDuel((state) => state.notice);
  const kept = useDuel((state) => state.kept);
  const playing = useDuel((state) => state.game !== null);
  const elsewhere = useDuel((state) => state.elsewhere);
  const dismiss = useDuel((state) => state.dismiss);
  const row = useRoomTaken();
  const { page } = useRoute();
  const about = notice?.what === 'badLink' || notice?.what === 'deckRefused';
  const before = useRef(page);
  // What was said of a link or a deck has nothing to do with the page one goes on to; a link that fails is left at once.
  useEffect(() => {
    const left = before.current;
    before.current = page;
    if (about && left !== page && left !== 'link') dismiss();
  }, [page, about, dismiss]);
  return (
    <div className="notices" role="alert" ref={row}>
      {kept !== 'ok' && <Lasting key={`${kept}${playing}`}>{(playing ? s.notices : s.notices.before)[kept]}</Lasting>}
      {elsewhere && <Lasting>{s.notices.elsewhere}</Lasting>}
      <Update />
      <Removed />
      {notice && (
        <Row onDismiss={dismiss}>
          <Text notice={notice} />
        </Row>
      )}
    </div>
  );
}

/** A new version waits. The page goes on with the one it has. */
function Update() {
  const s = useStrings();
  const take = useStore(updates, (state) => state.take);
  if (!take) return null;
  return (
    <Lasting>
      {s.notices.update}{' '}
      <button type="button" className="btn" onClick={take}>
        {s.notices.reload}
      </button>
    </Lasting>
  );
}

/** How long duels that were removed can be brought back, in milliseconds: longer while the row is looked at. */
const BRING_BACK_MS = 20_000;

/** What was removed can be brought back until this row goes, on the pages that list duels. */
function Removed() {
  const { removed, settle } = useStore(useStores().shelf);
  const { page } = useRoute();
  const isListed = page === 'home' || page === 'duels';
  useEffect(() => {
    if (!isListed) settle();
  }, [isListed, settle]);
  const [first] = removed;
  return first && isListed ? <RemovedRow first={first} /> : null;
}

function RemovedRow({ first }: { first: SavedDuel }) {
  const s = useStrings();
  const { removed, restore, settle } = useStore(useStores().shelf);
  // Begins anew with every row: no pointer leaves a row that is gone.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || removed.length === 0) return;
    const timer = setTimeout(settle, BRING_BACK_MS);
    return () => clearTimeout(timer);
  }, [removed, held, settle]);
  const hold = (now: boolean) => () => setHeld(now);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits longer while a pointer or the focus is in it
    <div onPointerEnter={hold(true)} onPointerLeave={hold(false)} onFocus={hold(true)} onBlur={hold(false)}>
      <Row onDismiss={settle}>
        {s.notices.removed(removed.length, titleOf(first, s))}{' '}
        <button type="button" className="btn" onClick={restore}>
          {s.notices.bringBack}
        </button>
      </Row>
    </div>
  );
}

/** The rows stand above the page and cover nothing: the table below is as much lower, which its style must know. */
function useRoomTaken(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--notices', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return row;
}

/** Holds as long as its cause; put away it stays away until there is a new one. */
function Lasting({ children }: { children: ReactNode }) {
  const [away, setAway] = useState(false);
  return away ? null : <Row onDismiss={() => setAway(true)}>{children}</Row>;
}

function Row({ children, onDismiss }: { children: ReactNode; onDismiss?: () => void }) {
  const s = useStrings();
  return (
    <div className="notice">
      <TriangleAlert className="ico" aria-hidden="true" />
      <p>{children}</p>
      {onDismiss && (
        <button type="button" className="icon-btn" onClick={onDismiss} aria-label={s.notices.dismiss}>
          <X className="ico" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Text({ notice }: { notice: Notice }) {
  const s = useStrings();
  switch (notice.what) {
    case 'fault':
      return s.notices.fault(notice.message);
    case 'stopped':
      return s.notices.stopped(notice.taken, notice.of);
    case 'differs':
      return s.notices.differs;
    case 'forked':
      return s.notices.forked;
    case 'notLoaded':
      return s.notices.notLoaded;
    case 'deckRefused':
      return notice.unknown > 0
        ? s.notices.deckUnknown(notice.deck, notice.unknown)
        : s.notices.deckSmall(notice.deck, notice.least);
    case 'gone':
      return s.notices.gone;
    case 'link':
      return <LinkText notice={notice} />;
    case 'badLink':
      return <BadLinkText notice={notice} />;
  }
}

type Replay = typeof import('@/replay');

/** The words about links come with the codec, which is loaded when a link is opened. */
function useReplay(): Replay | null {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    let wanted = true;
    import('@/replay').then((loaded) => wanted && setReplay(loaded)).catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return replay;
}

function LinkText({ notice }: { notice: Extract<Notice, { what: 'link' }> }) {
  const replay = useReplay();
  const lang = useLang();
  if (!replay) return null;
  const said = replay.differenceTexts(notice.differs, lang);
  if (notice.diverged) said.push(replay.divergenceText(notice.diverged, lang));
  if (notice.lost > 0) said.push(replay.branchesText(notice.lost, lang));
  return said.join(' ');
}

function BadLinkText({ notice }: { notice: Extract<Notice, { what: 'badLink' }> }) {
  const s = useStrings();
  const replay = useReplay();
  const lang = useLang();
  if (!replay) return s.notices.linkBroken;
  return `${s.notices.linkBroken} ${notice.error ? replay.linkErrorText(notice.error, lang) : ''}${notice.diverged ? replay.divergenceText(notice.diverged, lang) : ''}`;
}
