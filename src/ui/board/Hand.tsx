import { type CSSProperties, useId } from 'react';
import type { CardView } from '@/engine';
import type { Seat } from '@/engine/terms';
import { CardBack, CardFace } from '../card/CardFace';
import { CellMarks, cardSaid, classesOf } from './Cell';
import { markWords } from './names';
import { type Parts, stopProps } from './parts';
import { BOARD_STRINGS } from './strings';
import './hand.css';

export const handStop = (card: number): string => `hand:${card}`;
export const handPlaceStop = (seat: Seat): string => `hand+${seat}`;

/** A hand: large cards below the field, small ones above it. What the viewer may not know is a bare back. */
export function Hand({ seat, parts, large }: { seat: Seat; parts: Parts; large: boolean }) {
  const { view, model, lang } = parts;
  const { name, hand } = view.seats[seat];
  const words = BOARD_STRINGS[lang];
  const cards = hand.map((id) => model.card(id)).filter((card) => card !== null);
  const hidden = !parts.handPlace && cards.every((card) => !isStop(card, parts));
  const classes = ['bd-hand', large ? 'is-large' : 'is-small'];
  if (hidden) classes.push('is-hidden');
  if (hand.length > 6) classes.push('is-many');
  const n = hand.length + (parts.handPlace ? 1 : 0);
  const style = { '--n': Math.max(1, n), '--gaps': Math.max(1, n - 1) } as CSSProperties;
  return (
    <div className={classes.join(' ')}>
      <ul aria-label={words.handOf(name, hand.length)} style={style}>
        {cards.map((card, i) => (
          <li key={card.id}>
            {isStop(card, parts) ? (
              <HandCard card={card} n={i + 1} of={cards.length} parts={parts} large={large} />
            ) : (
              <span className="bd-card" ref={parts.track(card.id, handStop(card.id))}>
                <CardBack size={large ? 'hand' : 'xt'} />
              </span>
            )}
          </li>
        ))}
        {parts.handPlace && (
          <li>
            <HandPlace seat={seat} place={parts.handPlace} parts={parts} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** Known cards can be looked at; hidden ones only pressed when the game asks for one. */
export function isStop(card: CardView, { model, face }: Pick<Parts, 'model' | 'face'>): boolean {
  return face(card) !== null || model.doing.pickable.has(card.id) || model.doing.picked.includes(card.id);
}

/** Where one more card can be put into a hand. */
function HandPlace({ seat, place, parts }: { seat: Seat; place: NonNullable<Parts['handPlace']>; parts: Parts }) {
  const { view, lang } = parts;
  return (
    <div className={place.choice ? 'bd-cell is-hand is-place is-choice' : 'bd-cell is-hand is-place'}>
      <button
        {...stopProps(parts, handPlaceStop(seat), place.choice)}
        className="bd-btn"
        aria-label={BOARD_STRINGS[lang].handPlace(view.seats[seat].name)}
        onClick={() => place.press(seat)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}

function HandCard({
  card,
  n,
  of,
  parts,
  large,
}: {
  card: CardView;
  n: number;
  of: number;
  parts: Parts;
  large: boolean;
}) {
  const { model, lang } = parts;
  const face = parts.face(card);
  const marks = model.marks([card.id]);
  const key = handStop(card.id);
  const reason = large ? parts.reasonLine(card.id) : null;
  const reasonId = useId();
  const flag = parts.flags?.get(card.id);
  const said = face ? cardSaid(card, parts) : [BOARD_STRINGS[lang].handBack(n, of)];
  return (
    <>
      <div className={[...classesOf(marks), 'is-hand'].join(' ')}>
        <button
          {...stopProps(parts, key, marks.usable || marks.legal)}
          className="bd-btn"
          aria-label={[...said, ...markWords(marks, lang), ...(flag ? [flag] : [])].join(', ')}
          aria-describedby={reason ? reasonId : undefined}
          aria-pressed={marks.legal || marks.choice !== null ? marks.choice !== null : undefined}
          aria-current={marks.selected || undefined}
          data-card={face ? card.id : undefined}
          onClick={() => parts.onCard(card.id)}
        >
          <span className="bd-card" ref={parts.track(card.id, key)}>
            {face ? (
              <CardFace face={face} size={large ? 'hand' : 'xt'} lang={lang} stats={card.stats} />
            ) : (
              <CardBack size={large ? 'hand' : 'xt'} />
            )}
          </span>
        </button>
        <CellMarks marks={marks} card={null} />
        {flag && (
          <span className="bd-flag" aria-hidden="true">
            !
          </span>
        )}
      </div>
      {reason && (
        <p className="bd-reason" id={reasonId}>
          {reason}
        </p>
      )}
    </>
  );
}
