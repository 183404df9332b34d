import { ArrowLeft } from 'lucide-react';
import { labelOf } from '@/catalogue/text/labels';
import type { OptionView, PromptView, View } from '@/engine';
import { groupBy } from '../app/groups';
import { copiesAmong } from '../duel/copies';
import { Thumb } from '../duel/Thumb';
import { useTable } from '../duel/table';
import type { Strings } from '../strings';
import { moreBelow } from './moreBelow';
import { CardTitle, CopyCount, OptionRow, placeAmong, useActionName, usePrice } from './options';
import type { PromptActions } from './Prompt';

/** The open game state: every card that can act, then the ways to go on. */
export function ActionPrompt({ prompt, actions }: { prompt: PromptView; actions: PromptActions }) {
  const table = useTable();
  const onCards = prompt.options.filter(({ card }) => card !== null);
  const others = prompt.options.filter(({ card }) => card === null);
  const groups = [...groupBy(onCards, ({ card }) => card!)];
  const copies = copiesAmong(
    table,
    groups.map(([card]) => card),
  );
  const cards = copies.map(({ card }) => card);
  const options = new Map(groups);
  const chosen = groups.find(([card]) => card === actions.selected);
  return (
    <>
      {chosen ? (
        <CardActions card={chosen[0]} options={chosen[1]} among={cards} actions={actions} />
      ) : (
        <ul className="opts" ref={moreBelow} aria-label={table.s.prompt.usable(groups.length)}>
          {copies.map(({ card, all }, i) => (
            <CardRow
              key={card}
              card={card}
              copies={all.length}
              options={options.get(card) ?? []}
              digit={i + 1}
              among={cards}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {groups.length === 0 && <p className="prompt-note">{table.s.prompt.noActions}</p>}
      <ul className="ways">
        {others.map((option) => (
          <li key={option.index}>
            <button type="button" className="btn" onClick={() => actions.answer(option.index)}>
              <WayName option={option} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  card: number;
  options: readonly OptionView[];
  digit: number;
  /** All cards that can act. */
  among: readonly number[];
  actions: PromptActions;
}

function CardRow({ card, copies, options, digit, among, actions }: RowProps & { copies: number }) {
  const table = useTable();
  const price = usePrice();
  const actionName = useActionName();
  const only = options.length === 1 ? options[0] : undefined;
  return (
    <OptionRow
      digit={digit}
      card={card}
      title={<CardTitle card={card} />}
      detail={`${placeAmong(table, card, among)} · ${options.map(actionName).join(', ')}`}
      price={only && price(only)}
      mark={<CopyCount n={copies} />}
      onPress={() => (only ? actions.answer(only.index) : actions.select(card))}
      onLight={actions.light}
    />
  );
}

/** All a card can do now, once it is chosen. */
function CardActions({ card, options, among, actions }: Omit<RowProps, 'digit'>) {
  const table = useTable();
  const price = usePrice();
  const actionName = useActionName();
  return (
    <div className="card-actions">
      <div className="card-actions-head">
        <Thumb id={card} size="xs" />
        <span className="opt-words">
          <b>
            <CardTitle card={card} />
          </b>
          <span className="opt-detail">{placeAmong(table, card, among)}</span>
        </span>
        <button type="button" className="icon-btn" data-key="Escape" onClick={() => actions.select(null)}>
          <ArrowLeft className="ico" aria-hidden="true" />
          {table.s.prompt.allActions}
        </button>
      </div>
      <ul className="opts" ref={moreBelow}>
        {options.map((option, i) => (
          <OptionRow
            key={option.index}
            digit={i + 1}
            title={actionName(option)}
            price={price(option)}
            onPress={() => actions.answer(option.index)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Going on without a card: to another Phase, past, or something that is due. */
function WayName({ option }: { option: OptionView }) {
  const { view, s, lang } = useTable();
  const actionName = useActionName();
  const way = option.option;
  if (way.do === 'toPhase') {
    if (way.phase === 'end') return s.prompt.endTurn;
    return s.prompt.toPhase(labelOf('phases', way.phase, lang));
  }
  return way.do === 'pass' ? onward(view, s) : actionName(option);
}

/** Passing where nothing is answered only goes on: to what, is said. */
function onward({ at, phase, battle }: View, { prompt }: Strings): string {
  if (at.turn === 'battlePhase.startStep') return prompt.toBattleStep;
  if (at.turn === 'battlePhase.battleStep' && battle) return prompt.toDamageStep;
  if (at.turn === 'battlePhase.endStep' || phase === 'draw' || phase === 'standby') return prompt.nextPhase;
  return prompt.goOn;
}
