import { calculateBattle } from '../../procedures/battle';
import type { OperationRow } from '../row';

/** Performs damage calculation at once; the battle is over with it. */
export const row: OperationRow<'calculateDamage'> = {
  possible: (board) => board.duel.battle !== null,
  apply: (run) => {
    const { board } = run;
    if (!board.duel.battle) return 'nothing';
    const lost = calculateBattle(board);
    run.bind('destroyed', lost);
    run.push(
      ['battleDestruction'],
      {
        ...run.ctx,
        def: 0,
        link: 0,
        vars: { destroyed: lost.map((card) => ({ card, stay: board.card(card).stay })) },
      },
      'battle',
    );
    return 'done';
  },
};
