import type { Selector } from '../../definition';
import type { OperationText } from '../../wording';

const fusion = (what: Selector | undefined): Selector => ({
  kind: 'monster',
  ...what,
  frame: 'fusion',
  from: 'extraDeck',
  of: 'you',
});
const used = (using: Selector | undefined): Selector => ({ kind: 'monster', ...using });

export const text: OperationText<'fusionSummon'> = {
  en: ({ what, from, also, using, to }, say) => ({
    verb: 'Fusion Summon',
    rest: `${say.object(fusion(what), { source: true })}, ${
      to === 'banished' ? 'banishing' : to === 'deck' ? 'returning to the Deck' : 'using'
    } ${say.object(used(using), { quantity: 'kind', placeless: true })} from your ${say.places(from).replace('the ', '')} as material`,
    ...(also && {
      riders: [
        `${say.conditions(also.if)}, you can also use monsters from your ${say.places(also.from).replace('the ', '')}`,
      ],
    }),
  }),
  ko: ({ what, from, also, using, to }, say) => ({
    lead: `자신의 ${say.places(from)}에서 ${say.with(used(using), '을/를', { quantity: 'kind', placeless: true })} ${
      to === 'banished' ? '소재로 제외하고' : to === 'deck' ? '소재로 덱으로 되돌리고' : '융합 소재로 하여'
    }`,
    object: say.object(fusion(what), { source: true }),
    verb: '융합 소환하다',
    ...(also && {
      riders: [`${say.conditions(also.if)}, 자신의 ${say.places(also.from)}의 몬스터도 융합 소재로 할 수 있다`],
    }),
  }),
};
