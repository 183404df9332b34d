import type { ConditionText } from '../../wording';

export const text: ConditionText<'chainLink'> = {
  en: ({ min = 1, max, allNamesDiffer }) => {
    const last = max === undefined ? ' or higher' : min === max ? '' : ` ${max === min + 1 ? 'or' : 'to'} ${max}`;
    const differ = allNamesDiffer ? ' and no two cards of the same name are in that Chain' : '';
    return {
      clause: { subject: { text: 'this', plural: false }, verb: 'be', rest: `Chain Link ${min}${last}${differ}` },
    };
  },
  ko: ({ min = 1, max, allNamesDiffer }) => {
    const last = max === undefined ? ' 이상' : min === max ? '' : max === min + 1 ? ` 또는 ${max}` : `에서 ${max}`;
    const differ = allNamesDiffer ? '같은 이름의 카드의 효과가 두 번 이상 발동되어 있지 않은 체인의 ' : '';
    return { clause: { subject: '이 효과가', object: `${differ}체인 ${min}${last}`, verb: '이다' } };
  },
};
