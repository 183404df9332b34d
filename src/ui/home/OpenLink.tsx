import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useStores, useStrings } from '../app/context';
import { chooseFiles, holdsDeck, openDeck, openTexts } from '../app/files';
import { openLink } from '../app/openLink';
import { DUEL, goTo, pageIn } from '../app/route';

/** A link pasted from somewhere. A broken one says what is wrong, and everything here stays as it is. */
export function OpenLink() {
  const s = useStrings();
  const stores = useStores();
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
          if (opening) return;
          const other = pageIn(text);
          if (other !== null) {
            goTo(other);
            return;
          }
          setOpening(true);
          const { hash } = window.location;
          const isWanted = () => window.location.hash === hash;
          if (holdsDeck(text)) {
            await openDeck(stores, [{ name: '', text }]);
            setOpening(false);
            return;
          }
          // Several links are taken in among the duels of this browser, one is opened.
          if (text.split('#/d/').length > 2) await openTexts(stores, [{ name: s.home.openLink, text }]);
          else if ((await openLink(stores.duel, text, isWanted).catch(() => 'refused')) === 'opened') {
            // The table takes the place of this page: it is opening until then.
            goTo(DUEL);
            return;
          }
          setOpening(false);
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
      <p className="open-file">
        <button type="button" className="btn" onClick={() => chooseFiles(stores)}>
          <FolderOpen className="ico" aria-hidden="true" /> {s.home.openFile}
        </button>
        <span className="hint">{s.home.fileHint}</span>
      </p>
    </section>
  );
}
