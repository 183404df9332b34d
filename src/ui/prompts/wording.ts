/** What a prompt asks, and why now: the question in the player's words. */
import { labelOf } from '@/catalogue/text/labels';
import { otherSeat, type PromptView, type Seat, type View } from '@/engine';
import type { Table } from '../duel/table';

/** Kinds in which the player may use a card or let the moment pass. */
const WINDOWS = ['fastEffect', 'phaseEnd', 'chain', 'summonNegation', 'trigger'] as const;
export const isWindow = (kind: PromptView['kind']): boolean => (WINDOWS as readonly string[]).includes(kind);

/** Kinds that ask about something that is being done already. */
export const isChoice = (kind: PromptView['kind']): boolean => kind !== 'open' && !isWindow(kind);

export function titleOf(prompt: PromptView, table: Table): string {
  const t = table.s.prompt.titles;
  const next = table.view.chain.length + 1;
  switch (prompt.kind) {
    case 'chain':
      return t.chain(next);
    case 'trigger':
      return activations(prompt) > 1 ? t.trigger(next) : t.triggerOne(next);
    case 'pick': {
      const { min, max } = prompt.group ?? { min: 1, max: 1 };
      const picks: Record<string, (min: number, max: number) => string> = table.s.prompt.picks;
      return (picks[(prompt.purpose ?? '').split(':')[0] ?? ''] ?? t.pick)(min, max);
    }
    case 'yesNo': {
      const questions: Record<string, string> = table.s.prompt.yesNo;
      const [what = '', operation = ''] = (prompt.purpose ?? '').split(':');
      return table.s.prompt.mays[operation] ?? questions[what] ?? t.yesNo;
    }
    case 'declare':
      return t.declares(prompt.purpose);
    case 'attackTarget':
      return prompt.purpose === 'replay' ? t.attackReplay : t.attackTarget;
    default:
      return t[prompt.kind];
  }
}

const activations = (prompt: PromptView): number =>
  prompt.options.filter(({ option }) => option.do === 'activate').length;

/** One sentence under the question: whose moment it is and what follows. */
export function whyOf(prompt: PromptView, table: Table): string | null {
  const { s, view } = table;
  const w = s.prompt.why;
  const other = table.seat(otherSeat(prompt.seat));
  const last = view.chain.at(-1);
  switch (prompt.kind) {
    case 'open':
      if (view.battle) return w.openPending;
      if (view.phase === 'main1' || view.phase === 'main2') return w.open(phaseName(table));
      return w.openElse(stepName(table) ?? phaseName(table));
    case 'fastEffect':
      return prompt.seat === view.turnPlayer ? w.turnPlayer : w.opponentAfterPass(other);
    case 'chain':
      if (!last) return null;
      return passedBefore(view, prompt.seat) ? w.chainPassed(other, last.number) : w.chain(last.number);
    case 'phaseEnd':
      return w.phaseEnd(other, stepName(table) ?? phaseName(table));
    case 'summonNegation':
      return w.summonNegation;
    case 'order':
      return w.order;
    case 'attackTarget':
      return prompt.card === null ? null : w.attacker(table.name(prompt.card));
    case 'trigger':
      if (activations(prompt) > 1) return w.triggerFirst(table.seat(prompt.seat));
      return view.chain.length > 0 ? w.trigger : null;
    default:
      return effectLine(prompt, table);
  }
}

/** The effect that asks, if one does. */
function effectLine(prompt: PromptView, table: Table): string | null {
  if (prompt.card === null) return null;
  const number = prompt.effect === null ? '' : table.effect(table.definition(prompt.card), prompt.effect);
  // Actions of the game (a Summon, an attack) are no effects.
  if (prompt.effect === null || prompt.effect < 0) return table.s.prompt.why.about(table.name(prompt.card));
  return table.s.prompt.why.effectOf(`${table.name(prompt.card)}${number && `\u00a0${number}`}`);
}

/** Whether the other player has just passed on this link. */
export function passedBefore(view: View, seat: Seat): boolean {
  const last = view.log.findLast((event) => event.type === 'passed' || event.type === 'activated');
  return last?.type === 'passed' && last.seat !== seat;
}

const phaseName = (table: Table): string => labelOf('phases', table.view.phase, table.lang);

/** The Step or moment of the Battle Phase. */
export function stepName(table: Table): string | null {
  const [phase, step, moment] = table.view.at.turn.split('.');
  if (phase !== 'battlePhase' || !step) return null;
  if (moment) return labelOf('moments', moment, table.lang);
  const steps: Record<string, string> = table.s.steps;
  return steps[step] ?? null;
}
