import { Download, FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { deckCode, ydkeOf, ydkOf } from '@/catalogue/decklist/codes';
import { type DeckPiles, PILES, pairsOf } from '@/catalogue/decklist/piles';
import type { Lang } from '@/store/settings';
import { useLang } from '../app/context';
import { download, fileName } from '../app/download';
import { DECK } from '../app/route';
import { nameOf } from './catalog';
import { DECK_WORDS } from './words';

interface Props {
  name: string;
  piles: DeckPiles;
  /** It stands under its title already. */
  titled: boolean;
  /** What came of the last text that was read, line by line. */
  report: readonly string[];
  read(text: string): boolean;
  /** Lets the player choose files. */
  onFiles(): void;
}

/** Decks from other programs and for them. Nothing is sent anywhere. */
export function Exchange({ titled, name, piles, report, read, onFiles }: Props) {
  const lang = useLang();
  const words = DECK_WORDS[lang];
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useId();
  const copy = (what: string): void => {
    navigator.clipboard.writeText(what).then(
      () => setSaid(words.copied),
      () => setSaid(words.cannotCopy),
    );
  };
  const link = (): string => new URL(`${DECK}/${deckCode(piles, name)}`, window.location.href).href;
  return (
    <section className="panel dk-exchange">
      {!titled && <h2>{words.exchange}</h2>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (read(text)) setText('');
        }}
      >
        <label className="sr" htmlFor={field}>
          {words.paste}
        </label>
        <textarea
          id={field}
          rows={3}
          value={text}
          placeholder={words.paste}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <div className="dk-do">
          <button type="submit" className="btn">
            {words.read}
          </button>
          <button type="button" className="btn" onClick={onFiles}>
            <FolderOpen className="ico" aria-hidden="true" /> {words.file}
          </button>
        </div>
      </form>
      <div className="dk-report" role="status">
        {report.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="dk-do dk-exports">
        <button
          type="button"
          className="btn"
          onClick={() => download(ydkOf(piles), fileName(name || words.title, 'ydk'))}
        >
          <Download className="ico" aria-hidden="true" /> {words.exports.ydk}
        </button>
        <button type="button" className="btn" onClick={() => copy(ydkeOf(piles))}>
          {words.exports.ydke}
        </button>
        <button type="button" className="btn" onClick={() => copy(textOf(piles, lang))}>
          {words.exports.text}
        </button>
        <button type="button" className="btn" onClick={() => copy(link())}>
          {words.exports.link}
        </button>
      </div>
      <p className="dk-note" role="status">
        {said}
      </p>
    </section>
  );
}

/** As people write it into a chat; it can be read back. A card that is not known stays its passcode. */
function textOf(piles: DeckPiles, lang: Lang): string {
  const { pilesLong } = DECK_WORDS[lang];
  return PILES.filter((pile) => piles[pile].length > 0)
    .map((pile) => {
      const lines = pairsOf(piles[pile]).map(([card, n]) => `${n} ${nameOf(card, lang).replace(/^#/, '')}`);
      return [`${pilesLong[pile]}:`, ...lines].join('\n');
    })
    .join('\n\n');
}
