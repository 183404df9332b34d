import type { OperationText } from '../../wording';

export const text: OperationText<'equip'> = {
  en: ({ what, to }, say) => ({
    verb: 'equip',
    rest: `${say.object(what, { source: true })} to ${say.object(to)} as an Equip Spell`,
  }),
  ko: ({ what, to }, say) => ({
    object: say.object(what, { source: true }),
    rest: `장착 카드로 취급하여 ${say.noun(to)}에`,
    verb: '장착하다',
  }),
};
