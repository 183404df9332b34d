import type { ModifierText } from '../../wording';

export const text: ModifierText<'fewerTributes'> = {
  en: ({ to, n }, say) => ({
    subject: say.player(to.of ?? 'both'),
    modal: 'can',
    verb: 'Normal Summon',
    rest: `or Set ${say.object(to, { quantity: 'kind', placeless: true })} with ${n} less Tribute${n === 1 ? '' : 's'}`,
  }),
  ko: ({ to, n }, say) => ({
    subject: say.subject(to.of ?? 'both'),
    object: `${say.with(to, '을/를', { quantity: 'kind', placeless: true })} 일반 소환 / 세트할 경우에 필요한 릴리스를 ${n}장`,
    verb: '적게 할 수 있다',
  }),
};
