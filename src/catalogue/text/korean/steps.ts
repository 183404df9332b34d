/** Joins steps into Korean sentences. */
import type { Join, Step } from '../../../engine/definition';
import type { KoreanClause } from '../../../engine/wording';
import { asksAgain } from '../merge';
import { afterStep } from '../scope';
import { clauseText, untilPhrase } from './clause';
import type { KoreanSpeaker } from './speaker';

/** How a sentence begins that is not joined with -고. */
const OPENINGS: ReadonlyMap<Join, string> = new Map([
  ['and', '또한, '],
  ['ifDo', '그렇게 했을 경우, '],
  ['then', '그 후, '],
  ['also', '또한, '],
  ['alsoAfterThat', '그 후, '],
  ['but', '단, '],
  ['orElse', '할 수 없을 경우, '],
]);
const openingOf = (step: Step): string => OPENINGS.get(step.join ?? 'also') ?? '';

/** Whether the next step continues the sentence with -고. */
function continues(clause: KoreanClause, step: Step, next: Step | undefined): boolean {
  if (!next || next.may || step.may || clause.verb === '' || clause.more?.length || clause.list?.length) return false;
  if (next.op === 'delay' || next.op === 'linger') return false;
  if (next.join === 'and' || next.join === 'ifDo') return true;
  const until = 'until' in next ? next.until : undefined;
  return next.join === 'but' && until !== undefined && until === clause.until;
}

/** Whether both act on the same cards, so that the second need not name them. */
function sameCards(before: Step, clause: KoreanClause, next: KoreanClause): boolean {
  if (clause.same === undefined || next.same === undefined) return false;
  const named = before.as === undefined ? undefined : `$${before.as}`;
  return next.same === named || JSON.stringify(clause.same) === JSON.stringify(next.same);
}

/** What the opponent does with what is his: "상대는 자신의 덱에서". */
function theirs(clause: KoreanClause): KoreanClause {
  const own = (words: string): string =>
    words
      .replace(/ ?상대 필드에/, '')
      .replaceAll('상대의 ', '자신의 ')
      .replaceAll('상대 ', '자신 ');
  return {
    ...clause,
    ...(clause.object !== undefined && { object: own(clause.object) }),
    ...(clause.rest !== undefined && { rest: own(clause.rest) }),
  };
}

/** What a step asks for; what its effect has asked already is not said in full again. */
function conditionsOf(say: KoreanSpeaker, step: Step): string {
  if (!step.if?.length) return '';
  if (!asksAgain(say.scope.effect, step)) return say.conditions(step.if);
  return say.scope.brief ? '' : '효과 처리시에도 그 조건을 충족하고 있을 경우';
}

/** A run of steps: one or more sentences without the last full stop. */
export function stepsText(say: KoreanSpeaker, steps: readonly Step[]): { text: string; list: string[] } {
  const { scope } = say;
  const wasChoosing = scope.choosing;
  scope.choosing = true;
  let text = '';
  let list: string[] = [];
  const riders: string[] = [];
  let open = false;
  let previous: { step: Step; clause: KoreanClause } | null = null;
  for (const [at, step] of steps.entries()) {
    const if_ = conditionsOf(say, step);
    const clause = step.by ? theirs(say.operation(step)) : say.operation(step);
    const conditions = (if_ && `${if_}, `) + (step.by && clause.subject === undefined ? '상대는 ' : '');
    const elide = open && conditions === '' && previous !== null && sameCards(previous.step, previous.clause, clause);
    const sayUntil = !scope.brief && !(open && untilPhrase(clause.until) === untilPhrase(previous?.clause.until));
    const goesOn = continues(clause, step, steps[at + 1]);
    const words = clauseText(clause, goesOn ? 'and' : 'plain', { may: step.may === true, sayUntil, elide });
    if (at === 0) text = conditions + words;
    else if (open) text += (elide ? ' ' : ', ') + conditions + words;
    else text += `${scope.brief ? ', ' : `. ${openingOf(step)}`}${conditions}${words}`;
    if (!scope.brief && clause.more?.length) text += `. ${clause.more.join('. ')}`;
    list = [...list, ...(clause.list ?? [])];
    riders.push(...(clause.riders ?? []));
    open = goesOn;
    previous = { step, clause };
    afterStep(scope, step);
  }
  if (!scope.brief) text = [text, ...riders].join('. ');
  scope.choosing = wasChoosing;
  return { text, list };
}
