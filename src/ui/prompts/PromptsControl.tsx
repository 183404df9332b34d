import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Seat } from '@/engine';
import { PROMPT_MODES, type PromptMode } from '@/store/prompts';
import { useDuel } from '../app/context';
import { useTable } from '../duel/table';
import './prompts-control.css';

/** Beside a hand: when its player wants to be asked. */
export function PromptsControl({ seat }: { seat: Seat }) {
  const table = useTable();
  const { prompts: t } = table.s;
  const mode = useDuel((state) => state.prompts[seat]);
  const setPrompts = useDuel((state) => state.setPrompts);
  const id = useId();
  return (
    <div className="prompts-control">
      <label htmlFor={id} className="sr">
        {t.of(table.seat(seat))}
      </label>
      <select id={id} value={mode} onChange={(event) => setPrompts(seat, event.target.value as PromptMode)}>
        {PROMPT_MODES.map((one) => (
          <option key={one} value={one}>
            {t.modes[one]}
          </option>
        ))}
      </select>
      <span aria-hidden="true">
        {t.label}: <b>{t.modes[mode]}</b> <ChevronDown className="ico" />
      </span>
    </div>
  );
}
