import { useStrings } from '../app/context';
import { Dialog } from '../app/Dialog';
import { LinkField } from '../share/LinkField';
import type { NotCopied } from './copyLink';

/** The link itself, to be copied by hand; or why there is none. */
export function CopyDialog({ link, trouble, onClose }: NotCopied & { onClose(): void }) {
  const s = useStrings();
  return (
    <Dialog title={s.top.copyLink} onClose={onClose}>
      {trouble === null && <p className="dialog-text">{s.top.copyFailed}</p>}
      <LinkField link={link} trouble={trouble} label={s.home.linkLabel} rows={5} />
    </Dialog>
  );
}
