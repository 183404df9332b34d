import { Maximize2 } from 'lucide-react';
import { useMemo } from 'react';
import { useLang } from '../app/context';
import { codeOf, MARGIN, MOST_CHARACTERS } from './qr';
import { SHARE_WORDS } from './words';

interface Props {
  link: string;
  large: boolean;
  onLarge(): void;
}

/** The link for another device's camera, or why there is no code of it. A chunk of its own. */
export function Qr({ link, large, onLarge }: Props) {
  const words = SHARE_WORDS[useLang()].qr;
  const code = useMemo(() => codeOf(link), [link]);
  if (!code) return <p className="dialog-note">{words.tooLong(link.length, MOST_CHARACTERS)}</p>;
  const side = code.size + 2 * MARGIN;
  const drawing = (
    <svg
      className="qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={words.label(link.length)}
    >
      <path d={code.path} />
    </svg>
  );
  if (large) return drawing;
  return (
    <>
      {drawing}
      <button type="button" className="btn qr-enlarge" onClick={onLarge}>
        <Maximize2 className="ico" aria-hidden="true" /> {words.enlarge}
      </button>
    </>
  );
}
