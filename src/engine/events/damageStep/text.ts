import type { Ref, When } from '../../definition';
import type { EventText } from '../../wording';

type DamageStep = Extract<When, { event: 'damageStep' }>;

const MONSTER = { kind: 'monster' } as const;
const MOMENTS = {
  start: { en: 'at the start of the Damage Step', ko: '데미지 스텝 개시시' },
  beforeDamageCalculation: { en: 'before damage calculation', ko: '데미지 계산 전' },
  end: { en: 'at the end of the Damage Step', ko: '데미지 스텝 종료시' },
};
const STATES = {
  faceUp: { en: 'face-up', ko: '앞면 표시', as: { faceUp: true } },
  faceDown: { en: 'face-down', ko: '뒷면 표시', as: { faceUp: false } },
  attackPosition: { en: 'in Attack Position', ko: '공격 표시', as: { position: 'attack' } },
} as const;

/** The monster it battles, with the state of an attack target. */
function opponentOf({ against = MONSTER, role, targetWas }: DamageStep): Ref {
  const state = role === 'attacker' && targetWas ? STATES[targetWas].as : {};
  return typeof against === 'object' ? { ...against, ...state } : against;
}
/** Nothing is said of what it battles. */
const alone = ({ against, role }: DamageStep): boolean => against === undefined && role === undefined;

export const text: EventText<'damageStep'> = {
  names: ({ card, against }) => [
    { name: 'battling', cards: against ?? MONSTER },
    { name: 'event', cards: card },
  ],
  en: (when, say) => {
    const { at, card, role, targetWas } = when;
    const any = { quantity: 'any', placeless: true } as const;
    const subject = say.noun(card, any);
    const over = at === 'end';
    const there = over && typeof when.against === 'object' ? ' that was not destroyed' : '';
    const other = alone(when) ? '' : say.object(opponentOf(when), any) + there;
    const verb = (past: string, now: string): string => (over ? past : subject.plural ? now : `${now}s`);
    const be = over ? (subject.plural ? 'were' : 'was') : subject.plural ? 'are' : 'is';
    const state = targetWas ? STATES[targetWas].en : '';
    const words =
      role === 'target'
        ? [be, 'attacked', when.against === undefined ? '' : `by ${other}`, state && `while ${state}`]
        : role === 'attacker'
          ? [verb('attacked', 'attack'), targetWas || when.against !== undefined || !over ? other : '']
          : [verb('battled', 'battle'), other, state && `while the attack target was ${state}`];
    return { moment: MOMENTS[at].en, clause: { subject, verb: '', rest: words.filter(Boolean).join(' ') } };
  },
  ko: (when, say) => {
    const { at, card, role, against, targetWas } = when;
    const kind = { quantity: 'kind', placeless: true } as const;
    const over = at === 'end';
    const time = MOMENTS[at].ko;
    const state = targetWas ? STATES[targetWas].ko : '';
    const me = say.with(card, '이/가', kind);
    const there = over && typeof against === 'object' ? '파괴되지 않은 ' : '';
    if (role === 'target') {
      const by = against === undefined ? '' : `${there}${say.noun(against, kind)}에게 `;
      return { at: `${state && `${state}의 `}${me} ${by}${over ? '공격받은' : '공격받는'} ${time}` };
    }
    if (role === 'attacker') {
      const plain = against === undefined && targetWas === undefined;
      const other = plain && over ? '' : `${there}${say.with(opponentOf(when), '을/를', kind)} `;
      return { at: `${me} ${other}${over ? '공격한' : '공격하는'} ${time}` };
    }
    const other = alone(when) ? '' : `${there}${say.with(opponentOf(when), '과/와', kind)} `;
    const target = state && `공격 대상이 ${state}인 전투에서, `;
    return { at: `${target}${me} ${other}${over ? '전투를 실행한' : '전투를 실행하는'} ${time}` };
  },
};
