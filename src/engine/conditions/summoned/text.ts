import type { ConditionText } from '../../wording';

export const text: ConditionText<'summoned'> = {
  en: (
    { card, method, way, byEffectOf, byEffectOfName, thisTurn, tribute, withoutTributing, tributing, from },
    say,
  ) => {
    const subject = say.noun(card);
    const how = tribute
      ? 'Tribute Summoned'
      : withoutTributing
        ? 'Normal Summoned without Tributing'
        : `${say.methods(way ?? method ?? (from ? ['special'] : []))}ed`;
    const by = tributing === undefined ? '' : ` by Tributing ${say.cardName(tributing)}`;
    const source = byEffectOf
      ? ` by the effect of ${say.object({ kind: 'monster', archetype: byEffectOf }, { quantity: 'any', placeless: true })}`
      : byEffectOfName === undefined
        ? ''
        : ` by the effect of ${say.cardName(byEffectOfName)}`;
    const place = from
      ? ` from ${from === 'banished' ? 'among banished cards' : `the ${say.label('places', from)}`}`
      : '';
    const words = `${subject.plural ? 'were' : 'was'} ${how}${place}${source}${by}${thisTurn ? ' this turn' : ''}`;
    return { clause: { subject, verb: '', rest: words } };
  },
  ko: (
    { card, method, way, byEffectOf, byEffectOfName, thisTurn, tribute, withoutTributing, tributing, from },
    say,
  ) => {
    const how = tribute
      ? '어드밴스 소환'
      : withoutTributing
        ? '릴리스 없이 일반 소환'
        : say.methods(way ?? method ?? (from ? ['special'] : []));
    const by = tributing === undefined ? '' : `${say.attach(say.cardName(tributing), '을/를')} 릴리스하고`;
    const source = byEffectOf
      ? `${say.noun({ kind: 'monster', archetype: byEffectOf }, { quantity: 'kind', placeless: true })}의 효과로`
      : byEffectOfName === undefined
        ? ''
        : `${say.cardName(byEffectOfName)}의 효과로`;
    const place = from ? `${say.label('places', from)}에서` : '';
    const self =
      card === 'self' && !thisTurn && !source ? [by, place, `${how}한 이 카드`].filter(Boolean).join(' ') : undefined;
    return {
      clause: {
        subject: say.with(card, '이/가'),
        object: [source, by, place, thisTurn ? '이 턴에' : ''].filter(Boolean).join(' '),
        verb: `${how}되다`,
      },
      past: true,
      ...(self !== undefined && { self }),
    };
  },
};
