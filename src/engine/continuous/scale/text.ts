import type { ModifierText } from '../../wording';

export const text: ModifierText<'scale'> = {
  en: ({ to, add, set }, say) => ({
    subject: { text: `${say.possessive(to, { quantity: 'every' })} Pendulum Scale`, plural: false },
    verb: set === undefined ? 'be' : 'become',
    rest: set === undefined ? `${(add ?? 0) < 0 ? 'lowered' : 'raised'} by ${Math.abs(add ?? 0)}` : `${set}`,
  }),
  ko: ({ to, add, set }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 펜듈럼 스케일은${set === undefined ? ` ${Math.abs(add ?? 0)}` : ` ${say.attach(String(set), '이/가')}`}`,
    verb: set === undefined ? ((add ?? 0) < 0 ? '내리다' : '올리다') : '되다',
  }),
};
