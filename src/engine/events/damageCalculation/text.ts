import type { EventText } from '../../wording';

const DURING = 'during damage calculation';

export const text: EventText<'damageCalculation'> = {
  names: ({ card }) => [{ name: 'event', cards: card ?? { kind: 'monster' } }],
  en: ({ card, role, by, youTakeDamage }, say) => {
    const ref = card ?? (by ? ({ kind: 'monster', of: by } as const) : undefined);
    const damage = youTakeDamage ? 'you would take battle damage' : '';
    if (ref === undefined) return { moment: DURING, clause: { verb: '', rest: damage } };
    const subject = say.noun(ref, { quantity: 'any', placeless: true });
    const attacks = role === 'attacker' || (card === undefined && by !== undefined);
    const verb = attacks ? 'attacks' : role === 'target' ? 'is attacked' : 'battles';
    return {
      moment: DURING,
      clause: { subject, verb: '', rest: [verb, damage ? `and ${damage}` : ''].filter(Boolean).join(' ') },
    };
  },
  ko: ({ card, role, by, youTakeDamage }, say) => {
    const ref = card ?? (by ? ({ kind: 'monster', of: by } as const) : undefined);
    const damage = youTakeDamage ? '자신이 전투 데미지를 받는 ' : '';
    if (ref === undefined) return { at: `${damage}데미지 계산시` };
    const me = say.noun(ref, { quantity: 'kind', placeless: true });
    const attacks = role === 'attacker' || (card === undefined && by !== undefined);
    if (attacks && youTakeDamage) return { at: `${me}의 공격으로 ${damage}데미지 계산시` };
    const doing = attacks ? '공격하는' : role === 'target' ? '공격받는' : '전투를 실행하는';
    return { at: `${say.attach(me, '이/가')} ${doing} ${damage}데미지 계산시` };
  },
};
