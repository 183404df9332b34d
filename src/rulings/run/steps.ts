/** Carries out the steps of a scenario: each is one or more answers to the questions the engine asks. */
import type { Duel, Option, Phase, TurnNode } from '../../engine';
import type { Step } from '../schema';
import { fail, promptText, seatOf } from './failure';
import type { Table } from './table';

/** What the player of a step says when the engine asks for details. */
interface Said {
  targets?: readonly string[] | undefined;
  cost?: readonly string[] | undefined;
  option?: number | undefined;
  declare?: string | undefined;
  zone?: number | undefined;
  position?: 'attack' | 'defense' | undefined;
}

/** What the runner remembers from step to step. */
export interface Memory {
  /** Chains closed when the last thing was activated, or null after any other step. */
  closedAtActivation: number | null;
  /** The next step picks zone or position itself. */
  leavesPlacing: boolean;
}

const DOES = {
  normalSummons: 'normalSummon',
  tributeSummons: 'normalSummon',
  setsMonster: 'setMonster',
  sets: 'setCard',
  flipSummons: 'flipSummon',
  changesPosition: 'changePosition',
  specialSummons: 'specialSummon',
  activates: 'activate',
  usesTrigger: 'activate',
} as const satisfies Partial<Record<Step['do'], Option['do']>>;

export function takeStep(table: Table, step: Step, next: Step | undefined, memory: Memory): void {
  const closed = table.closedChains;
  memory.leavesPlacing = next?.do === 'picksZone' || next?.do === 'picksPosition';
  table.beginStep();
  // Each entry takes the step of its own verb, which the type of a call by a computed key cannot say.
  (STEPS[step.do] as (table: Table, step: Step, memory: Memory) => void)(table, step, memory);
  if (step.do === 'activates' || step.do === 'usesTrigger') memory.closedAtActivation = closed;
  else if (step.do !== 'picks' && step.do !== 'answers' && step.do !== 'bothPass') memory.closedAtActivation = null;
  if (!memory.leavesPlacing) settle(table);
}

/** One way to carry out every verb. */
const STEPS: { [Verb in Step['do']]: (table: Table, step: Of<Verb>, memory: Memory) => void } = {
  normalSummons: act,
  tributeSummons: act,
  setsMonster: act,
  sets: act,
  flipSummons: act,
  changesPosition: act,
  specialSummons: act,
  pendulumSummons,
  activates: act,
  usesTrigger: act,
  attacks,
  replays,
  movesTo,
  bothPass,
  passes: (table, step) => choose(table, step, (option) => option.do === 'pass'),
  processes: (table, step) =>
    choose(table, step, (option) => {
      if (option.do !== 'process') return false;
      const due = table.duel.delayed.find((d) => d.id === option.delayed);
      return due !== undefined && table.find.matches(table.duel, due.returns?.ref.card ?? due.ctx.card, step.card);
    }),
  declines: (table, step) =>
    choose(table, step, (option) => option.do === 'decline' || option.do === 'pass' || option.do === 'no'),
  picks(table, step) {
    const seat = seatOf(step.by);
    table.reach(seat, (duel) => (picksCards(duel) ? 0 : null), what(step));
    pick(table, seat, step.cards);
  },
  orders(table, step) {
    const [last, ...before] = step.cards.toReversed();
    for (const card of before.toReversed()) {
      const seek = (duel: Duel) => (duel.prompt?.kind === 'order' ? table.find.option(duel, 'pick', card) : null);
      table.answer(table.reach(seatOf(step.by), seek, what(step)));
    }
    if (table.duel.prompt?.kind === 'order')
      fail(`orders: ${last} is not the last. ${promptText(table.duel, table.cards)}`);
  },
  answers,
  chooses: (table, step) => choose(table, step, (option) => option.do === 'choose' && option.index === step.option - 1),
  declares: (table, step) => choose(table, step, (option) => option.do === 'declare' && option.value === step.value),
  picksZone: (table, step) => choose(table, step, (option) => option.do === 'zone' && option.index === step.zone),
  picksPosition(table, step) {
    const fits = (option: Option) =>
      option.do === 'position' && option.position === step.position && option.faceUp === !step.faceDown;
    choose(table, step, fits);
  },
};

