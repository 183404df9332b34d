import type { OperationText } from '../../wording';

export const text: OperationText<'normalSummonNow'> = {
  en: ({ what: { of: _of, from: _from, ...what } }, say) => ({
    lead: 'immediately after this effect resolves',
    verb: 'Normal Summon',
    rest: `or Set ${say.object({ kind: 'monster', ...what, from: 'hand' }, { placeless: true })}`,
  }),
  ko: ({ what: { of: _of, from: _from, ...what } }, say) => ({
    lead: '이 효과의 처리 직후',
    object: say.object({ kind: 'monster', ...what, from: 'hand' }, { placeless: true }),
    verb: '통상 소환하다',
  }),
};
