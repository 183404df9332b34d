/** Korean for amounts: "LP의 절반", "이 카드의 마력 카운터의 수 × 300". */
import type { Ref, StatChange, Value } from '../../../engine/definition';
import type { KoreanClause, StatChanges } from '../../../engine/wording';
import { labelOf } from '../labels';
import { lowered } from '../merge';
import { type Amount, damageAnswered, type Scope } from '../scope';
import { nounText } from './noun';
import { attach } from './particle';
import { conjugate } from './verbs';

const STAT = { atk: '공격력', def: '수비력', level: '레벨', rank: '랭크', levelOrRank: '레벨 / 랭크' } as const;
const OWNERS = { you: '자신의', opponent: '상대의', both: '서로의' } as const;

/** "자신이 받은 데미지". */
function amountWords(amount: Amount | null): string {
  if (amount === null) return '그 수치';
  const who = { you: '자신이 ', opponent: '상대가 ', both: '그 플레이어가 ', none: '그 컨트롤러가 ' }[
    amount.who ?? 'none'
  ];
  return who + { damage: '받은 데미지', gain: '회복한 LP', payment: '지불한 LP' }[amount.what];
}

export function valueText(scope: Scope, value: Value): string {
  if (typeof value === 'number') return `${value}`;
  if ('half' in value) return `${valueText(scope, value.half)}의 절반`;
  if ('times' in value) {
    const [what, n] = value.times;
    return n === 2 && typeof what === 'object' && ('stat' in what || 'used' in what)
      ? `${valueText(scope, what)}의 배`
      : `${valueText(scope, what)} × ${n}`;
  }
  if ('highest' in value)
    return `${nounText(scope, value.of, { quantity: 'kind' })}의 가장 높은 ${STAT[value.highest]}`;
  if ('count' in value) return `${nounText(scope, value.count, { quantity: 'kind' })}의 수`;
  if ('stat' in value) {
    const noun = nounText(scope, value.of, { quantity: 'kind' });
    const before = value.before && !value.original ? '필드에서의 ' : '';
    return `${noun}의 ${before}${value.original ? '원래 ' : ''}${STAT[value.stat]}`;
  }
  if ('sum' in value) {
    const noun = nounText(scope, value.of, { quantity: 'kind' });
    if (value.before) return `${attach(noun, '이/가')} 필드에서 앞면 표시였을 때의 ${STAT[value.sum]}의 합계`;
    return `${noun}의 ${STAT[value.sum]}의 합계`;
  }
  if ('counters' in value) return `${nounText(scope, value.on)}의 ${labelOf('counters', value.counters, 'ko')}의 수`;
  if ('materials' in value) {
    const noun = nounText(scope, value.materials, { quantity: 'kind' });
    return `${value.before ? `필드에서 ${attach(noun, '이/가')} 가지고 있던` : `${noun}의`} 엑시즈 소재의 수`;
  }
  if ('plus' in value) return `${valueText(scope, value.plus[0])} + ${value.plus[1]}`;
  if ('minus' in value)
    return `${valueText(scope, value.minus[0])}에서 ${attach(valueText(scope, value.minus[1]), '을/를')} 뺀 수치`;
  if ('amountOf' in value)
    return amountWords(value.amountOf === 'event' ? damageAnswered(scope, 'event') : scope.lastAmount);
  if ('used' in value)
    return `이 카드를 소환하기 위해 사용한 몬스터의 ${value.original ? '원래 ' : ''}${STAT[value.used]}`;
  if ('summonedWith' in value)
    return `이 카드를 소환하기 위해 사용한 ${nounText(scope, value.summonedWith, { quantity: 'kind', placeless: true })}의 수`;
  if ('declared' in value) return '선언한 레벨';
  if ('kept' in value) return value.kept === 'amount' ? amountWords(damageAnswered(scope, 'kept')) : `그 ${value.kept}`;
  return `${OWNERS[value.lp]} LP`;
}

/** Before a unit: a number and a product stand as they are, anything else takes 만큼의. */
export function amountText(scope: Scope, value: Value): string {
  const text = valueText(scope, value);
  return typeof value === 'number' || 'times' in value ? text : `${text}만큼의`;
}

interface Change {
  /** "400", "0으로". */
  amount: string;
  verb: string;
  /** Particle of the value that changes. */
  particle: '은/는' | '을/를';
}

function changeOf(scope: Scope, change: StatChange, lasting: boolean): Change {
  const particle = lasting ? '은/는' : '을/를';
  if ('add' in change) {
    const { lower, value: add } = lowered(change.add);
    const text = valueText(scope, add);
    const amount = typeof add === 'number' || 'times' in add ? text : `${text}만큼`;
    return { amount, verb: lower ? '내리다' : '올리다', particle };
  }
  const result = 'set' in change ? valueText(scope, change.set) : 'double' in change ? '배' : '절반';
  if (lasting) return { amount: attach(result, '이/가'), verb: '되다', particle };
  return { amount: attach(result, '으로/로'), verb: '하다', particle };
}

/** A change of ATK, DEF or Level; equal changes are said once. */
export function statsClause(scope: Scope, ref: Ref, changes: StatChanges, lasting: boolean): KoreanClause {
  const groups: { names: string[]; change: StatChange }[] = [];
  for (const stat of ['atk', 'def', 'level'] as const) {
    const change = changes[stat];
    if (!change) continue;
    const name = (changes.original && groups.length === 0 ? '원래 ' : '') + STAT[stat];
    const equal = groups.find((g) => JSON.stringify(g.change) === JSON.stringify(change));
    if (equal) equal.names.push(name);
    else groups.push({ names: [name], change });
  }
  const said = groups.map(({ names, change }) => {
    const { amount, verb, particle } = changeOf(scope, change, lasting);
    return { object: `${attach(names.join(' / '), particle)} ${amount}`, verb };
  });
  const last = said.at(-1) ?? { object: '', verb: '하다' };
  const before = said
    .slice(0, -1)
    .map((s) => `${s.object} ${conjugate(s.verb, 'and')}, `)
    .join('');
  const noun = nounText(scope, ref, { quantity: lasting ? 'every' : 'pick' });
  return { object: `${noun}의 ${before}${last.object}`, verb: last.verb };
}
