import type { ModifierText } from '../../wording';

const TIMES = ['', 'once', 'twice'];

export const text: ModifierText<'summonsPerTurn'> = {
  en: ({ who, methods, n }, say) => ({
    subject: who === 'both' ? { text: 'each player', plural: false } : say.player(who),
    modal: 'can',
    verb: say.methods(methods),
    rest: `monsters only ${TIMES[n] ?? `${n} times`} per turn`,
  }),
  ko: ({ who, methods, n }, say) => ({
    subject: who === 'both' ? '서로' : say.subject(who),
    object: `1턴에 ${n}번밖에 몬스터를`,
    verb: `${say.methods(methods)}할 수 없다`,
  }),
};
