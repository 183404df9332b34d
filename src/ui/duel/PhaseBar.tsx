import { labelOf } from '@/catalogue/text/labels';
import { PHASES } from '@/engine';
import { useTable } from './table';
import './phase-bar.css';

/** The Phases of the turn; one that can be entered now is a button. */
export function PhaseBar({ answer }: { answer(index: number): void }) {
  const table = useTable();
  const { view, s, lang } = table;
  return (
    <ol className="phases" aria-label={s.top.phases} data-seat={view.turnPlayer}>
      {PHASES.map((phase) => {
        const here = view.phase === phase;
        const way = view.prompt?.options.find(({ option }) => option.do === 'toPhase' && option.phase === phase);
        const name = labelOf('phases', phase, lang);
        return (
          <li key={phase} aria-current={here ? 'step' : undefined}>
            {way ? (
              <button type="button" onClick={() => answer(way.index)} aria-label={s.top.toPhase(name)}>
                {s.phasesShort[phase]}
              </button>
            ) : (
              <span>
                <span className="sr">{name}</span>
                <span aria-hidden="true">{s.phasesShort[phase]}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
