import { useEffect, useState } from 'react';
import { useStores, useStrings } from './context';
import { openFiles } from './files';
import './drop-files.css';

/** A file dropped anywhere on the page is opened. Without this a browser would leave the page for the file. */
export function DropFiles() {
  const s = useStrings();
  const stores = useStores();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Left for good only where nothing of the page was entered.
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      openFiles(stores, [...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [stores]);
  return over ? <p className="drop-files">{s.home.drop}</p> : null;
}
