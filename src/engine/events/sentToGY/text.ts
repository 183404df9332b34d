import type { EventText } from '../../wording';

export const text: EventText<'sentToGY'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: card !== 'self' }],
  en: ({ card, from, to, destroyed, how: effect, because, by, faceUp, notByBattle, asMaterial }, say) => {
    const whose = to ? say.whose(to) : 'the';
    const what = effect ? 'card effect' : 'card';
    const whoseCard = by === 'opponent' ? "your opponent's" : by === 'you' ? 'your' : effect ? 'a' : '';
    const reason = because ? ' because the equipped monster is sent to the GY' : '';
    const agent = (whoseCard ? ` by ${whoseCard} ${what}` : '') + reason;
    const was = faceUp ? ', where it was face-up,' : '';
    const except = notByBattle ? ', except by battle' : '';
    const used = asMaterial ? ` as ${say.methods(asMaterial)} material` : '';
    const leaving = from ? ` from ${say.places(from)}${was}` : '';
    const subject = say.noun(card, { quantity: 'any', many: true, placeless: true });
    if (destroyed === undefined)
      return { clause: { subject, verb: 'be', rest: `sent${leaving} to ${whose} GY${used}${agent}${except}` } };
    const how = destroyed === 'any' ? agent : ` by ${destroyed === 'battle' ? 'battle' : 'a card effect'}`;
    return { clause: { subject, verb: 'be', rest: `destroyed${how} and sent${leaving} to ${whose} GY` } };
  },
  ko: ({ card, from, to, destroyed, how: effect, because, by, faceUp, notByBattle, asMaterial }, say) => {
    const source = effect
      ? [by === undefined ? '' : say.player(by), '효과로'].filter(Boolean).join(' ')
      : by === undefined
        ? ''
        : `${say.player(by)}에 의해`;
    const how = destroyed === 'battle' ? '전투로 파괴되어' : destroyed === 'effect' ? '효과로 파괴되어' : '파괴되어';
    const words = [
      source,
      destroyed ? how : '',
      notByBattle ? '전투 이외로' : '',
      asMaterial ? `${say.methods(asMaterial)}의 소재로서` : '',
      from ? `${faceUp ? '앞면 표시로 존재하던 ' : ''}${say.places(from)}에서` : '',
      to ? `${say.player(to)} 묘지로` : '묘지로',
    ];
    const subject = say.with(card, '이/가', { quantity: 'kind', placeless: true });
    return {
      clause: {
        subject: because ? `장착 몬스터가 묘지로 보내진 것으로 ${subject}` : subject,
        object: words.filter(Boolean).join(' '),
        verb: '보내지다',
      },
    };
  },
};