const what = (step: Step): string => ('card' in step && step.card !== undefined ? `${step.do} ${step.card}` : step.do);

type Of<Verb extends Step['do']> = Extract<Step, { do: Verb }>;
type BySeat = Exclude<Step, { do: 'bothPass' }>;

function choose(table: Table, step: BySeat, wanted: (option: Option) => boolean): void {
  const seek = (duel: Duel) => {
    const index = duel.prompt?.options.findIndex(wanted) ?? -1;
    return index < 0 ? null : index;
  };
  table.answer(table.reach(seatOf(step.by), seek, what(step)));
}

type Act = Extract<Step, { do: keyof typeof DOES }>;

function act(table: Table, step: Act, memory: Memory): void {
  const seat = seatOf(step.by);
  const effect = 'effect' in step ? step.effect : undefined;
  const option = 'option' in step ? step.option : undefined;
  const seek = (duel: Duel) => {
    if (step.do === 'usesTrigger' && duel.prompt?.kind === 'open') return null;
    const found = table.find.option(duel, DOES[step.do], step.card, effect, option);
    return found ?? (step.do === 'specialSummons' ? table.find.option(duel, 'materialSummon', step.card) : null);
  };
  const index = table.reach(seat, seek, what(step));
  const chosen = table.duel.prompt?.options[index];
  const told =
    chosen !== undefined &&
    'effect' in chosen &&
    table.find.variants(table.duel, chosen.card, chosen.effect).length > 1;
  table.answer(index);
  const said: Said = {
    zone: 'zone' in step ? step.zone : undefined,
    position: 'position' in step ? step.position : undefined,
    targets: 'targets' in step ? step.targets : undefined,
    cost: 'tributes' in step && step.tributes ? step.tributes : 'cost' in step ? step.cost : undefined,
    // What told effects of one number apart says nothing about a later choice.
    option: told ? undefined : option,
    declare: 'declare' in step ? step.declare : undefined,
  };
  detail(table, seat, said, what(step), memory.leavesPlacing);
}

/** Answers what is asked while an action is being taken, as far as the step says something about it. */
function detail(table: Table, seat: 0 | 1, said: Said, step: string, leavesPlacing: boolean): void {
  const left = { ...said };
  for (;;) {
    const { prompt, at } = table.duel;
    if (prompt?.seat !== seat) break;
    // When an effect is already resolving, the question is no longer about how it was activated.
    const paying = at.timing !== 'chain.resolving';
    const placing = prompt.kind === 'zone' || prompt.kind === 'position';
    if (placing && leavesPlacing && left.zone === undefined && left.position === undefined) break;
    if (prompt.kind === 'zone') {
      answerZone(table, left.zone);
      left.zone = undefined;
    } else if (prompt.kind === 'position') {
      answerPosition(table, left.position);
      left.position = undefined;
    } else if (prompt.kind === 'pick' && paying && prompt.purpose === 'target' && left.targets) {
      pick(table, seat, left.targets);
      left.targets = undefined;
    } else if (prompt.kind === 'pick' && paying && prompt.purpose !== 'target' && left.cost) {
      pick(table, seat, left.cost);
      left.cost = undefined;
    } else if (prompt.kind === 'choose' && left.option !== undefined) {
      const wanted = left.option - 1;
      const index = prompt.options.findIndex((option) => option.do === 'choose' && option.index === wanted);
      if (index < 0) fail(`${step}: option ${left.option} is not offered. ${promptText(table.duel, table.cards)}`);
      table.answer(index);
      left.option = undefined;
    } else if (prompt.kind === 'declare' && left.declare !== undefined) {
      const wanted = left.declare;
      const index = prompt.options.findIndex((option) => option.do === 'declare' && option.value === wanted);
      if (index < 0) fail(`${step}: "${wanted}" cannot be declared. ${promptText(table.duel, table.cards)}`);
      table.answer(index);
      left.declare = undefined;
    } else break;
  }
  // What the engine settled by itself, because there was only one way, must still be what the scenario says.
  if (left.targets) checkTargets(table, left.targets, step);
  if (left.cost) checkCost(table, left.cost, step);
}

