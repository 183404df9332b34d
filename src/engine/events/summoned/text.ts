import type { EventText } from '../../wording';

export const text: EventText<'summoned'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, method, way, byEffectOf, tribute, by, byOwnEffect }, say) => {
    const summon = tribute ? 'Tribute Summon' : say.methods(way ?? method ?? []);
    const subject = say.noun(card, { quantity: 'any', many: true, placeless: true });
    const without = tribute === false ? ' without Tributes' : '';
    const source = byEffectOf
      ? ` by the effect of ${say.object({ kind: 'monster', archetype: byEffectOf }, { quantity: 'any', placeless: true })}`
      : '';
    const own = byOwnEffect ? ` by ${subject.plural ? 'their' : 'its'} own effect` : source;
    if (by === undefined || card === 'self') {
      return { clause: { subject, verb: 'be', rest: `${summon}ed${without}${own}` } };
    }
    return { clause: { subject: say.player(by), verb: summon, rest: subject.text + without + own } };
  },
  ko: ({ card, method, way, byEffectOf, tribute, by, byOwnEffect }, say) => {
    const summon = tribute ? '어드밴스 소환' : say.methods(way ?? method ?? []);
    const source = byEffectOf
      ? `${say.noun({ kind: 'monster', archetype: byEffectOf }, { quantity: 'kind', placeless: true })}의 효과로`
      : '';
    const own = byOwnEffect ? '그 자체의 효과로' : source;
    const without = [tribute === false ? '릴리스 없이' : '', own].filter(Boolean).join(' ');
    const options = { quantity: 'kind', placeless: true } as const;
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
