import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBeMaterial'> = {
  en: ({ to, ways, unlessAtLeast }, say) => ({
    subject: say.noun(to, { quantity: 'kind' }),
    modal: 'cannot',
    verb: 'be',
    rest: `used as material for ${ways?.[0] === 'xyz' ? 'an' : 'a'} ${ways ? say.methods(ways) : 'Summon'}${unlessAtLeast === undefined ? '' : `, except one with ${unlessAtLeast} or more materials`}`,
  }),
  ko: ({ to, ways, unlessAtLeast }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: `${unlessAtLeast === undefined ? '' : `소재 ${unlessAtLeast}장 이상의 소환이 아니면 `}${ways ? say.methods(ways) : '소환'}의 소재로`,
    verb: '할 수 없다',
  }),
};