function checkTargets(table: Table, targets: readonly string[], step: string): void {
  const chosen = table.handled('targeted');
  for (const target of targets) {
    if (!chosen.some((id) => table.find.matches(table.duel, id, target))) {
      fail(`${step}: it was not asked to target ${target}. ${promptText(table.duel, table.cards)}`);
    }
  }
}

function checkCost(table: Table, cost: readonly string[], step: string): void {
  const paid = table.handled('paid');
  for (const card of cost) {
    if (!paid.some((id) => table.find.matches(table.duel, id, card))) {
      fail(`${step}: it was not asked for ${card}. ${promptText(table.duel, table.cards)}`);
    }
  }
}

/** Whether cards are being picked: several one by one, or the one monster to Summon. */
const picksCards = ({ prompt }: Duel): boolean =>
  prompt?.kind === 'pick' || (prompt?.kind === 'choose' && prompt.options.some((o) => o.do === 'materialSummon'));

/** A run of single picks, ascending by card, then "done" where more could be taken. */
function pick(table: Table, seat: 0 | 1, refs: readonly string[]): void {
  const left = [...refs];
  for (;;) {
    const { duel } = table;
    const { prompt } = duel;
    if (!prompt || !picksCards(duel) || prompt.seat !== seat) {
      // The engine takes the last cards by itself when there is no choice left.
      const settled = table.handled('any');
      const missed = left.filter((ref) => !settled.some((id) => table.find.matches(duel, id, ref)));
      if (missed.length > 0) fail(`no question for ${missed.join(', ')}. ${promptText(duel, table.cards)}`);
      return;
    }
    if (left.length === 0) {
      const done = prompt.options.findIndex((option) => option.do === 'done');
      if (prompt.group && prompt.group.picked.length > 0) {
        if (done < 0) fail(`more cards must be picked. ${promptText(duel, table.cards)}`);
        table.answer(done);
      } else if (refs.length === 0) {
        if (done < 0) fail(`at least one card must be picked. ${promptText(duel, table.cards)}`);
        table.answer(done);
      }
      return;
    }
    const offered = new Map(
      prompt.options.flatMap((option, index) =>
        option.do === 'pick' || option.do === 'materialSummon' ? [[option.card, index]] : [],
      ),
    );
    const candidates = left.flatMap((ref, at) => {
      const here = table.find.all(duel, ref).filter((card) => offered.has(card.id));
      return here.length === 0 ? [] : [{ at, id: table.find.one(duel, ref, new Set(here.map((card) => card.id))).id }];
    });
    const first = candidates.sort((a, b) => a.id - b.id)[0];
    if (!first) fail(`cannot pick ${left.join(', ')}. ${promptText(duel, table.cards)}`);
    left.splice(first.at, 1);
    table.answer(offered.get(first.id)!);
    if (left.length === 0 && table.duel.prompt?.group?.picked.length === 0) return;
  }
}

function answerZone(table: Table, zone: number | undefined): void {
  const { options } = table.duel.prompt!;
  const index = zone === undefined ? 0 : options.findIndex((option) => option.do === 'zone' && option.index === zone);
  if (index < 0) fail(`zone ${zone} is not offered. ${promptText(table.duel, table.cards)}`);
  table.answer(index);
}

function answerPosition(table: Table, position: 'attack' | 'defense' = 'attack'): void {
  const { options } = table.duel.prompt!;
  const index = options.findIndex(
    (option) => option.do === 'position' && option.position === position && option.faceUp,
  );
  if (index < 0) fail(`${position} position is not offered. ${promptText(table.duel, table.cards)}`);
  table.answer(index);
}

