import type { SeatView } from '@/engine';
import { SeatMark } from '../app/marks';
import type { Lang } from '../card/labels';
import { number } from '../strings/number';
import { BOARD_STRINGS } from './strings';
import './seat.css';

/** Who sits here and how many Life Points they have. */
export function SeatPlate({ seat, lang }: { seat: SeatView; lang: Lang }) {
  return (
    <div className="bd-plate" data-seat={seat.seat}>
      <span className="bd-who">
        <SeatMark seat={seat.seat} />
        <b>{seat.name}</b>
      </span>
      <span className="bd-lp">
        <span className="sr">{BOARD_STRINGS[lang].lp} </span>
        {number(seat.lp)}
      </span>
    </div>
  );
}
