import type { OperationText } from '../../wording';

export const text: OperationText<'extraAttack'> = {
  en: ({ what, inARow }, say) => ({
    subject: say.noun(what),
    modal: 'can',
    verb: 'attack',
    rest: inARow ? 'once more in a row' : 'once more during this Battle Phase',
  }),
  ko: ({ what, inARow }, say) => ({
    subject: say.with(what, '은/는'),
    object: inARow ? '이어서 1번 더' : '이 배틀 페이즈 중에 1번 더',
    verb: '공격할 수 있다',
  }),
};
