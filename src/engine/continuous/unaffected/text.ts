import type { ModifierText } from '../../wording';

export const text: ModifierText<'unaffected'> = {
  en: ({ to, by }, say) => {
    const kinds = { monster: 'monster effects', spell: 'Spell effects', trap: 'Trap effects' };
    return {
      subject: say.noun(to, { quantity: 'every' }),
      verb: 'be',
      rest:
        by.length === 3 ? 'unaffected by other card effects' : `unaffected by ${say.or(by.map((kind) => kinds[kind]))}`,
    };
  },
  ko: ({ to, by }, say) => {
    const cards = [by.includes('spell') ? '마법' : '', by.includes('trap') ? '함정' : ''].filter(Boolean).join(' / ');
    const causes = [by.includes('monster') ? '몬스터의 효과' : '', cards ? `${cards} 카드의 효과` : ''].filter(Boolean);
    return {
      subject: say.with(to, '은/는', { quantity: 'every' }),
      object: by.length === 3 ? '다른 카드의 효과를' : say.attach(causes.join(' / '), '을/를'),
      verb: '받지 않다',
    };
  },
};
