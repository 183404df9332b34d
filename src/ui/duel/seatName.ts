import type { Seat } from '@/engine';
import type { Strings } from '../strings';

/** Names the engine gives seats nobody named: they are said in the language of the page. */
const UNNAMED = /^(player [12])?$/i;

export function seatName(name: string, seat: Seat, s: Strings): string {
  return UNNAMED.test(name.trim()) ? s.player(seat + 1) : name;
}
