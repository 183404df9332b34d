import { MOMENTS, type Moment } from '../../terms';
import type { ConditionText, Korean } from '../../wording';

const ENGLISH: Record<Moment, [one: string, within: string]> = {
  start: ['at the start of the Damage Step', 'the start of the Damage Step'],
  beforeDamageCalculation: ['before damage calculation', 'just before damage calculation'],
  performDamageCalculation: ['during damage calculation', 'damage calculation'],
  afterDamageCalculation: ['after damage calculation', 'after damage calculation'],
  end: ['at the end of the Damage Step', 'the end of the Damage Step'],
};

/** First and last of several moments without a gap. */
function span(at: readonly Moment[]): [Moment, Moment] | null {
  const places = at.map((moment) => MOMENTS.indexOf(moment)).sort((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const [from, to] = [MOMENTS[first], MOMENTS[last]];
  return at.length > 1 && last - first === at.length - 1 && from && to ? [from, to] : null;
}

function whenEn(at: readonly Moment[]): string {
  if (at.length === 0) return 'during the Damage Step';
  const whole = span(at);
  if (whole) return `from ${ENGLISH[whole[0]][1]} until ${ENGLISH[whole[1]][1]}`;
  return at.map((moment) => ENGLISH[moment][0]).join(' or ');
}

function whenKo(at: readonly Moment[], say: Korean): string {
  if (at.length === 0) return '데미지 스텝 동안';
  const whole = span(at);
  if (whole) return `${say.label('moments', whole[0])}부터 ${say.label('moments', whole[1])}까지`;
  return `${at.map((moment) => say.label('moments', moment)).join(' / ')}에`;
}

export const text: ConditionText<'damageStep'> = {
  en: ({ at, battling, role, against }, say) => {
    const during = whenEn(at ?? []);
    if (battling === undefined && against === undefined) return { during };
    const any = { quantity: 'any', placeless: true } as const;
    const subject = say.noun(battling ?? { kind: 'monster' }, any);
    const other = against === undefined ? '' : say.object(against, any);
    if (role === 'target') {
      return {
        during,
        clause: { subject, verb: 'be', rest: ['attacked', other && `by ${other}`].filter(Boolean).join(' ') },
      };
    }
    return { during, clause: { subject, verb: role === 'attacker' ? 'attack' : 'battle', rest: other } };
  },
  ko: ({ at, battling, role, against }, say) => {
    const kind = { quantity: 'kind', placeless: true } as const;
    const time = whenKo(at ?? [], say);
    if (battling === undefined && against === undefined) return { during: time };
    const me = say.with(battling ?? { kind: 'monster' }, '이/가', kind);
    const other = (pair: '을/를' | '과/와'): string =>
      against === undefined ? '' : `${say.with(against, pair, kind)} `;
    if (role === 'attacker') return { during: `${me} ${other('을/를')}공격하는 ${time}` };
    if (role === undefined) return { during: `${me} ${other('과/와')}전투를 실행하는 ${time}` };
    const by = against === undefined ? '' : `${say.noun(against, kind)}에게 `;
    return { during: `${me} ${by}공격받는 ${time}` };
  },
};
