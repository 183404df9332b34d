import type { EventText } from '../../wording';

const MONSTER = { kind: 'monster' } as const;

export const text: EventText<'battleDestroys'> = {
  names: ({ card, what }) => [
    { name: 'battling', cards: what === 'self' ? card : (what ?? MONSTER) },
    { name: 'event', cards: what ?? MONSTER },
  ],
  en: ({ card, what, role, at, sentToGY }, say) => {
    const destroy = {
      verb: 'destroy',
      rest: `${say.object(what ?? MONSTER, { quantity: 'any', placeless: true })} by battle`,
    };
    const send = sentToGY ? [{ verb: 'send', rest: 'it to the GY' }] : [];
    const first =
      role === undefined ? destroy : role === 'attacker' ? { verb: 'attack' } : { verb: 'be', rest: 'attacked' };
    return {
      ...(at === 'afterDamageCalculation' && { moment: 'after damage calculation' }),
      clause: {
        subject: say.noun(card, { quantity: 'any', placeless: true }),
        ...first,
        and: [...(role === undefined ? [] : [destroy]), ...send],
      },
    };
  },
  ko: ({ card, what, role, at, sentToGY }, say) => {
    const me = say.with(card, '이/가', { quantity: 'kind', placeless: true });
    const other = say.with(what ?? MONSTER, '을/를', { quantity: 'kind', placeless: true });
    const by = role === undefined ? '전투로' : role === 'attacker' ? '공격하여 전투로' : '공격받아 전투로';
    const [object, verb, past] = sentToGY
      ? [`${by} ${other} 파괴하고 묘지로`, '보내다', '보낸']
      : [`${by} ${other}`, '파괴하다', '파괴한'];
    if (at === 'afterDamageCalculation') return { at: `${me} ${object} ${past} 데미지 계산 후` };
    return { clause: { subject: me, object, verb } };
  },
};
