import type { OperationText } from '../../wording';

export const text: OperationText<'chooseOne'> = {
  en: ({ of, all }, say) => ({
    verb: 'apply',
    rest: `1 of these effects${all ? ` (${say.conditions(all.if)}, you can apply all of them, in sequence)` : ''}`,
    list: of.map((choice) =>
      [choice.if?.length ? say.conditions(choice.if) : '', say.steps(choice.do)].filter(Boolean).join(', '),
    ),
  }),
  ko: ({ of, all }, say) => ({
    object: '이하의 효과에서 1개를 골라',
    ...(all && { note: `${say.conditions(all.if)}, 전부 골라 순서대로 적용할 수 있다` }),
    verb: '적용하다',
    list: of.map((choice) =>
      [choice.if?.length ? say.conditions(choice.if) : '', say.steps(choice.do)].filter(Boolean).join(', '),
    ),
  }),
};
