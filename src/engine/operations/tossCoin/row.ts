import { emit } from '../../log/emit';
import { draw } from '../../state/random';
import type { OperationRow } from '../row';

/** Calls and tosses a coin. */
export const row: OperationRow<'tossCoin'> = {
  possible: () => true,
  apply: (run) => {
    const { board, ctx } = run;
    const a = run.choose(
      'call',
      ctx.seat,
      'coin',
      [
        { do: 'declare', value: 'heads' },
        { do: 'declare', value: 'tails' },
      ],
      'coin',
    );
    if (!a) return 'ask';
    const r = draw(board.duel.random, 2);
    board.touch().random = r.state;
    const came = r.value === 0 ? 'heads' : 'tails';
    const called = a.do === 'declare' && a.value === 'tails' ? 'tails' : 'heads';
    emit(board, { type: 'coinTossed', seat: ctx.seat, called, came }, run.act);
    run.push([...run.path, called === came ? 'heads' : 'tails']);
    return 'done';
  },
};
