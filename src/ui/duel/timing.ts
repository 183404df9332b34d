import type { View } from '@/engine';
import type { Strings } from '../strings';

/** What is going on in the lit box of the timing chart, in a few words. */
export function timingNote(view: View, s: Strings): string {
  const n = s.chart.notes;
  switch (view.at.timing) {
    case 'openGameState':
      return n.open;
    case 'gameProcess':
    case 'summonResult':
      return n.process;
    case 'turnPlayerFastEffect':
      return n.turnPlayer;
    case 'opponentFastEffect':
      return n.opponent;
    case 'summonPending':
      return view.chain.length > 0 ? n.building(view.chain.length) : n.negation;
    case 'triggerCheck':
      return n.triggers;
    case 'chain.activating':
      return n.activating;
    case 'chain.building':
      return n.building(view.chain.length);
    case 'chain.resolving':
      return n.resolving(view.chain.find((link) => link.state === 'resolving')?.number ?? 1);
    case 'turnPlayerPassed':
      return n.passed;
    case 'over':
      return n.over;
  }
}
