import { useEffect, useRef, useState } from 'react';
import { Home } from '../home/Home';
import type { Shown } from '../rulebook/Rulebook';
import { paceAt } from '../theme/motion';
import { Crash } from './Crash';
import { type Stores, StoresProvider, useDuel, useSettings, useStores, useStrings } from './context';
import { DropFiles } from './DropFiles';
import { chooseFiles } from './files';
import {
  useDeck,
  useEditor,
  useLater,
  useLibrary,
  useRulebook,
  withDeck,
  withEditor,
  withLater,
  withLibrary,
  withRulebook,
} from './lazy';
import { Notices } from './Notices';
import { openLink } from './openLink';
import { recall, useRemembered } from './remember';
import { resumeDuel } from './resumeDuel';
import { DUEL, HOME, replaceWith, useRoute } from './route';
import './app.css';

export function App({ stores }: { stores: Stores }) {
  return (
    <StoresProvider stores={stores}>
      <Document />
      <Notices />
      <DropFiles />
      <Crash>
        <Page />
      </Crash>
    </StoresProvider>
  );
}

/** Language, theme, pace and title of the document follow the settings at once. */
function Document() {
  const s = useStrings();
  const lang = useSettings((settings) => settings.lang);
  const theme = useSettings((settings) => settings.theme);
  const speed = useSettings((settings) => settings.speed);
  const route = useRoute();
  const turn = useDuel((state) => state.game?.snapshots[state.game.cursor]?.turn ?? null);
  const title = route.page === 'duel' && turn !== null ? `${s.top.turn(turn)} · ${s.app}` : s.app;
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = title;
  }, [lang, title]);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.style.setProperty('--pace', String(paceAt(speed)));
  }, [speed]);
  return null;
}

function Page() {
  const route = useRoute();
  const game = useDuel((state) => state.game);
  const later = useLater();
  useRemembered(route.page === 'duel');
  if (route.page === 'link') return <OpeningLink key={route.code} code={route.code} />;
  if (route.page === 'duel') {
    if (!game) return <ResumeLast />;
    return later ? <later.DuelPage key={game.id} game={game} /> : <Waiting />;
  }
  if (route.page === 'editor') return <OpenEditor />;
  if (route.page === 'deck') return <OpenDeck code={route.code} />;
  if (route.page === 'duels') return <OpenLibrary />;
  if (route.page === 'home') return <Home />;
  // What is at no address is looked for in the rulebook.
  return <OpenRulebook route={route} />;
}

function OpenLibrary() {
  const stores = useStores();
  const { duel } = stores;
  const library = useLibrary();
  const brought = useBrought(() => withLibrary(duel));
  if (!library) return <Waiting {...brought} />;
  return <library.Library onOpen={(id) => resumeDuel(duel, id)} onFiles={() => chooseFiles(stores)} />;
}

/** The rulebook is a chunk of its own. */
function OpenRulebook({ route }: { route: Shown }) {
  const { duel } = useStores();
  const rulebook = useRulebook();
  const brought = useBrought(() => withRulebook(duel));
  return rulebook ? <rulebook.Rulebook route={route} /> : <Waiting {...brought} />;
}

/** The deck editor is a chunk of its own. */
function OpenDeck({ code }: { code: string | null }) {
  const stores = useStores();
  const deck = useDeck();
  const brought = useBrought(() => withDeck(stores.duel));
  if (!deck) return <Waiting {...brought} />;
  return <deck.DeckPage code={code} onFiles={() => chooseFiles(stores)} />;
}

/** The board editor is a chunk of its own. */
function OpenEditor() {
  const { duel } = useStores();
  const editor = useEditor();
  const brought = useBrought(() => withEditor(duel));
  return editor ? <editor.Editor /> : <Waiting {...brought} />;
}

/** A page opened anew at the duel: the one this tab had goes on, or the last one. */
function ResumeLast() {
  const { duel } = useStores();
  const brought = useBrought(async () => {
    const isThere = await withLater(duel, () => {
      if (isHere(DUEL) && !duel.getState().game) duel.getState().reopen(recall());
    });
    if (isThere && isHere(DUEL) && !duel.getState().game) replaceWith(HOME);
    return isThere;
  });
  return <Waiting {...brought} />;
}

/** A duel in the address: it is rebuilt at the step the link holds, or the page says what is wrong and shows home. */
function OpeningLink({ code }: { code: string }) {
  const { duel } = useStores();
  const brought = useBrought(async () => {
    const opened = await openLink(duel, code, () => isHere(code));
    if (opened === 'opened' || opened === 'refused') replaceWith(opened === 'opened' ? DUEL : HOME);
    return opened !== 'missing';
  });
  return <Waiting {...brought} />;
}

/** What was fetched comes late where somebody has gone elsewhere meanwhile. */
const isHere = (hash: string): boolean => window.location.hash === hash;

/** Brings a duel to the table, once. What cannot be fetched leaves the address and its memory as they are. */
function useBrought(bring: () => Promise<boolean>) {
  const [isMissing, setMissing] = useState(false);
  const isUnderWay = useRef(false);
  const attempt = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setMissing(false);
    const isThere = await bring();
    isUnderWay.current = isThere;
    setMissing(!isThere);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is this component's key
  useEffect(() => void attempt(), []);
  return { isMissing, attempt };
}

function Waiting({ isMissing = false, attempt }: { isMissing?: boolean; attempt?(): Promise<void> }) {
  const s = useStrings();
  if (!isMissing) {
    return (
      <p className="waiting" role="status">
        {s.notices.loading}
      </p>
    );
  }
  return (
    <main className="crash">
      <button type="button" className="btn solid" onClick={attempt}>
        {s.notices.tryAgain}
      </button>
      <a className="btn" href={HOME}>
        {s.menu.home}
      </a>
    </main>
  );
}
