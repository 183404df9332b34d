import { useStrings } from './context';
import { Dialog } from './Dialog';
import './dialogs.css';

/** What the keyboard can do. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const s = useStrings();
  return (
    <Dialog title={s.keys.title} onClose={onClose}>
      <dl className="keys">
        {s.keys.rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
