import { BellOff } from 'lucide-react';
import { useId } from 'react';
import type { OptionView, PromptView } from '@/engine';
import { isMuted } from '@/store/prompts';
import { useDuel } from '../app/context';
import { Key } from '../app/Key';
import { SpeedMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { type Table, useTable } from '../duel/table';
import { CardTitle, OptionRow, placeAmong, useActionName, usePrice } from './options';
import type { PromptActions } from './Prompt';
import { speedOf } from './speed';
import { passedBefore } from './wording';

/** A moment in which something may be activated, or let pass. */
export function WindowPrompt({ prompt, actions }: { prompt: PromptView; actions: PromptActions }) {
  const table = useTable();
  const { s } = table;
  const texts = useTexts();
  const actionName = useActionName();
  const price = usePrice();
  // Passing lets the Chain resolve: the one button that is gold.
  const resolves = prompt.kind === 'chain' && table.view.chain.length > 0;
  const uses = prompt.options.filter(({ card }) => card !== null);
  const ways = prompt.options.filter(({ card }) => card === null);
  const triggers = prompt.kind === 'trigger' ? uses.length : 0;
  // A card chosen on the board comes first, so that its options are under the same digits as when it stood alone.
  const ordered = uses.toSorted((a, b) => Number(b.card === actions.selected) - Number(a.card === actions.selected));
  const cards = uses.flatMap(({ card }) => card ?? []);
  return (
    <>
      <ul className="opts">
        {ordered.map(({ index, card, effect, option, def }, i) => {
          const definition = table.definition(card!, def);
          const speed = speedOf(definition, effect);
          const effectLine = definition && effect !== null ? texts?.shortEffect(definition, effect, table.lang) : null;
          const what = option.do === 'activate' ? effectLine : actionName({ index, card, effect, option, def });
          const detail = [placeAmong(table, card!, cards), what].filter(Boolean).join(' · ');
          return (
            <OptionRow
              key={index}
              digit={i + 1}
              card={card}
              title={<CardTitle card={card!} effect={effect} def={def} />}
              detail={detail}
              price={price({ index, card, effect, option, def })}
              mark={speed && <SpeedMark speed={speed} label={s.chain.speed(speed)} />}
              onPress={() => actions.answer(index)}
              onLight={actions.light}
              beside={option.do === 'activate' && <NotAgain use={option} />}
            />
          );
        })}
      </ul>
      {triggers > 1 && <Resolution waiting={triggers} />}
      {ways.map((way) => {
        const goesOn = way.option.do === 'pass' || way.option.do === 'decline';
        const look = !goesOn ? '' : resolves ? ' gold' : ' solid';
        return (
          <button
            key={way.index}
            type="button"
            className={`btn wide${look}`}
            data-key={goesOn ? 'Escape' : undefined}
            onClick={() => actions.answer(way.index)}
          >
            {way.option.do === 'pass' ? passName(prompt, table) : actionName(way)} {goesOn && <Key name="Esc" />}
          </button>
        );
      })}
    </>
  );
}

/** A box to tick: this effect is not asked about again in this turn. */
function NotAgain({ use }: { use: Extract<OptionView['option'], { do: 'activate' }> }) {
  const { card, effect, def } = use;
  const { s, name, duel } = useTable();
  const { muted, mute } = useDuel((state) => state);
  const seat = duel.prompt?.seat ?? 0;
  const checked = isMuted(duel, muted, seat, use);
  const about = useId();
  return (
    <label className="not-again" title={s.prompts.notAgain}>
      <input
        type="checkbox"
        checked={checked}
        disabled={checked}
        aria-label={s.prompts.notAgain}
        aria-describedby={about}
        onChange={() => mute(card, effect, def)}
      />
      <BellOff className="ico" aria-hidden="true" />
      <small aria-hidden="true">{s.prompts.notAgainShort}</small>
      <span hidden id={about}>
        {name(card)}
      </span>
    </label>
  );
}

/** What passing means here. */
function passName(prompt: PromptView, { s, view }: Table): string {
  if (prompt.kind === 'summonNegation' && view.chain.length === 0) return s.prompt.letSummon;
  return prompt.kind === 'chain' && passedBefore(view, prompt.seat) ? s.prompt.passAndResolve : s.prompt.pass;
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
