/** Puts English clauses into the form a sentence needs. */
import type { Until } from '../../../engine/definition';
import type { EnglishClause, EnglishNoun, EnglishPredicate } from '../../../engine/wording';
import { ing, past, present } from './verbs';
import { capital } from './words';

export type EnglishForm =
  /** "destroy it", "your opponent draws 1 card" */
  | 'do'
  /** "destroying it" */
  | 'doing'
  /** "was destroyed" */
  | 'past';

/** Nothing is said of what lasts as long as the card stays. */
const UNTIL: Record<Until, string> = {
  turnEnd: 'until the end of this turn',
  endPhase: 'until the End Phase',
  nextTurnEnd: 'until the end of the next turn',
  yourNextTurnEnd: 'until the end of your next turn',
  opponentsSecondTurnEnd: "until the end of your opponent's second turn after this",
  damageCalculation: 'during this damage calculation only',
  damageStepEnd: 'until the end of the Damage Step',
  battlePhaseEnd: 'until the end of the Battle Phase',
  leavesField: '',
  duelEnd: 'for the rest of the Duel',
};
export function untilPhrase(until: Until | undefined): string {
  return until === undefined ? '' : UNTIL[until];
}

function asSubject(noun: EnglishNoun): string {
  return noun.text === 'them' ? 'they' : noun.text + (noun.except ?? '');
}

function predicateText({ verb, rest }: EnglishPredicate, clause: EnglishClause, form: EnglishForm): string {
  if (verb === '') return rest ?? '';
  const { subject, modal } = clause;
  let word = verb;
  if (form === 'doing') word = ing(verb);
  else if (modal === undefined && form === 'past') word = past(verb, subject?.plural);
  else if (modal === undefined && subject) word = present(verb, subject.plural);
  return [word, rest].filter(Boolean).join(' ');
}

/** The clause without full stop. `until` is said at the end unless the sentence has said it. */
export function clauseText(clause: EnglishClause, form: EnglishForm = 'do', sayUntil = true): string {
  const predicates = [clause, ...(clause.and ?? [])].map((p) => predicateText(p, clause, form)).join(' and ');
  let before = '';
  if (form !== 'doing') {
    const negated = clause.modal === 'cannot' && clause.subject?.both;
    const subject = negated ? 'neither player' : clause.subject ? asSubject(clause.subject) : '';
    before = [subject, negated ? 'can' : clause.modal].filter(Boolean).join(' ');
  }
  const until = sayUntil ? untilPhrase(clause.until) : '';
  const first = clause.untilFirst ? until : '';
  // An exception ends before the time begins.
  const said = !first && until !== '' && /, (except [^,]*|once each)$/.test(predicates) ? `${predicates},` : predicates;
  const body = [before, said, first ? '' : until].filter(Boolean).join(' ');
  return [clause.lead, first, body].filter(Boolean).join(', ');
}

/** A sentence with its full stop, what follows it, and its choices. */
export function sentence(text: string, more: readonly string[] = [], list: readonly string[] = []): string {
  const sentences = [text, ...more].map((s) => `${capital(s)}${/[.!?]$/.test(s) ? '' : '.'}`).join(' ');
  return [sentences, ...list.map((item) => `● ${capital(item)}${/[.!?]$/.test(item) ? '' : '.'}`)].join('\n');
}
