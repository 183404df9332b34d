import type { Ref } from '../../definition';
import type { EventText } from '../../wording';

/** Where it is said to whose field it was Summoned, not also that its player controls it. */
const fieldless = (card: Ref, exactlyOne: true | undefined): Ref => {
  if (!exactlyOne || typeof card !== 'object') return card;
  const { of: _, ...rest } = card;
  return rest;
};

export const text: EventText<'summoned'> = {
  names: ({ card, exactlyOne }) => [{ name: 'event', cards: card, many: typeof card === 'object' && !exactlyOne }],
  en: ({ card, method, way, byEffectOf, tribute, by, byOwnEffect, from, fromOf = 'both', exactlyOne }, say) => {
    const summon = tribute ? 'Tribute Summon' : say.methods(way ?? method ?? []);
    const noun = say.noun(fieldless(card, exactlyOne), {
      quantity: 'any',
      placeless: true,
      ...(exactlyOne ? {} : { many: true }),
    });
    const subject = exactlyOne ? { ...noun, text: noun.text.replace(/^an? /, 'exactly 1 ') } : noun;
    const field = exactlyOne && say.sideOf(card) ? ` to ${say.whose(say.sideOf(card) ?? 'you')} field` : '';
    const there = from === undefined ? '' : say.places(from);
    const whose = fromOf === 'both' ? there : `${say.whose(fromOf)} ${there.replace(/^the /, '')}`;
    const origin = from === undefined ? '' : ` from ${whose}`;
    const without = origin + (tribute === false ? ' without Tributes' : '');
    const source = byEffectOf
      ? ` by the effect of ${say.object({ kind: 'monster', archetype: byEffectOf }, { quantity: 'any', placeless: true })}`
      : '';
    const own = byOwnEffect ? ` by ${subject.plural ? 'their' : 'its'} own effect` : source;
    if (by === undefined || card === 'self') {
      return { clause: { subject, verb: 'be', rest: `${summon}ed${field}${without}${own}` } };
    }
    return { clause: { subject: say.player(by), verb: summon, rest: subject.text + without + own } };
  },
  ko: ({ card, method, way, byEffectOf, tribute, by, byOwnEffect, from, fromOf, exactlyOne }, say) => {
    const summon = tribute ? '어드밴스 소환' : say.methods(way ?? method ?? []);
    const source = byEffectOf
      ? `${say.noun({ kind: 'monster', archetype: byEffectOf }, { quantity: 'kind', placeless: true })}의 효과로`
      : '';
    const own = byOwnEffect ? '그 자체의 효과로' : source;
    const whose = fromOf === undefined || fromOf === 'both' ? '' : `${say.player(fromOf)} `;
    const origin = from === undefined ? '' : `${whose}${say.places(from)}에서`;
    const without = [origin, tribute === false ? '릴리스 없이' : '', own].filter(Boolean).join(' ');
    const options = { quantity: 'kind', placeless: true } as const;
    if (exactlyOne) {
      const side = say.sideOf(card);
      const lead = side === undefined || side === 'both' ? '' : `${say.player(side)} 필드에 `;
      return {
        clause: {
          subject: `${lead}${say.noun(fieldless(card, exactlyOne), options)} 1장만이`,
          object: without,
          verb: `${summon}되다`,
        },
      };
    }
    if (by === undefined || card === 'self') {
      return { clause: { subject: say.with(card, '이/가', options), object: without, verb: `${summon}되다` } };
    }
    const who = by === 'both' ? '자신이나 상대가' : say.attach(say.player(by), '이/가');
    return {
      clause: {
        subject: who,
        object: [say.with(card, '을/를', options), without].filter(Boolean).join(' '),
        verb: `${summon}하다`,
      },
    };
  },
};
