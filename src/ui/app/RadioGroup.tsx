import { useId } from 'react';
import './radio-group.css';

interface Props<T extends string | number | boolean> {
  legend: string;
  value: T;
  /** Value, what it is called, and the language of that where it differs from the page's. */
  options: readonly (readonly [T, string, string?])[];
  onChange(value: T): void;
  /** The legend is read but not shown. */
  quiet?: boolean;
}

/** One of a few: a row of segments that is a group of radio buttons. */
export function RadioGroup<T extends string | number | boolean>({
  legend,
  value,
  options,
  onChange,
  quiet = false,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className="radio-group">
      <legend className={quiet ? 'sr' : undefined}>{legend}</legend>
      <div>
        {options.map(([option, text, lang]) => (
          <label key={String(option)} lang={lang}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
