import { moveCard } from '../../continuous/move';
import { freePendulumZones } from '../../facts/zones';
import { shuffleDeck } from '../../procedures/decks';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** Places a Pendulum Monster in a Pendulum Zone without activating it. */
export const row: OperationRow<'placeInPendulumZone'> = {
  possible: (board, op, ask, without) =>
    freePendulumZones(board, ask.seat).length > 0 && enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board, ctx } = run;
    const zones = freePendulumZones(board, ctx.seat);
    const ids = run.pick('what', op.what, {
      filter: (id) => board.info(id).def.pendulum !== undefined,
      cap: zones.length,
    });
    if (!ids) return 'ask';
    const places: number[] = [];
    for (const id of ids) {
      const options = zones
        .filter((i) => !places.includes(i))
        .map((index) => ({ do: 'zone' as const, seat: ctx.seat, place: 'spellTrapZone' as const, index }));
      const z = run.choose(`zone:${id}`, ctx.seat, 'zone', options, 'place', id);
      if (z?.do !== 'zone') return 'ask';
      places.push(z.index);
    }
    const fromDeck = ids.some((id) => board.card(id).place === 'deck');
    ids.forEach((id, i) => {
      const index = places[i] as number;
      moveCard(board, id, {
        to: 'spellTrapZone',
        reasons: ['placed'],
        act: run.act,
        index,
        controller: ctx.seat,
        faceUp: true,
      });
      const f = board.editField(id);
      f.pendulum = true;
      f.resolved = true;
    });
    if (fromDeck) shuffleDeck(board, ctx.seat);
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
