import type { OperationText } from '../../wording';

export const text: OperationText<'destroy'> = {
  en: ({ what, to }, say) => {
    const noun = say.noun(what);
    const [them, owner] = noun.plural ? ['them', "their owners' Decks"] : ['it', "its owner's Deck"];
    const then = {
      none: '',
      banished: `, and if you do, banish ${them}`,
      deckTop: `, and if you do, place ${them} on top of ${owner}`,
    };
    return { verb: 'destroy', rest: noun.text + then[to ?? 'none'] };
  },
  ko: ({ what, to }, say) => ({
    object: say.object(what),
    same: what,
    ...(to === undefined
      ? { verb: '파괴하다' }
      : to === 'banished'
        ? { rest: '파괴하고', verb: '제외하다' }
        : { rest: '파괴하고, 묘지로 보내지 않고 주인의 덱 맨 위로', verb: '되돌리다' }),
  }),
};
