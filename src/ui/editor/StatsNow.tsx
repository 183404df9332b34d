import type { CardView, StatLine } from '@/engine';
import { useLang, useStrings } from '../app/context';
import { Line } from './controls';
import { nameOf } from './palette';
import { EDITOR_WORDS } from './words';

type Stat = StatLine['what'];

/** ATK, DEF and Level as the continuous effects of this board make them, each with what changes it. */
export function StatsNow({ seen, hasLevel, hasDef }: { seen: CardView; hasLevel: boolean; hasDef: boolean }) {
  const lang = useLang();
  const s = useStrings();
  const words = EDITOR_WORDS[lang];
  const { stats } = seen;
  if (!stats) return null;
  const shown: Stat[] = ['atk', ...(hasDef ? ['def' as const] : []), ...(hasLevel ? ['level' as const] : [])];
  const said = ({ change, sourceDef }: StatLine): string => {
    const by =
      'set' in change
        ? `→ ${s.number(change.set)}`
        : change.add < 0
          ? `−${s.number(-change.add)}`
          : `+${s.number(change.add)}`;
    return `${by} ${nameOf(sourceDef, lang)}`;
  };
  return shown.map((what) => {
    const lines = stats.lines.filter((line) => line.what === what);
    // Level is printed on its face; it is said here where something changes it.
    if (what === 'level' && lines.length === 0) return null;
    return (
      <Line key={what} label={words.now[what]}>
        <p className="ed-now" data-changed={stats[what] !== stats.printed[what]}>
          <span className="sr">{words.now[what]}: </span>
          <b>{s.number(stats[what])}</b>
          {lines.length > 0 && (
            <small>{[words.printed(s.number(stats.printed[what])), ...lines.map(said)].join(' · ')}</small>
          )}
        </p>
      </Line>
    );
  });
}
