import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Game } from '@/store/game';
import type { Sharing } from '@/store/linked';
import { Dialog } from '../app/Dialog';
import { download, fileName } from '../app/download';
import { RadioGroup } from '../app/RadioGroup';
import { linkOf } from '../duel/copyLink';
import { useTable } from '../duel/table';
import { TIMELINE_WORDS } from '../timeline/words';
import { LinkField } from './LinkField';
import type * as QrModule from './Qr';
import { type Trouble, troubleOf } from './trouble';
import { SHARE_WORDS } from './words';
import './share.css';

const KINDS: readonly Sharing[] = ['here', 'whole', 'past'];
/** Characters some messengers cut an address at. */
const CUT_AT = 2000;

/** The duel as a link: how much of it, how long it gets, and every way to take it along. */
export function ShareDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const { lang, s, view } = useTable();
  const words = SHARE_WORDS[lang];
  const [kind, setKind] = useState<Sharing>('here');
  const [alone, setAlone] = useState(false);
  const { link, trouble } = useLink(game, kind, alone);
  const [large, setLarge] = useState(false);
  const qr = useQr();
  const branches = game.branches.length;
  if (large && qr) {
    return (
      <Dialog title={words.qr.title} sheet wide onClose={() => setLarge(false)}>
        <div className="share-large">
          <qr.Qr link={link} large onLarge={() => {}} />
          <p className="dialog-note">{words.qr.hint}</p>
          <button type="button" className="btn" onClick={() => setLarge(false)}>
            {words.qr.back}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={TIMELINE_WORDS[lang].share} sheet wide onClose={onClose}>
      <div className="share">
        <div className="share-main">
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
          <LinkField
            link={link}
            label={s.home.linkLabel}
            trouble={trouble}
            note={
              <>
                {trouble === null && (
                  <p className="dialog-note">
                    {words.length(link.length)}
                    {link.length > CUT_AT && `. ${words.long}`}
                  </p>
                )}
                <p className="share-open">{words.open}</p>
              </>
            }
          >
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
            <button
              type="button"
              className="btn"
              onClick={() => {
                const [first, second] = view.seats;
                download(link, fileName(`${s.app} ${first.name} ${second.name} ${s.top.turn(view.turn)}`, 'txt'));
              }}
            >
              <Download className="ico" aria-hidden="true" /> {words.download}
            </button>
          </LinkField>
          <p className="dialog-note">{words.file}</p>
        </div>
        <div className="share-qr">
          {qr && link !== '' && <qr.Qr link={link} large={false} onLarge={() => setLarge(true)} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The link, once it has been made; the one before stays until then. */
function useLink(game: Game, kind: Sharing, alone: boolean): { link: string; trouble: Trouble | null } {
  const [made, setMade] = useState<{ link: string; trouble: Trouble | null }>({ link: '', trouble: null });
  useEffect(() => {
    let isWanted = true;
    const take = (link: string, trouble: Trouble | null): void => {
      if (isWanted) setMade({ link, trouble });
    };
    linkOf(game, kind, alone).then(
      (link) => take(link, null),
      (error: unknown) => take('', troubleOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, kind, alone]);
  return made;
}

/** What draws QR codes, or null until it is there; offline it may never be. */
function useQr(): typeof QrModule | null {
  const [there, setThere] = useState<typeof QrModule | null>(null);
  useEffect(() => {
    import('./Qr').then(setThere).catch(() => {});
  }, []);
  return there;
}
