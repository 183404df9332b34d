import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotAddFromDeck'> = {
  en: ({ who }, say) => ({
    subject: say.player(who),
    modal: 'cannot',
    verb: 'add',
    rest: `cards from the Deck to the hand, except by drawing them`,
  }),
  ko: ({ who }, say) => ({
    subject: say.subject(who),
    object: '드로우 이외의 방법으로 덱에서 패에 카드를',
    verb: '넣을 수 없다',
  }),
};
