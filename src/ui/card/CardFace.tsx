import type { CSSProperties } from 'react';
import type { Position } from '@/engine/terms';
import { Art } from '../art/Art';
import { number } from '../strings/number';
import { breadthOf } from './breadth';
import type { Face, Stats } from './face';
import { CARD_LABELS, type Lang } from './labels';
import './card.css';
import './sizes.css';
import './fit.css';
import './frames.css';

/**
 * Fixed sizes: `xl` inspector, `l` hand, `m` zone, `xt` phone zone, `s` rail, `xs` timeline. `zone` and `hand` take
 * their width from the board (`--cw`, `--hw`) and change between those looks by container query.
 */
export type CardSize = 'xl' | 'l' | 'm' | 'xt' | 's' | 'xs' | 'zone' | 'hand';

interface CardFaceProps {
  face: Face;
  size: CardSize;
  lang: Lang;
  /** Current values; printed ones without. */
  stats?: Stats | null;
  /** Defense Position lies sideways with upright text; where a position counts only its value is shown. */
  position?: Position | null;
  /** Set, but this reader knows what it is: a dashed edge and the word. */
  set?: boolean;
  /** Face-down elsewhere (banished): the dashed edge alone. */
  faceDown?: boolean;
  /** In place of the property: what an Equip Card is equipped to. */
  tag?: string | null;
  /** The name stands beside the card, so the card leaves it out. */
  nameless?: boolean;
}

/**
 * The front of a card. It is for the eye: whatever holds it (a button, a list row) says in words what it is.
 */
export function CardFace(props: CardFaceProps) {
  const { face, size, lang, position = null, set = false, faceDown = false, nameless = false } = props;
  const plain = size === 's' || size === 'xs';
  const classes = ['cf', `cf-${size}`, `cf-f-${face.frame}`];
  if (face.scales) classes.push('is-pendulum');
  const widest = lang === 'en' ? widestWord(face.name.en) : 0;
  if (widest > ROOM_IN_ZONE) classes.push('is-wordy');
  if (widest > ROOM_IN_HAND) classes.push('is-tight');
  if (position === 'defense') classes.push('is-def');
  if (set || faceDown) classes.push('is-down');
  if (set) classes.push('is-set');
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      {!plain && !nameless && (
        <span className="cf-nm" lang={lang}>
          <span className="cf-long">{face.name[lang]}</span>
          <span className="cf-short" style={{ '--need': breadthOf(face.short[lang]).toFixed(2) } as CSSProperties}>
            {face.short[lang]}
          </span>
        </span>
      )}
      <Art emblem={face.emblem} />
      {!plain && <Strip {...props} />}
    </span>
  );
}

/**
 * The line under the art. Everything a size might need is there; the size's style shows what fits. It is laid out from
 * the right and wraps out of sight, so what comes first here stays longest.
 */
function Strip({ face, size, lang, stats, position = null, set = false, tag = null }: CardFaceProps) {
  const words = CARD_LABELS[lang];
  if (face.property) {
    const wide = size === 'l' || size === 'xl';
    const property = (wide ? words.property : words.propertyShort)[face.property];
    return (
      <span className="cf-st is-left">
        {set && <span className="cf-set">{words.set}</span>}
        <span className="cf-prop">{property}</span>
        {tag && <span className="cf-tag">{tag}</span>}
      </span>
    );
  }
  const now = stats ?? face.printed;
  const atk = <Value now={now.atk} printed={face.printed.atk} />;
  const def = face.printed.def === null ? '-' : <Value now={now.def} printed={face.printed.def} />;
  const printed = face.frame === 'xyz' || face.frame === 'link';
  return (
    <span className="cf-st">
      {position === null && (
        <span className="cf-both">
          {atk}
          {face.frame !== 'link' && <>/{def}</>}
        </span>
      )}
      <span className="cf-one">
        {position === 'defense' ? (
          <>
            <span className="cf-dl">{words.def} </span>
            <span className="cf-ds">{words.defShort} </span>
            {def}
          </>
        ) : (
          atk
        )}
      </span>
      {set ? (
        <span className="cf-set">{words.set}</span>
      ) : (
        <span className="cf-lv">{levelOf(face, printed ? face.printed.level : now.level)}</span>
      )}
    </span>
  );
}

/** A changed value carries an arrow: shape, not colour. */
function Value({ now, printed }: { now: number | null; printed: number | null }) {
  if (now === null || printed === null || now === printed) return number(now);
  return (
    <>
      <i className={now > printed ? 'cf-up' : 'cf-down'} />
      {number(now)}
    </>
  );
}

function levelOf(face: Face, level: number | null): string {
  if (level === null) return '';
  return `${face.frame === 'xyz' ? 'R' : face.frame === 'link' ? 'L' : '★'}${number(level)}`;
}

/** What a name has room for on a card in a zone, and on one in the hand on a phone: in em, as `breadthOf` counts. */
const ROOM_IN_ZONE = 4.5;
const ROOM_IN_HAND = 4.1;

/** Some names have a word that would have to be torn apart: there the short name reads better. */
const widestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(breadthOf));

/** The back of a card: nothing in it depends on which card it is. */
export function CardBack({ size, position = null }: { size: CardSize; position?: Position | null }) {
  return (
    <span className={`cf cf-back cf-${size}${position === 'defense' ? ' is-def' : ''}`} aria-hidden="true">
      <svg className="cf-mark" viewBox="0 0 31 20" aria-hidden="true">
        <path d="M0 20L5 8h4L4 20zM9 20L16 4h4l-7 16zM18 20L27 0h4L22 20z" />
      </svg>
    </span>
  );
}
