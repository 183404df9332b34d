import type { EventText } from '../../wording';
import { activationEn, activationKo } from '../activated/text';

export const text: EventText<'effectResolved'> = {
  names: ({ what }) => [
    { name: 'event', cards: what.of.every((o) => o === 'monsterEffect') ? { kind: 'monster' } : undefined },
  ],
  en: ({ by, what }, say) => {
    const whose = by === undefined || by === 'both' ? '' : ` ${say.player(by).text} activated`;
    return { moment: `each time ${activationEn(what, say)}${whose} resolves`, clause: { verb: '' } };
  },
  ko: ({ by, what }, say) => {
    const whose = by === undefined || by === 'both' ? '' : `${say.attach(say.player(by), '이/가')} `;
    return { at: `${whose}발동한 ${activationKo(what, say)}의 처리 후` };
  },
};