/** Zones and positions that the scenario says nothing about: the first free zone, face-up Attack Position. */
function settle(table: Table): void {
  for (;;) {
    const kind = table.duel.prompt?.kind;
    if (kind === 'zone') answerZone(table, undefined);
    else if (kind === 'position') answerPosition(table);
    else return;
  }
}

function bothPass(table: Table, _step: Of<'bothPass'>, memory: Memory): void {
  if (memory.closedAtActivation !== null && table.closedChains > memory.closedAtActivation) return; // nobody could answer
  const building = table.duel.chain.length > 0;
  const closed = table.closedChains;
  const kind = table.duel.prompt?.kind;
  while (building ? table.closedChains === closed : table.duel.prompt?.kind === kind) {
    if (!table.passWindow()) return;
  }
}

function answers(table: Table, step: Of<'answers'>): void {
  const wanted = (option: Option): boolean =>
    step.answer === 'yes' || step.answer === 'no'
      ? option.do === step.answer
      : (option.do === 'declare' && option.value === step.answer) ||
        (option.do === 'choose' && option.index === (step.answer === 'heads' ? 0 : 1));
  choose(table, step, wanted);
}

function attacks(table: Table, step: Of<'attacks'>): void {
  const seat = seatOf(step.by);
  table.answer(table.reach(seat, (duel) => table.find.option(duel, 'attack', step.card), what(step)));
  const { prompt } = table.duel;
  if (prompt?.seat === seat && prompt.kind === 'attackTarget') {
    table.answer(
      targetOption(table, step.target) ?? fail(`cannot attack ${step.target}. ${promptText(table.duel, table.cards)}`),
    );
    return;
  }
  const declared = table.events.findLast((event) => event.type === 'attackDeclared');
  const target = declared?.type === 'attackDeclared' ? declared.target : undefined;
  const fits =
    step.target === 'directly'
      ? target === null
      : typeof target === 'number' && table.find.matches(table.duel, target, step.target);
  if (!fits) fail(`the attack did not go to ${step.target}. ${promptText(table.duel, table.cards)}`);
}

function targetOption(table: Table, target: string): number | null {
  if (target !== 'directly') return table.find.option(table.duel, 'pick', target);
  const index = table.duel.prompt?.options.findIndex((option) => option.do === 'direct') ?? -1;
  return index < 0 ? null : index;
}

/** The option is asked of the card in the left Pendulum Zone; then the monsters are picked. */
function pendulumSummons(table: Table, step: Of<'pendulumSummons'>): void {
  const seat = seatOf(step.by);
  choose(table, step, (option) => option.do === 'pendulumSummon');
  if (step.cards.length > 0) pick(table, seat, step.cards);
}

function replays(table: Table, step: Of<'replays'>): void {
  const asked = ({ prompt }: Duel) =>
    prompt?.kind === 'attackTarget' &&
    prompt.about !== undefined &&
    table.find.matches(table.duel, prompt.about, step.card);
  const seek = (duel: Duel) => (asked(duel) ? targetOption(table, step.target) : null);
  table.answer(table.reach(seatOf(step.by), seek, what(step)));
}

export function phaseOf(node: TurnNode): Phase | null {
  if (node === 'drawPhase') return 'draw';
  if (node === 'standbyPhase') return 'standby';
  if (node === 'mainPhase1') return 'main1';
  if (node === 'mainPhase2') return 'main2';
  if (node.startsWith('battlePhase')) return 'battle';
  return node.startsWith('endPhase') ? 'end' : null;
}

/** The turn player ends the phase; the other player's window after it is passed by what comes next. */
function movesTo(table: Table, step: Of<'movesTo'>): void {
  choose(table, step, (option) => option.do === 'toPhase' && option.phase === step.phase);
}
