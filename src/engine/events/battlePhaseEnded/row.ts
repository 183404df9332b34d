import type { EventRow } from '../row';

/** The Battle Phase ended. */
export const row: EventRow<'battlePhaseEnded'> = {
  types: ['battlePhaseEnded'],
  answers: (_board, _w, e) => e.type === 'battlePhaseEnded',
};
