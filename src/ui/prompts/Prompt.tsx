import { useId, useRef } from 'react';
import { LinkNumber, SeatMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { useKeptFocus } from '../duel/useKeptFocus';
import { sentenceOf } from '../log/lines';
import { ActionPrompt } from './ActionPrompt';
import { ListPrompt } from './ListPrompt';
import { PickPrompt } from './PickPrompt';
import { WindowPrompt } from './WindowPrompt';
import { actionAnswered, isWindow, stepName, titleOf, whyOf } from './wording';
import './prompt.css';

export interface PromptActions {
  answer(index: number): void;
  /** The card the player looks at, on the board and in the inspector. */
  selected: number | null;
  select(card: number | null): void;
  /** Shows a card in the inspector. */
  look(card: number): void;
  /** Lights a card on the board while an option is pointed at. */
  light(card: number | null): void;
  draft: readonly number[];
  setDraft(cards: readonly number[]): void;
  /** Cards that could be part of this run of picks. */
  pickable: readonly number[];
  /** Those that can still join the draft. */
  joinable: readonly number[];
  accepts(cards: readonly number[]): boolean;
  confirm(cards: readonly number[]): void;
  /** Takes back the decision that led here, where that spends nothing. */
  backOut: (() => void) | null;
  /** The player is asked nothing: the other one acted, and this is a look at it. */
  looks: boolean;
}

/** Whose moment it is. */
export function Asked() {
  const table = useTable();
  const { s, seat } = table;
  const { prompt } = table.view;
  if (!prompt) return null;
  const step = stepName(table);
  return (
    <p className="prompt-who">
      <SeatMark seat={prompt.seat} />
      <b>{s.prompt.asked(seat(prompt.seat))}</b>
      <span>{step ?? s.prompt.kinds[prompt.kind]}</span>
    </p>
  );
}

interface Props {
  actions: PromptActions;
  /** Who is asked is already said above. */
  bare?: boolean;
}

/** The decision that is due: who is asked, what, why now, and every way to answer. */
export function Prompt({ actions, bare = false }: Props) {
  const table = useTable();
  const heading = useId();
  const question = useRef<HTMLHeadingElement>(null);
  const { prompt, chain } = table.view;
  useKeptFocus(question, `${table.duel.decisions} ${actions.selected}`);
  const texts = useTexts();
  if (!prompt) return null;
  const why = whyOf(prompt, table);
  const answered = prompt.kind === 'fastEffect' ? actionAnswered(table) : null;
  const action = answered && texts && sentenceOf(answered, table, texts);
  const step = bare ? stepName(table) : null;
  const isNext = prompt.kind === 'chain' || prompt.kind === 'trigger';
  return (
    <section
      className="prompt"
      aria-labelledby={heading}
      data-kind={prompt.kind}
      data-next={isNext}
      data-first={chain.length === 0}
    >
      {isNext && !bare && (
        <span className="prompt-thread">
          <LinkNumber n={chain.length + 1} seat={prompt.seat} look="open" />
        </span>
      )}
      {!bare && <Asked />}
      <div role="status">
        <h2 id={heading} ref={question} tabIndex={-1}>
          {titleOf(prompt, table)}
        </h2>
        {why && (
          <p className="prompt-why">
            {step && !why.startsWith(step) && <b>{step}. </b>}
            {action && <b>{action} </b>}
            {why}
          </p>
        )}
      </div>
      <Body key={`${table.duel.decisions}`} actions={actions} />
    </section>
  );
}

function Body({ actions }: { actions: PromptActions }) {
  const { view } = useTable();
  const prompt = view.prompt!;
  if (prompt.kind === 'open') return <ActionPrompt prompt={prompt} actions={actions} />;
  if (isWindow(prompt.kind)) return <WindowPrompt prompt={prompt} actions={actions} />;
  if (prompt.group) return <PickPrompt prompt={prompt} group={prompt.group} actions={actions} />;
  return <ListPrompt prompt={prompt} actions={actions} />;
}
