import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBeTributed'> = {
  en: ({ to, for: purpose }, say) => ({
    subject: say.noun(to, { quantity: 'kind' }),
    modal: 'cannot',
    verb: 'be',
    rest: purpose === 'tributeSummon' ? 'Tributed for a Tribute Summon' : 'Tributed',
  }),
  ko: ({ to, for: purpose }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: purpose === 'tributeSummon' ? '어드밴스 소환을 위해서는' : '',
    verb: '릴리스할 수 없다',
  }),
};
