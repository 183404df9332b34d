/** Joins steps into English sentences. */
import type { Join, Step } from '../../../engine/definition';
import type { EnglishClause } from '../../../engine/wording';
import { asksAgain } from '../merge';
import { afterStep } from '../scope';
import { clauseText, untilPhrase } from './clause';
import type { EnglishSpeaker } from './speaker';
import { capital } from './words';

/** How a step is joined to the one before, inside a sentence and at the beginning of one. */
const JOINS: ReadonlyMap<Join, { inside: string; opening: string }> = new Map([
  ['and', { inside: ' and ', opening: 'Also, ' }],
  ['ifDo', { inside: ', and if you do, ', opening: 'If you do, ' }],
  ['then', { inside: ', then ', opening: 'Then, ' }],
  ['also', { inside: ', also ', opening: 'Also, ' }],
  ['alsoAfterThat', { inside: ', also, after that, ', opening: 'After that, ' }],
  ['but', { inside: ', but ', opening: 'However, ' }],
  ['orElse', { inside: ', or if you cannot, ', opening: 'If you cannot, ' }],
]);
const ALSO = { inside: ', also ', opening: 'Also, ' };
const joinOf = (step: Step): { inside: string; opening: string } => JOINS.get(step.join ?? 'also') ?? ALSO;

/** Conditions that go before the step: what is joined to it so is not done either where they do not hold. */
function leading(step: Step, next: Step | undefined): boolean {
  const depends = next?.join === 'and' || next?.join === 'ifDo' || next?.join === 'then';
  return (depends || (step.join === 'then' && step.may === true)) && (step.if?.length ?? 0) > 0;
}

/** What the opponent does with what is his: "from their Deck". */
function theirs(clause: EnglishClause): EnglishClause {
  if (clause.rest === undefined) return clause;
  const rest = clause.rest
    .replaceAll("your opponent's", 'their')
    .replaceAll('your opponent controls', 'they control')
    .replaceAll(' to their field', '');
  return { ...clause, rest };
}

function stepText(
  say: EnglishSpeaker,
  step: Step,
  clause: EnglishClause,
  sayUntil: boolean,
  next: Step | undefined,
): string {
  const who = step.by ? { text: 'your opponent', plural: false } : { text: 'you', plural: true };
  const may = step.may && !clause.subject;
  const own = step.by ? theirs(clause) : clause;
  const text = clauseText(
    may ? { ...own, subject: who, modal: 'can' } : step.by ? { ...own, subject: who } : own,
    'do',
    sayUntil,
  );
  const again = asksAgain(say.scope.effect, step);
  const conditions = again && say.scope.brief ? [] : (step.if ?? []);
  if (conditions.length === 0) return text;
  const said = again ? 'if that condition still holds' : say.conditions(conditions);
  return leading(step, next) || clause.more || clause.list || text.includes(' if ')
    ? `${said}, ${text}`
    : `${text} ${said}`;
}

/** A run of steps, without the last full stop and beginning in lower case. */
export function stepsText(
  say: EnglishSpeaker,
  steps: readonly Step[],
): { text: string; list: string[]; statement: boolean } {
  const { scope } = say;
  let text = '';
  let pending: string[] = [];
  let list: string[] = [];
  const riders: string[] = [];
  let spoken = '';
  let statement = false;
  let they = false;
  for (const [at, step] of steps.entries()) {
    const clause = say.operation(step);
    const until = untilPhrase(clause.until);
    const next = steps[at + 1];
    const nextUntil =
      next && 'until' in next && next.until !== 'nextTurnEndPhase' && next.until !== 'yourNextStandbyPhase'
        ? untilPhrase(next.until)
        : '';
    // Two steps that last as long share one "until", said before the first.
    const shared = until !== '' && nextUntil === until;
    const already = until !== '' && spoken === until;
    const words = stepText(say, step, clause, !scope.brief && !shared && !already, next);
    const said = shared && !already && !scope.brief ? `${until}, ${words}` : words;
    spoken = shared || (already && nextUntil === until) ? until : '';
    afterStep(scope, step);
    if (at === 0) {
      text = said;
      statement = clause.subject !== undefined || clause.verb === '' || said !== words;
    } else if (pending.length > 0) {
      text = `${[text, ...pending.map(capital)].join('. ')}. ${joinOf(step).opening}${said}`;
    } else if (scope.brief) text += `, ${said}`;
    else {
      const join = they ? joinOf(step).inside.replace('if you do', 'if they do') : joinOf(step).inside;
      // "also, during the End Phase, ...": what comes first is set off on both sides.
      const first = clause.lead || clause.untilFirst || (shared && !already) || said.startsWith('if ');
      text += (first ? join.trimEnd().replace(/,?$/, ', ') : join) + said;
    }
    they = step.by !== undefined || clause.subject?.text === 'your opponent' || clause.subject?.both === true;
    pending = clause.more ?? [];
    riders.push(...(clause.riders ?? []));
    list = [...list, ...(clause.list ?? [])];
  }
  if (!scope.brief) text = [text, ...[...pending, ...riders].map(capital)].join('. ');
  return { text, list, statement };
}
