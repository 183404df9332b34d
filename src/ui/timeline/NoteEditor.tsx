import { GitBranch } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MARKS, type Mark } from '@/replay/record';
import { type Game, type Line, shared } from '@/store/game';
import type { NoteText } from '@/store/notes';
import type { Lang } from '@/store/settings';
import { useDuel } from '../app/context';
import { RadioGroup } from '../app/RadioGroup';
import { useTable } from '../duel/table';
import { TIMELINE_WORDS } from './words';

/** Bytes of UTF-8 a link takes for a comment are many more; nobody reads more than this beside a board. */
const MOST_CHARACTERS = 2000;
const MOST_NAME = 60;

interface Props {
  game: Game;
  note: NoteText | null;
  /** Stands before the field. */
  children: ReactNode;
}

/** What is written about the position on the table, and the lines that leave this one. */
export function NoteEditor({ game, note, children }: Props) {
  const { lang } = useTable();
  const words = TIMELINE_WORDS[lang];
  const write = useDuel((state) => state.note);
  const [text, setText] = useState(note?.text ?? '');
  const field = useId();
  const mark = note?.mark ?? null;
  const { cursor } = game;
  const save = (part: Partial<NoteText>): void => write(cursor, { text: text.trim(), mark, ...part });
  // What is being written is kept also when the step changes before the field is left.
  const leave = useRef<() => void>(() => {});
  useEffect(() => {
    leave.current = () => {
      if (text.trim() !== (note?.text ?? '')) save({});
    };
  });
  useEffect(() => () => leave.current(), []);
  return (
    <div className="timeline-notes">
      {children}
      <RadioGroup<Mark | ''>
        legend={words.mark}
        quiet
        value={mark ?? ''}
        options={[['', words.noMark], ...MARKS.map((one) => [one, one] as const)]}
        onChange={(value) => save({ mark: value === '' ? null : value })}
      />
      <label htmlFor={field} className="sr">
        {words.comment}
      </label>
      <textarea
        id={field}
        rows={text.includes('\n') || text.length > 80 ? 3 : 1}
        maxLength={MOST_CHARACTERS}
        value={text}
        placeholder={words.comment}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => leave.current()}
      />
      <Branches game={game} />
      <p className="timeline-hint">
        {words.commentHint} {game.cursor < game.decisions.length && words.playOn}
      </p>
    </div>
  );
}

function Branches({ game }: { game: Game }) {
  const { lang } = useTable();
  const words = TIMELINE_WORDS[lang];
  const { takeBranch, nameLine } = useDuel((state) => state);
  if (game.branches.length === 0) return null;
  return (
    <details className="timeline-branches">
      <summary>
        <GitBranch className="ico" aria-hidden="true" /> {words.branches} ({game.branches.length})
      </summary>
      <ul>
        <li>
          <input
            key={game.name}
            type="text"
            defaultValue={game.name ?? ''}
            maxLength={MOST_NAME}
            aria-label={words.thisLine}
            placeholder={words.thisLine}
            onBlur={(event) => nameLine(event.target.value.trim())}
          />
        </li>
        {game.branches.map((line, i) => {
          const unnamed = whereFrom(game, line, words);
          const name = line.name ?? unnamed;
          return (
            <li key={line.decisions.join('.')}>
              <input
                type="text"
                defaultValue={line.name ?? ''}
                maxLength={MOST_NAME}
                aria-label={words.branchName(i + 1)}
                placeholder={unnamed}
                onBlur={(event) => nameLine(event.target.value.trim(), i)}
              />
              <button type="button" className="btn" aria-label={words.takeLong(name)} onClick={() => takeBranch(i)}>
                {words.take}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Where a line parts from the one shown. Between two players the number of decisions would tell what was asked. */
export function whereFrom(game: Game, line: Line, words: (typeof TIMELINE_WORDS)[Lang]): string {
  const at = shared(game, line);
  return game.mode === 'solo' ? words.unnamed(at) : words.unnamedTurn(game.snapshots[at]!.turn);
}
