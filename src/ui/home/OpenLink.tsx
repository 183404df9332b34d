import { useId, useState } from 'react';
import { useStores, useStrings } from '../app/context';
import { openLink } from '../app/openLink';
import { DUEL, goTo } from '../app/route';

/** A link pasted from somewhere. A broken one says what is wrong, and everything here stays as it is. */
export function OpenLink() {
  const s = useStrings();
  const { duel } = useStores();
  const [text, setText] = useState('');
  const [opening, setOpening] = useState(false);
  const field = useId();
  const hint = useId();
  return (
    <section>
      <h2>
        <label htmlFor={field}>{s.home.openLink}</label>
      </h2>
      <form
        className="open-link"
        onSubmit={async (event) => {
          event.preventDefault();
          setOpening(true);
          const opened = await openLink(duel, text).catch(() => 'refused');
          setOpening(false);
          if (opened === 'opened') goTo(DUEL);
        }}
      >
        <input
          id={field}
          type="text"
          value={text}
          placeholder={s.home.linkPlaceholder}
          aria-describedby={hint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={opening}>
          {s.home.open}
        </button>
      </form>
      <p className="hint" id={hint}>
        {s.home.linkHint}
      </p>
    </section>
  );
}
