import type { EventText } from '../../wording';
import { describedEn, describedKo } from '../activated/text';

export const text: EventText<'resolving'> = {
  names: ({ what }) => [
    { name: 'chain', cards: what.of.every((o) => o === 'monsterEffect') ? { kind: 'monster' } : undefined },
  ],
  en: ({ by, what }, say) => {
    const agent = by === undefined || by === 'both' ? '' : ` activated by ${say.player(by).text}`;
    return { moment: `before ${describedEn(what, say, agent)} resolves`, clause: { verb: '' } };
  },
  ko: ({ by, what }, say) => ({
    at: `${describedKo(what, say, by === undefined || by === 'both' ? '' : `${say.player(by)}의 `)}의 처리 직전`,
  }),
};
