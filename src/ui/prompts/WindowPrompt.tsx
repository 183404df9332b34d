import type { PromptView } from '@/engine';
import { Key } from '../app/Key';
import { SpeedMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { useTable } from '../duel/table';
import { CardTitle, OptionRow, useActionName } from './options';
import type { PromptActions } from './Prompt';
import { speedOf } from './speed';

/** A moment in which something may be activated, or let pass. */
export function WindowPrompt({ prompt, actions }: { prompt: PromptView; actions: PromptActions }) {
  const table = useTable();
  const { s } = table;
  const texts = useTexts();
  const actionName = useActionName();
  const uses = prompt.options.filter(({ card }) => card !== null);
  const ways = prompt.options.filter(({ card }) => card === null);
  const triggers = prompt.kind === 'trigger' ? uses.length : 0;
  // A card chosen on the board comes first, so that its options are under the same digits as when it stood alone.
  const ordered = uses.toSorted((a, b) => Number(b.card === actions.selected) - Number(a.card === actions.selected));
  return (
    <>
      <ul className="opts">
        {ordered.map(({ index, card, effect, option }, i) => {
          const definition = table.definition(card!);
          const speed = speedOf(definition, effect);
          const effectLine = definition && effect !== null ? texts?.shortEffect(definition, effect, table.lang) : null;
          const what = option.do === 'activate' ? effectLine : actionName({ index, card, effect, option });
          const detail = [table.place(card!), what].filter(Boolean).join(' · ');
          return (
            <OptionRow
              key={index}
              digit={i + 1}
              card={card}
              title={<CardTitle card={card!} effect={effect} />}
              detail={detail}
              mark={speed && <SpeedMark speed={speed} label={s.chain.speed(speed)} />}
              onPress={() => actions.answer(index)}
              onLight={actions.light}
            />
          );
        })}
      </ul>
      {triggers > 1 && <Resolution waiting={triggers} />}
      {ways.map(({ index, option }) => (
        <button
          key={index}
          type="button"
          className={`btn wide ${resolves(prompt.kind) ? 'gold' : 'solid'}`}
          data-key="Escape"
          onClick={() => actions.answer(index)}
        >
          {option.do === 'decline' ? s.prompt.decline : passName(prompt.kind, s)} <Key name="Esc" />
        </button>
      ))}
    </>
  );

  /** Passing now lets the Chain resolve: the one button that is gold. */
  function resolves(kind: PromptView['kind']): boolean {
    return kind === 'chain' && table.view.chain.length > 0;
  }

  function passName(kind: PromptView['kind'], strings: typeof s): string {
    if (kind === 'summonNegation') return strings.prompt.letSummon;
    return resolves(kind) && passedOnce() ? strings.prompt.passAndResolve : strings.prompt.pass;
  }

  function passedOnce(): boolean {
    const last = table.view.log.findLast((event) => event.type === 'passed' || event.type === 'activated');
    return last?.type === 'passed' && last.seat !== prompt.seat;
  }
}

/** Triggers are placed first to last and resolve last to first: told while the order is still open. */
function Resolution({ waiting }: { waiting: number }) {
  const { s, view } = useTable();
  const next = view.chain.length + 1;
  const later = Array.from({ length: waiting - 1 }, (_, i) => next + waiting - 1 - i);
  const earlier = view.chain.map((link) => link.number).reverse();
  return (
    <p className="prompt-order">
      <span>{s.prompt.resolvesFirst}:</span>{' '}
      {[...later.map(String), s.prompt.resolvesNow(next), ...earlier.map(String)].join(' → ')}
    </p>
  );
}
