import type { ModifierText } from '../../wording';

export const text: ModifierText<'activateTurnSet'> = {
  en: ({ who, cards, n }, say) => ({
    lead: 'each turn',
    subject: say.player(who),
    modal: 'can',
    verb: 'activate',
    rest: `${say.noun({ ...cards, n }, { placeless: true }).text} in the turn ${n === 1 ? 'it was' : 'they were'} Set`,
  }),
  ko: ({ who, cards, n }, say) => ({
    lead: '1턴에',
    subject: say.subject(who),
    object: `${say.noun(cards, { quantity: 'kind', placeless: true })} ${n}장까지, 세트한 턴에도`,
    verb: '발동할 수 있다',
  }),
};
