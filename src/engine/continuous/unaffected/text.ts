import type { ModifierText } from '../../wording';

export const text: ModifierText<'unaffected'> = {
  en: ({ to, by, from }, say) => {
    const whose = from === 'opponent' ? "your opponent's " : from === 'you' ? 'your ' : '';
    const kinds = { monster: 'monster effects', spell: 'Spell effects', trap: 'Trap effects' };
    return {
      subject: say.noun(to, { quantity: 'every' }),
      verb: 'be',
      rest:
        by.length === 3
          ? `unaffected by ${whose || 'other '}card effects`
          : `unaffected by ${whose}${say.or(by.map((kind) => kinds[kind]))}`,
    };
  },
  ko: ({ to, by, from }, say) => {
    const owner = from === 'opponent' ? '상대' : from === 'you' ? '자신' : '';
    const whose = owner && by.includes('monster') && by.length < 3 ? `${owner} ` : owner && `${owner}의 `;
    const cards = [by.includes('spell') ? '마법' : '', by.includes('trap') ? '함정' : ''].filter(Boolean).join(' / ');
    const causes = [by.includes('monster') ? '몬스터의 효과' : '', cards ? `${cards} 카드의 효과` : ''].filter(Boolean);
    return {
      subject: say.with(to, '은/는', { quantity: 'every' }),
      object: by.length === 3 ? `${whose || '다른 '}카드의 효과를` : whose + say.attach(causes.join(' / '), '을/를'),
      verb: '받지 않다',
    };
  },
};
