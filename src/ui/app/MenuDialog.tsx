import {
  BookOpen,
  Flag,
  GanttChart,
  GitBranch,
  Handshake,
  House,
  Keyboard,
  LayoutGrid,
  ListChecks,
  Settings,
  Share2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cards } from '@/catalogue';
import type { Seat } from '@/engine';
import { current, type Game, shared } from '@/store/game';
import { positionOf, type TakenPosition } from '@/store/position';
import { FACTS, type Fact } from '../duel/facts';
import { useTable } from '../duel/table';
import { whereFrom } from '../timeline/NoteEditor';
import { TIMELINE_WORDS } from '../timeline/words';
import { WHY_WORDS } from '../why/words';
import { useDuel, useSettings, useStores } from './context';
import { Dialog } from './Dialog';
import { SeatMark } from './marks';
import { goTo, HOME, RULEBOOK } from './route';
import './dialogs.css';

interface Props {
  game: Game;
  onClose(): void;
  onOpen(dialog: 'settings' | 'keys' | 'turn' | 'share'): void;
  onTimeline(): void;
  /** Says a fact: for who has no keyboard. */
  say(fact: Fact): void;
}

type Sure = { surrender: Seat } | 'draw';

/** What is not needed at every step: settings, ending the duel by agreement, branches, the way home. */
export function MenuDialog({ game, onClose, onOpen, onTimeline, say }: Props) {
  const { s, seat, view, lang } = useTable();
  const { surrender, agreeDraw, takeBranch } = useDuel((state) => state);
  const change = useSettings((settings) => settings.change);
  const [sure, setSure] = useState<Sure | null>(null);
  const playing = view.result === null;
  // At a shared device nobody gives up for the other player.
  const holder = useDuel((state) => state.seats.open);
  const isShared = game.mode === 'seats';
  const { duel: store } = useStores();
  // What the other player holds is not for the one who has the device.
  const position = isShared && playing ? null : positionFrom(game);
  const may = isShared ? (holder === null ? [] : [holder]) : ([0, 1] as const);
  if (sure) {
    const isDraw = sure === 'draw';
    return (
      <Dialog title={isDraw ? s.menu.draw : s.menu.surrender(seat(sure.surrender))} onClose={onClose}>
        <p className="dialog-text">{isDraw ? s.menu.drawSure : s.menu.surrenderSure(seat(sure.surrender))}</p>
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={() => setSure(null)}>
            {s.cancel}
          </button>
          <button
            type="button"
            className="btn solid"
            onClick={() => {
              if (isDraw) agreeDraw();
              else surrender(sure.surrender);
              onClose();
            }}
          >
            {s.menu.confirm}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={s.menu.title} sheet onClose={onClose}>
      <ul className="menu">
        <Item icon={<ListChecks className="ico" aria-hidden="true" />} onPress={() => onOpen('turn')}>
          {WHY_WORDS[lang].title}
        </Item>
        <Item icon={<Share2 className="ico" aria-hidden="true" />} onPress={() => onOpen('share')}>
          {TIMELINE_WORDS[lang].share}
        </Item>
        <Item
          icon={<GanttChart className="ico" aria-hidden="true" />}
          onPress={() => {
            onTimeline();
            onClose();
          }}
        >
          {TIMELINE_WORDS[lang].openLong}
        </Item>
        <Item icon={<Settings className="ico" aria-hidden="true" />} onPress={() => onOpen('settings')}>
          {s.menu.settings}
        </Item>
        <Item
          icon={
            <span className="menu-lang" aria-hidden="true">
              {lang === 'ko' ? 'A' : '가'}
            </span>
          }
          onPress={() => change({ lang: lang === 'ko' ? 'en' : 'ko' })}
        >
          <span lang={lang === 'ko' ? 'en' : 'ko'}>{s.otherLanguage}</span>
        </Item>
        <Item icon={<Keyboard className="ico" aria-hidden="true" />} onPress={() => onOpen('keys')}>
          {s.menu.keys}
        </Item>
        {playing &&
          may.map((who) => (
            <Item
              key={who}
              icon={<Flag className="ico" aria-hidden="true" />}
              onPress={() => setSure({ surrender: who })}
            >
              <SeatMark seat={who} /> {s.menu.surrender(seat(who))}
            </Item>
          ))}
        {playing && (
          <Item
            icon={<Handshake className="ico" aria-hidden="true" />}
            onPress={() => {
              if (!isShared) return setSure('draw');
              onClose();
              agreeDraw();
            }}
          >
            {s.menu.draw}
          </Item>
        )}
        {position && (
          <Item
            icon={<LayoutGrid className="ico" aria-hidden="true" />}
            onPress={() =>
              import('../editor')
                .then(({ edit }) => edit(position.setup, position.left))
                .catch(() => store.getState().tell({ what: 'notLoaded' }))
            }
          >
            {s.menu.edit}
          </Item>
        )}
        <Item icon={<BookOpen className="ico" aria-hidden="true" />} onPress={() => goTo(RULEBOOK)}>
          {s.top.rulebook}
        </Item>
        <Item icon={<House className="ico" aria-hidden="true" />} onPress={() => goTo(HOME)}>
          {s.menu.home}
        </Item>
      </ul>
      <section className="menu-facts">
        <h3>{s.menu.say}</h3>
        <ul>
          {FACTS.map((fact) => (
            <li key={fact}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  onClose();
                  say(fact);
                }}
              >
                {s.menu.facts[fact]}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {game.branches.length > 0 && (
        <section className="branches">
          <h3>{s.menu.branches(game.branches.length)}</h3>
          <ul className="menu">
            {game.branches.map((line, i) => {
              const at = shared(game, line);
              return (
                <Item
                  key={`${at}-${line.decisions.join('.')}`}
                  icon={<GitBranch className="ico" aria-hidden="true" />}
                  onPress={() => {
                    takeBranch(i);
                    onClose();
                  }}
                >
                  {line.name ??
                    (game.mode === 'solo'
                      ? s.menu.branch(at, line.decisions.length - at)
                      : whereFrom(game, line, TIMELINE_WORDS[lang]))}
                </Item>
              );
            })}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

/** The position on the table: as it was laid where nothing has been decided yet. */
function positionFrom(game: Game): TakenPosition | null {
  if (game.cursor === 0 && 'cards' in game.opening) return { setup: game.opening, left: [] };
  return positionOf(current(game), cards);
}

function Item({ icon, onPress, children }: { icon: ReactNode; onPress(): void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onPress}>
        {icon}
        {children}
      </button>
    </li>
  );
}
