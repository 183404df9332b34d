/** Puts Korean clauses into the form a sentence needs. */
import type { Until } from '../../../engine/definition';
import type { KoreanClause } from '../../../engine/wording';
import { type KoreanForm, predicate } from './verbs';

const UNTIL: Record<Until, string> = {
  turnEnd: '턴 종료시까지',
  endPhase: '엔드 페이즈까지',
  nextTurnEnd: '다음 턴 종료시까지',
  yourNextTurnEnd: '다음 자신 턴 종료시까지',
  opponentsSecondTurnEnd: '상대 턴에서 세어서 2턴 동안',
  damageCalculation: '그 데미지 계산시에만',
  damageStepEnd: '데미지 스텝 종료시까지',
  battlePhaseEnd: '배틀 페이즈 종료시까지',
  leavesField: '',
  duelEnd: '듀얼 종료시까지',
};
export function untilPhrase(until: Until | undefined): string {
  return until === undefined ? '' : UNTIL[until];
}

/** The clause without full stop; with `may` its end is "할 수 있다". */
export function clauseText(
  clause: KoreanClause,
  form: KoreanForm = 'plain',
  { may = false, sayUntil = true, elide = false } = {},
): string {
  const before = [clause.subject, elide ? '' : clause.object, clause.rest].filter(Boolean).join(' ');
  const times = [clause.lead, sayUntil ? untilPhrase(clause.until) : '']
    .filter(Boolean)
    .map((t) => `${t}, `)
    .join('');
  if (clause.verb === '') return times + before;
  const verb =
    predicate(before, clause.verb, may ? 'will' : form) + (may ? ` 수 ${form === 'and' ? '있고' : '있다'}` : '');
  const note = clause.note && form === 'plain' ? `(${clause.note})` : '';
  return times + verb + note;
}

/** Sentences with their full stops, and choices below. */
export function sentence(text: string, list: readonly string[] = []): string {
  const stop = (s: string): string => (/[.!?]$/.test(s) ? s : `${s}.`);
  return [stop(text), ...list.map((item) => `●${stop(item)}`)].join('\n');
}
