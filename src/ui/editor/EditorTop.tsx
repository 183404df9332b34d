import { Download, Eraser, FolderOpen, House, Link, Play, Redo2, Undo2 } from 'lucide-react';
import { labelOf } from '@/catalogue/text/labels';
import { PHASE_NODES, PHASES, type Phase, STEP_NODES, type TurnNode } from '@/engine';
import { EMPTY } from '@/store/editor';
import { useLang, useStrings } from '../app/context';
import { LanguageButton } from '../app/LanguageButton';
import { Logo } from '../app/marks';
import { RadioGroup } from '../app/RadioGroup';
import { HOME } from '../app/route';
import { setPart } from './DuelPanel';
import { editorStore, useEdited } from './kept';
import { EDITOR_WORDS } from './words';
import '../duel/top-bar.css';
import '../duel/phase-bar.css';

type Step = keyof typeof STEP_NODES;
const phaseAt = (node: TurnNode): Phase =>
  node.startsWith('battlePhase')
    ? 'battle'
    : (PHASES.find((phase) => PHASE_NODES[phase].split('.')[0] === node.split('.')[0]) ?? 'end');

interface Props {
  compact: boolean;
  /** Why it cannot be played or shared yet. */
  refused: string | null;
  onPlay(): void;
  onLink(): void;
  onFile(): void;
  onLoad(): void;
  said(text: string): void;
}

/** Phases to start in, undo and redo, every way out. */
export function EditorTop({ compact, refused, onPlay, onLink, onFile, onLoad, said }: Props) {
  const s = useStrings();
  const words = EDITOR_WORDS[useLang()];
  const switched = useEdited((state) => state.setup.options?.switches?.length ?? 0);
  const back = useEdited((state) => state.past.length > 0);
  const forth = useEdited((state) => state.future.length > 0);
  const empty = useEdited((state) => state.setup.cards.length === 0);
  const { undo, redo, load } = editorStore.getState();
  const ways = [
    { icon: Link, text: words.link, press: onLink, off: refused !== null },
    { icon: Download, text: words.file, press: onFile, off: refused !== null },
    { icon: FolderOpen, text: words.load, press: onLoad, off: false },
  ];
  const clear = (
    <button
      type="button"
      className="icon-btn"
      aria-label={words.clear}
      title={words.clear}
      aria-disabled={empty}
      onClick={() => !empty && load(EMPTY)}
    >
      <Eraser className="ico" aria-hidden="true" />
    </button>
  );
  return (
    <header className="top ed-top" data-compact={compact}>
      <a className="top-logo" href={HOME} aria-label={s.top.home}>
        <Logo />
      </a>
      <p className="top-turn">
        <b>{words.title}</b>
        {!compact && <span className="ed-rules"> {switched > 0 ? s.home.rulesNow(switched) : s.home.ocg}</span>}
      </p>
      {compact && (
        <div className="ed-more">
          {clear}
          <LanguageButton />
        </div>
      )}
      <div className="top-phases">
        <Phases />
      </div>
      <nav className="top-nav" aria-label={words.page}>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.undo}
          aria-disabled={!back}
          onClick={() => {
            if (!back) return;
            undo();
            said(words.undone);
          }}
        >
          <Undo2 className="ico" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.redo}
          aria-disabled={!forth}
          onClick={() => {
            if (!forth) return;
            redo();
            said(words.redone);
          }}
        >
          <Redo2 className="ico" aria-hidden="true" />
        </button>
        {!compact && clear}
        {ways.map(({ icon: Icon, text, press, off }) => (
          <button
            key={text}
            type="button"
            className="icon-btn"
            aria-label={compact ? text : undefined}
            aria-disabled={off}
            aria-describedby={off ? 'ed-refused' : undefined}
            onClick={() => !off && press()}
          >
            <Icon className="ico" aria-hidden="true" />
            {!compact && <span>{text}</span>}
          </button>
        ))}
        {!compact && <LanguageButton />}
        {!compact && (
          <a className="icon-btn" href={HOME} aria-label={s.menu.home}>
            <House className="ico" aria-hidden="true" />
          </a>
        )}
        <button
          type="button"
          className="btn solid ed-play"
          aria-disabled={refused !== null}
          aria-describedby={refused === null ? undefined : 'ed-refused'}
          onClick={() => refused === null && onPlay()}
        >
          <Play className="ico" aria-hidden="true" />
          {words.play}
        </button>
      </nav>
      <p id="ed-refused" className={refused === null ? 'sr' : 'ed-refused'}>
        {refused === null ? '' : words.cannot(refused)}
      </p>
    </header>
  );
}

/** The Phase the play starts in, and the Step of the Battle Phase. */
function Phases() {
  const lang = useLang();
  const s = useStrings();
  const words = EDITOR_WORDS[lang];
  const at = useEdited((state) => state.setup.at ?? 'mainPhase1');
  const seat = useEdited((state) => state.setup.turnPlayer ?? 0);
  const phase = phaseAt(at);
  const step = (['start', 'battle', 'end'] as const).find((one) => STEP_NODES[one] === at) ?? 'battle';
  return (
    <div className="ed-phases">
      <ol className="phases" aria-label={words.phases} data-seat={seat}>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            <button
              type="button"
              className="phase-name"
              aria-pressed={one === phase}
              aria-label={labelOf('phases', one, lang)}
              onClick={() => setPart({ at: PHASE_NODES[one] })}
            >
              {s.phasesShort[one]}
            </button>
          </li>
        ))}
      </ol>
      {phase === 'battle' && (
        <RadioGroup<Step>
          legend={words.step}
          quiet
          value={step}
          options={(['start', 'battle', 'end'] as const).map((one) => [one, words.steps[one]] as const)}
          onChange={(one) => setPart({ at: STEP_NODES[one] })}
        />
      )}
    </div>
  );
}
