import type { ModifierText } from '../../wording';

const KIND = { quantity: 'kind' } as const;
const OTHER = { text: 'the other player', plural: false };

export const text: ModifierText<'battleDamageToOpponent'> = {
  en: ({ who, involving }, say) => {
    const other = { you: say.player('opponent'), opponent: say.player('you'), both: OTHER }[who];
    const taker = who === 'both' ? 'a player' : say.player(who).text;
    const they = { you: 'you', opponent: 'they', both: 'that player' }[who];
    const battles = involving === undefined ? '' : ` from battles involving ${say.object(involving, KIND)}`;
    return {
      lead: `instead of ${taker}`,
      subject: other,
      verb: 'take',
      rest: `any battle damage ${they} would take${battles}`,
    };
  },
  ko: ({ who, involving }, say) => {
    const other = { you: '상대가', opponent: '자신이', both: '그 상대가' }[who];
    const battles = involving === undefined ? '' : `${say.noun(involving, { quantity: 'every' })}의 전투로 `;
    return {
      object: `${battles}${say.attach(say.player(who), '이/가')} 받는 전투 데미지는 대신에 ${other}`,
      verb: '받다',
    };
  },
};
