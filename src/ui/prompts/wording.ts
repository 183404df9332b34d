/** What a prompt asks, and why now: the question in the player's words. */
import { labelOf } from '@/catalogue/text/labels';
import { type DuelEvent, otherSeat, type PromptView, type Seat, type View } from '@/engine';
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
    case 'summonNegation':
      return t.summonNegation(summonName(table));
    case 'choose': {
      const choices: Record<string, string> = table.s.prompt.choices;
      return choices[prompt.purpose ?? ''] ?? t.choose;
    }
    case 'declare':
      return t.declares(prompt.purpose);
    case 'attackTarget':
      return prompt.purpose === 'replay' ? t.attackReplay : t.attackTarget;
    default:
      return t[prompt.kind];
  }
}

/** "Pendulum Summon", "Flip Summon": what the pending Summon is called. */
function summonName({ view, lang }: Table): string {
  const { method, way } = view.summon ?? { method: 'special' as const, way: null };
  return way ? labelOf('ways', way, lang) : labelOf('methods', method, lang);
}

/** Which monsters are being Summoned, and where they are meanwhile. */
function pendingWords(table: Table): string {
  const { summon } = table.view;
  const w = table.s.prompt.why;
  const ids = summon?.cards ?? [];
  const names = ids.map(table.name);
  const there = ids.some((id) => table.card(id)?.place === 'monsterZone');
  const where = there ? w.pendingOnField(names) : w.pendingNowhere(names);
  return table.view.chain.length === 0 ? `${where} ${w.summonNegation}` : where;
}

/** Levels that can be Pendulum Summoned between these Scales. */
function scalesOf({ view, s }: Table, seat: Seat): string | null {
  const scales = view.seats[seat].spellTrapZones.flatMap((id) => {
    const scale = id === null ? null : view.cards.find((card) => card.id === id)?.scale;
    return scale ?? [];
  });
  if (scales.length < 2) return null;
  return s.prompt.why.scales(Math.min(...scales), Math.max(...scales));
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
      return pendingWords(table);
    case 'zone':
    case 'position': {
      // Of several monsters each has a zone of its own: whose it is, is said by the options.
      const about = prompt.options[0]?.card ?? null;
      return about === null ? effectLine(prompt, table) : w.about(table.name(about));
    }
    case 'pick':
      if (prompt.purpose === 'pendulumSummon') return scalesOf(table, prompt.seat);
      return effectLine(prompt, table);
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

const isPlacing = (kind: PromptView['kind']): boolean => kind === 'zone' || kind === 'position';

/** The effect that asks, if one does, and the monster it is about. */
function effectLine(prompt: PromptView, table: Table): string | null {
  if (prompt.card === null) return null;
  const number = prompt.effect === null ? '' : table.effect(table.definition(prompt.card, prompt.def), prompt.effect);
  // Actions of the game (a Summon, an attack) are no effects.
  if (prompt.effect === null || prompt.effect < 0) return table.s.prompt.why.about(table.name(prompt.card));
  const effect = table.s.prompt.why.effectOf(`${table.name(prompt.card)}${number && `\u00a0${number}`}`);
  // Which of several monsters is being Summoned, nothing else on the page may tell yet.
  const about = prompt.about ?? (isPlacing(prompt.kind) ? (prompt.options[0]?.card ?? null) : null);
  if (about === null || about === prompt.card || !table.definition(about)) return effect;
  return table.s.prompt.why.forMonster(table.name(about), effect);
}

/** The Summon, Set, change of position or attack that fast effects may answer now. */
export function actionAnswered({ view }: Table): DuelEvent | null {
  const last = view.log.findLast(({ type }) => ACTIONS.has(type) || ENDS_ACTION.has(type));
  return last && ACTIONS.has(last.type) ? last : null;
}
const ACTIONS: ReadonlySet<DuelEvent['type']> = new Set(['summoned', 'set', 'positionChanged', 'attackDeclared']);
const ENDS_ACTION: ReadonlySet<DuelEvent['type']> = new Set(['activated', 'momentBegan', 'phaseBegan', 'turnBegan']);

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
  return labelOf('steps', step, table.lang);
}
