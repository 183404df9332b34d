import { Check, Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Game } from '@/store/game';
import type { Sharing } from '@/store/linked';
import { Dialog } from '../app/Dialog';
import { download } from '../app/download';
import { RadioGroup } from '../app/RadioGroup';
import { linkOf } from '../duel/copyLink';
import { useTable } from '../duel/table';
import { TIMELINE_WORDS } from '../timeline/words';
import '../app/dialogs.css';
import '../timeline/timeline.css';

const KINDS: readonly Sharing[] = ['here', 'whole', 'past'];

/** The duel as a link: how much of it, how long it gets, and every way to take it along. */
export function ShareDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const { lang, s } = useTable();
  const words = TIMELINE_WORDS[lang];
  const [kind, setKind] = useState<Sharing>('here');
  const [alone, setAlone] = useState(false);
  const [link, setLink] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setCopied(false);
    linkOf(game, kind, alone).then(
      (made) => {
        if (!isWanted) return;
        setLink(made);
        setFailed(null);
      },
      (error: unknown) => {
        if (isWanted) setFailed(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, kind, alone]);
  const branches = game.branches.length;
  return (
    <Dialog title={words.share} sheet onClose={onClose}>
      <div className="share-options">
        <RadioGroup<Sharing>
          legend={words.what}
          value={kind}
          options={KINDS.map((one) => [one, words[one]])}
          onChange={setKind}
        />
        <p className="dialog-note">{words.notes[kind]}</p>
        {branches > 0 && kind !== 'past' && (
          <label>
            <input type="checkbox" checked={!alone} onChange={(event) => setAlone(!event.target.checked)} />
            {words.withBranches(branches)}
          </label>
        )}
      </div>
      {failed === null ? (
        <>
          <textarea
            className="link-text"
            readOnly
            rows={4}
            value={link}
            aria-label={s.home.linkLabel}
            onFocus={(event) => event.target.select()}
          />
          <p className="dialog-note">{words.length(link.length)}</p>
        </>
      ) : (
        <p className="dialog-text" role="alert">
          {words.failed(failed)}
        </p>
      )}
      <p className="dialog-text">{words.open}</p>
      <div className="dialog-actions">
        <button
          type="button"
          className="btn solid"
          onClick={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? <Check className="ico" aria-hidden="true" /> : <Copy className="ico" aria-hidden="true" />}
          {copied ? words.copied : words.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            // A sheet that is closed without choosing is no failure.
            onClick={() => navigator.share({ title: s.app, url: link }).catch(() => {})}
          >
            <Share2 className="ico" aria-hidden="true" /> {words.native}
          </button>
        )}
        <button type="button" className="btn" onClick={() => download(link, 'duel.spellspeed.txt')}>
          <Download className="ico" aria-hidden="true" /> {words.download}
        </button>
      </div>
      <p className="dialog-note">{words.file}</p>
      <span className="sr" role="status">
        {copied ? words.copied : ''}
      </span>
    </Dialog>
  );
}
