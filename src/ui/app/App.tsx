import { useEffect, useRef } from 'react';
import { Home } from '../home/Home';
import { paceAt } from '../theme/motion';
import { Crash } from './Crash';
import { type Stores, StoresProvider, useDuel, useSettings, useStores, useStrings } from './context';
import { useLater } from './lazy';
import { Notices } from './Notices';
import { openLink } from './openLink';
import { recall, useRemembered } from './remember';
import { DUEL, HOME, replaceWith, useRoute } from './route';
import './app.css';

export function App({ stores }: { stores: Stores }) {
  return (
    <StoresProvider stores={stores}>
      <Document />
      <Notices />
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
  if (route.page === 'link') return <OpeningLink code={route.code} />;
  if (route.page === 'duel') {
    if (!game) return <ResumeLast />;
    return later ? <later.DuelPage key={game.id} game={game} /> : <Waiting />;
  }
  return <Home />;
}

/** A page opened anew at the duel: the one this tab had goes on, or the last one. */
function ResumeLast() {
  const { duel } = useStores();
  useEffect(() => {
    duel.getState().reopen(recall());
    if (!duel.getState().game) replaceWith(HOME);
  }, [duel]);
  return <Waiting />;
}

function Waiting() {
  const s = useStrings();
  return (
    <p className="waiting" role="status">
      {s.notices.loading}
    </p>
  );
}

/** A duel in the address: it is rebuilt at the step the link holds, or the page says what is wrong and shows home. */
function OpeningLink({ code }: { code: string }) {
  const { duel } = useStores();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === code) return;
    opened.current = code;
    openLink(duel, code).then((ok) => replaceWith(ok ? DUEL : HOME));
  }, [duel, code]);
  return <Waiting />;
}
