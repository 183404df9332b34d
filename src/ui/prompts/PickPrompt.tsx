import { Check } from 'lucide-react';
import type { PromptView } from '@/engine';
import { Key } from '../app/Key';
import { DraftTab } from '../app/marks';
import { type Copies, copiesAmong } from '../duel/copies';
import { Thumb } from '../duel/Thumb';
import { useTable } from '../duel/table';
import { factsLine } from '../inspector/lines';
import { asTheyLie, CardTitle, CopyCount, knownCard, placeAmong } from './options';
import type { PromptActions } from './Prompt';

interface Props {
  prompt: PromptView;
  group: NonNullable<PromptView['group']>;
  actions: PromptActions;
}

/** Several cards: a draft that is sent only when it is confirmed. Nothing is spent or shown before. */
export function PickPrompt({ prompt, group, actions }: Props) {
  const table = useTable();
  const { s } = table;
  const { draft } = actions;
  const chosen = group.picked.length + draft.length;
  const missing = Math.max(0, group.min - chosen);
  const full = chosen >= group.max;
  const legal = missing === 0 && actions.accepts(draft);
  const left = group.max - group.picked.length;
  /** One copy more with every press; once there is none left, none is chosen again. */
  const toggle = ({ card, all }: Copies): void => {
    actions.look(card);
    const next = all.find((id) => !draft.includes(id) && canJoin(id));
    // A single choice changes with one press, and the second press on the same card confirms it.
    if (left === 1) draft.includes(card) ? legal && actions.confirm(draft) : actions.setDraft([card]);
    else if (next !== undefined) actions.setDraft([...draft, next]);
    else actions.setDraft(draft.filter((id) => !all.includes(id)));
  };
  const confirms =
    prompt.purpose === 'target'
      ? s.prompt.confirm.target
      : prompt.purpose === 'tribute'
        ? s.prompt.confirm.tribute
        : s.prompt.confirm.pick;
  const cards = asTheyLie(
    table,
    actions.pickable.filter((card) => !group.picked.includes(card)),
  );
  const rows = copiesAmong(table, cards);
  const firsts = rows.map(({ card }) => card);
  const joins = new Set(left > 1 ? actions.joinable : cards);
  const canJoin = (card: number): boolean => left === 1 || (!full && joins.has(card));
  return (
    <>
      <p className="prompt-note">{s.prompt.why.draft(chosen, group.min, group.max)}</p>
      {group.picked.length > 0 && (
        <p className="prompt-note">
          {s.prompt.why.fixed} {group.picked.map(table.name).join(', ')}
        </p>
      )}
      <ul className="opts picks">
        {rows.map((row, i) => {
          const { card, all } = row;
          const chosenAt = draft.flatMap((id, at) => (all.includes(id) ? group.picked.length + at + 1 : []));
          const blocked = chosenAt.length === 0 && !all.some(canJoin);
          return (
            <li key={card}>
              <button
                type="button"
                className="opt"
                aria-pressed={chosenAt.length > 0}
                aria-disabled={blocked}
                data-card={knownCard(card, table.definition)}
                data-digit={i < 9 ? i + 1 : undefined}
                onClick={() => toggle(row)}
                onPointerEnter={() => actions.light(card)}
                onPointerLeave={() => actions.light(null)}
                onFocus={() => actions.light(card)}
                onBlur={() => actions.light(null)}
              >
                <Thumb id={card} size="xs" />
                <span className="opt-words">
                  <b>
                    <CardTitle card={card} />
                  </b>
                  <span className="opt-detail">
                    {[placeAmong(table, card, firsts), factsLine(table, card)].filter(Boolean).join(' · ')}
                  </span>
                  {blocked && <span className="opt-detail">{full || legal ? s.prompt.enough : s.prompt.notWith}</span>}
                </span>
                <CopyCount n={all.length} />
                {chosenAt.map((n) => (
                  <DraftTab key={n} n={n} />
                ))}
                {chosenAt.length === 0 && <span className="tick" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="confirm">
        {draft.length > 0 ? (
          <button type="button" className="btn" data-key="Escape" onClick={() => actions.setDraft([])}>
            {s.prompt.clear}
          </button>
        ) : (
          actions.backOut && (
            <button type="button" className="btn" data-key="Escape" onClick={actions.backOut}>
              {s.prompt.backOut}
            </button>
          )
        )}
        <button
          type="button"
          className="btn solid"
          data-key="Enter"
          aria-disabled={!legal}
          onClick={() => legal && actions.confirm(draft)}
        >
          {missing > 0 ? (
            s.prompt.confirm.missing(missing)
          ) : !legal ? (
            s.prompt.confirm.notYet
          ) : (
            <>
              <Check className="ico" aria-hidden="true" /> {confirms(chosen)} <Key name="Enter" />
            </>
          )}
        </button>
      </div>
    </>
  );
}
