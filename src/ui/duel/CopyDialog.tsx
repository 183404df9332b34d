import { useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import '../app/dialogs.css';

/** The link itself, to be copied by hand. */
export function CopyDialog({ link, onClose }: { link: string; onClose(): void }) {
  const s = useStrings();
  return (
    <Dialog title={s.top.copyLink} onClose={onClose}>
      <p className="dialog-text">{s.top.copyFailed}</p>
      <textarea
        className="link-text"
        readOnly
        rows={5}
        value={link}
        aria-label={s.home.linkLabel}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
