import type { EventText } from '../../wording';

const DURING = 'during damage calculation';

export const text: EventText<'damageCalculation'> = {
  names: ({ card }) => [{ name: 'event', cards: card ?? { kind: 'monster' } }],
  en: ({ card, role, against, by, youTakeDamage }, say) => {
    const ref = card ?? (by ? ({ kind: 'monster', of: by } as const) : undefined);
    const damage = youTakeDamage ? 'you would take battle damage' : '';
    if (ref === undefined) return { moment: DURING, clause: { verb: '', rest: damage } };
    const subject = say.noun(ref, { quantity: 'any', placeless: true });
    const attacks = role === 'attacker' || (card === undefined && by !== undefined);
    const verb = attacks ? 'attacks' : role === 'target' ? 'is attacked' : 'battles';
    const other = against === undefined ? '' : say.noun(against, { quantity: 'any', placeless: true }).text;
    return {
      moment: DURING,
      clause: { subject, verb: '', rest: [verb, other, damage ? `and ${damage}` : ''].filter(Boolean).join(' ') },
    };
  },
  ko: ({ card, role, against, by, youTakeDamage }, say) => {
    const ref = card ?? (by ? ({ kind: 'monster', of: by } as const) : undefined);
    const damage = youTakeDamage ? '자신이 전투 데미지를 받는 ' : '';
    if (ref === undefined) return { at: `${damage}데미지 계산시` };
    const me = say.noun(ref, { quantity: 'kind', placeless: true });
    const attacks = role === 'attacker' || (card === undefined && by !== undefined);
    if (attacks && youTakeDamage) return { at: `${me}의 공격으로 ${damage}데미지 계산시` };
    const last = youTakeDamage ? '고' : '는';
    const doing = attacks ? '공격하는' : role === 'target' ? `공격받${last}` : `전투를 실행하${last}`;
    const other = against === undefined ? '' : `${say.with(against, '과/와', { quantity: 'kind', placeless: true })} `;
    return { at: `${say.attach(me, '이/가')} ${other}${doing} ${damage}데미지 계산시` };
  },
};
