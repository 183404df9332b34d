/** The small controls of the editor's panels. */
import { Check, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLang, useStrings } from '../app/context';
import { RadioGroup } from '../app/RadioGroup';
import { EDITOR_WORDS } from './words';

/** A line of a panel: what it is on the left, how it is changed on the right. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ed-line">
      <span aria-hidden="true">{label}</span>
      <div>{children}</div>
    </div>
  );
}

interface ChooseProps<T extends string | number | boolean> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

/** One of a few, with its name beside it. */
export function Choose<T extends string | number | boolean>({ label, value, options, onChange }: ChooseProps<T>) {
  return (
    <Line label={label}>
      <RadioGroup<T> legend={label} quiet value={value} options={options} onChange={onChange} />
    </Line>
  );
}

interface ToggleProps {
  on: boolean;
  onChange(on: boolean): void;
  /** Where its words alone do not say what it is about. */
  label?: string;
  children: ReactNode;
}

/** On or off. */
export function Toggle({ on, onChange, label, children }: ToggleProps) {
  return (
    <label className="ed-toggle">
      <input type="checkbox" checked={on} aria-label={label} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <Check className="ico" aria-hidden="true" />
        {children}
      </span>
    </label>
  );
}

interface NumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A number to be written, or taken up and down by one. */
export function Stepper({ label, value, min, max, onChange }: NumberProps) {
  const words = EDITOR_WORDS[useLang()];
  return (
    <Line label={label}>
      <div className="ed-stepper">
        <button
          type="button"
          aria-label={words.fewer(label)}
          aria-disabled={value <= min}
          onClick={() => value > min && onChange(value - 1)}
        >
          <Minus className="ico" aria-hidden="true" />
        </button>
        <NumberField label={label} value={value} min={min} max={max} onChange={onChange} />
        <button
          type="button"
          aria-label={words.further(label)}
          aria-disabled={value >= max}
          onClick={() => value < max && onChange(value + 1)}
        >
          <Plus className="ico" aria-hidden="true" />
        </button>
      </div>
    </Line>
  );
}

/** A whole number. What is none is refused with the reason, and the last one that was right stays. */
export function NumberField({ label, value, min, max, onChange }: NumberProps) {
  const lang = useLang();
  const s = useStrings();
  const words = EDITOR_WORDS[lang];
  const [text, setText] = useState(String(value));
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();
  useEffect(() => setText(String(value)), [value]);
  const read = (written: string): number | null => {
    // Full-width digits are what an input method may write.
    const digits = written.normalize('NFKC').replace(/[\s,]/g, '');
    const n = Number(digits);
    return /^\d+$/.test(digits) && n >= min && n <= max ? n : null;
  };
  return (
    <span className="ed-written">
      <input
        className="ed-number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={read(text) === null}
        aria-describedby={refused === null ? undefined : id}
        value={text}
        onChange={(event) => {
          const written = event.target.value;
          const n = read(written);
          setText(written);
          // An empty field is one that is about to be written.
          setRefused(n === null && written.trim() !== '' ? words.numberOnly(s.number(min), s.number(max)) : null);
          if (n !== null && n !== value) onChange(n);
        }}
        onBlur={() => {
          setRefused(read(text) === null ? words.numberStays(s.number(min), s.number(max), s.number(value)) : null);
          setText(String(value));
        }}
        onFocus={() => setRefused(null)}
      />
      <span id={id} className={refused === null ? 'sr' : 'ed-why'} role="status">
        {refused ?? ''}
      </span>
    </span>
  );
}
