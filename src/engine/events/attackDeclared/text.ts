import type { EventText } from '../../wording';

export const text: EventText<'attackDeclared'> = {
  names: ({ card, by }) => [{ name: 'event', cards: card ?? { kind: 'monster', ...(by && { of: by }) } }],
  en: ({ card, target, direct, by }, say) => {
    const subject = say.noun(card ?? { kind: 'monster', ...(by && { of: by }) }, { quantity: 'any', placeless: true });
    const on = target === undefined ? '' : ` on ${say.object(target, { quantity: 'any', placeless: true })}`;
    const onMonster = direct === false && target === undefined ? ' on a monster' : '';
    return { clause: { subject, verb: 'declare', rest: `${direct ? 'a direct' : 'an'} attack${on}${onMonster}` } };
  },
  ko: ({ card, target, direct, by }, say) => {
    const noun = say.noun(card ?? { kind: 'monster', ...(by && { of: by }) }, { quantity: 'kind', placeless: true });
    const on =
      target === undefined
        ? direct === false
          ? '몬스터에 대한 '
          : ''
        : `${say.noun(target, { quantity: 'kind', placeless: true })}에 대한 `;
    return { at: `${noun}의 ${on}${direct ? '직접 ' : ''}공격 선언시` };
  },
};
