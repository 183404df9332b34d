import { FileUp, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardSetup } from '@/engine';
import type { Scenario } from '@/rulings/schema';
import { EMPTY } from '@/store/editor';
import type { Mode } from '@/store/game';
import { useLang, useStores } from '../app/context';
import { Dialog } from '../app/Dialog';
import { DUEL, goTo } from '../app/route';
import { LinkField } from '../share/LinkField';
import { type Trouble, troubleOf } from '../share/trouble';
import { editorStore } from './kept';
import { openFaultText } from './openFaults';
import { boardOf, linkFor, type Read, read } from './share';
import { EDITOR_WORDS } from './words';
import '../app/dialogs.css';

interface Props {
  setup: BoardSetup;
  onClose(): void;
}

/** One person or two, as on home. */
export function PlayDialog({ setup, onClose }: Props) {
  const words = EDITOR_WORDS[useLang()];
  const { duel } = useStores();
  const start = (mode: Mode): void => {
    duel.getState().begin(setup, mode);
    if (duel.getState().game) goTo(DUEL);
  };
  return (
    <Dialog title={words.play} sheet onClose={onClose}>
      <div className="ed-starts">
        <button type="button" className="btn solid" onClick={() => start('solo')}>
          <Play className="ico" aria-hidden="true" /> {words.playSolo}
        </button>
        <button type="button" className="btn" onClick={() => start('seats')}>
          {words.playSeats}
        </button>
      </div>
    </Dialog>
  );
}

export function LinkDialog({ setup, onClose }: Props) {
  const words = EDITOR_WORDS[useLang()];
  const [link, setLink] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let isWanted = true;
    linkFor(setup).then(
      (made) => isWanted && setLink(made),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [setup]);
  return (
    <Dialog title={words.linkTitle} sheet onClose={onClose}>
      <LinkField
        link={link}
        label={words.linkLabel}
        trouble={trouble}
        note={<p className="dialog-note">{words.openLink}</p>}
      />
    </Dialog>
  );
}

/** A link or a scenario, pasted or as a file. */
export function LoadDialog({ onClose }: { onClose(): void }) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const take = (found: Read): void => {
    if ('setup' in found) {
      editorStore.getState().load(found.setup, found.left);
      onClose();
    } else if ('scenario' in found) setScenario(found.scenario);
    else setWrong(openFaultText(found.wrong, lang));
  };
  const open = async (given: string): Promise<void> => {
    setWrong(null);
    setScenario(null);
    take(await read(given, lang));
  };
  return (
    <Dialog title={words.openTitle} sheet onClose={onClose}>
      <form
        className="ed-load"
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <textarea
          className="link-text"
          rows={4}
          value={text}
          aria-label={words.openField}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="dialog-note">{words.openHint}</p>
        {wrong && (
          <p className="dialog-text" role="alert">
            {wrong}
          </p>
        )}
        {scenario && (
          <fieldset className="ed-cases">
            <legend>{words.whichCase}</legend>
            {scenario.cases.map((part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a board is its place in the scenario
              <button key={i} type="button" className="btn" onClick={() => take(boardOf(scenario, i, lang))}>
                {part.name?.[lang] ?? String(i + 1)}
              </button>
            ))}
          </fieldset>
        )}
        <div className="dialog-actions">
          <button type="submit" className="btn solid">
            {words.openButton}
          </button>
          <label className="btn ed-file">
            <FileUp className="ico" aria-hidden="true" /> {words.openFile}
            <input
              type="file"
              accept=".json,application/json,.txt"
              onChange={async (event) => {
                const [file] = event.target.files ?? [];
                if (file) await open(await file.text());
              }}
            />
          </label>
          <button type="button" className="btn" onClick={() => take({ setup: EMPTY, left: [] })}>
            {words.clear}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
