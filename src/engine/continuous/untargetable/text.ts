import type { ModifierText } from '../../wording';

/** Only "monster" is no title. */
const kindWord = (label: string): string => (label === 'Monster' ? 'monster' : label);

export const text: ModifierText<'untargetable'> = {
  en: ({ to, from, by }, say) => ({
    subject: say.player(from),
    modal: 'cannot',
    verb: 'target',
    rest: `${say.object(to, { quantity: 'kind' })} with ${by ? `${say.or(by.map((k) => kindWord(say.label('cardKinds', k))))} effects` : 'card effects'}`,
  }),
  ko: ({ to, from, by }, say) => ({
    subject: say.subject(from),
    object: `${say.with(to, '을/를', { quantity: 'every' })} ${by ? `${by.map((k) => say.label('cardKinds', k)).join(' / ')}의 ` : ''}효과의 대상으로`,
    verb: '할 수 없다',
  }),
};
