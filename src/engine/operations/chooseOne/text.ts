import type { OperationText } from '../../wording';

export const text: OperationText<'chooseOne'> = {
  en: ({ of }, say) => ({
    verb: 'apply',
    rest: '1 of these effects',
    list: of.map((choice) =>
      [choice.if?.length ? say.conditions(choice.if) : '', say.steps(choice.do)].filter(Boolean).join(', '),
    ),
  }),
  ko: ({ of }, say) => ({
    object: '이하의 효과에서 1개를 골라',
    verb: '적용하다',
    list: of.map((choice) =>
      [choice.if?.length ? say.conditions(choice.if) : '', say.steps(choice.do)].filter(Boolean).join(', '),
    ),
  }),
};
