import type { ModifierText } from '../../wording';

export const text: ModifierText<'onlyOne'> = {
  en: ({ who, cards }, say) => ({
    subject: say.player(who),
    modal: 'can',
    verb: 'control',
    rest: `only ${say.object({ kind: 'monster', faceUp: true, ...cards }, { placeless: true })}`,
  }),
  ko: ({ who, cards }, say) => ({
    subject: say.with({ kind: 'monster', ...cards }, '은/는', { quantity: 'kind', placeless: true }),
    object: `${say.player(who)} 필드에 1장밖에`,
    verb: '앞면 표시로 존재할 수 없다',
  }),
};
