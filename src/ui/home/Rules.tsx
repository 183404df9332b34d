import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { SWITCH_TEXTS } from '@/catalogue/text/switches';
import { SWITCHES, type Switch } from '@/engine/basics';
import { useLang, useStrings } from '../app/context';
import './rules.css';

interface Props {
  chosen: readonly Switch[];
  onChange(chosen: Switch[]): void;
}

/** Rule switches of the duel: closed, it says which rules are played; open, each can be switched. */
export function Rules({ chosen, onChange }: Props) {
  const s = useStrings();
  const lang = useLang();
  const id = useId();
  return (
    <details className="rules">
      <summary>
        <ChevronRight className="rules-arrow" aria-hidden="true" />
        <b>{s.home.rules}</b> <span>{s.home.rulesNow(chosen.length)}</span>
      </summary>
      <ul>
        {SWITCHES.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                aria-describedby={`${id}-${name}`}
                onChange={({ target }) =>
                  onChange(SWITCHES.filter((other) => (other === name ? target.checked : chosen.includes(other))))
                }
              />
              {SWITCH_TEXTS[name].name[lang]}
            </label>
            <p id={`${id}-${name}`} className="rules-said">
              {SWITCH_TEXTS[name].rule[lang]}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
