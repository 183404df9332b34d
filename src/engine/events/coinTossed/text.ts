import type { EventText } from '../../wording';

export const text: EventText<'coinTossed'> = {
  names: () => [],
  en: ({ by, effectOf, right }, say) => ({
    clause: {
      subject: by === undefined || by === 'both' ? { text: 'a player', plural: false } : say.player(by),
      verb: right === undefined ? 'toss' : 'call',
      rest: `a coin${right === undefined ? '' : ' toss'}${effectOf === undefined ? '' : ` for the effect of ${say.object(effectOf, { quantity: 'kind', placeless: true })}`}${right === undefined ? '' : right ? ' right' : ' wrong'}`,
    },
  }),
  ko: ({ by, effectOf, right }, say) => ({
    clause: {
      subject: by === undefined || by === 'both' ? '' : say.attach(say.player(by), '이/가'),
      object: `${effectOf === undefined ? '' : `${say.noun(effectOf, { quantity: 'kind', placeless: true })}의 효과에 의한 `}코인 토스를`,
      verb: right === undefined ? '실행하다' : right ? '맞히다' : '틀리다',
    },
  }),
};
