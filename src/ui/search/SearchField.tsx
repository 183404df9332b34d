import { Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import './search-field.css';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
  field?: RefObject<HTMLInputElement | null>;
}

/** Where words to be found are written. */
export function SearchField({ label, placeholder = label, value, onChange, onKeyDown, field }: Props) {
  return (
    <label className="search-field">
      <Search className="ico" aria-hidden="true" />
      <span className="sr">{label}</span>
      <input
        ref={field}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
