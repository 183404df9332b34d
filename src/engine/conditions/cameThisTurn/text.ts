import type { ConditionText } from '../../wording';

const EN = { battle: 'destroyed by battle and ', effect: 'destroyed by a card effect and ', any: 'destroyed and ' };
const KO = { battle: '전투로 파괴되어 ', effect: '효과로 파괴되어 ', any: '파괴되어 ' };
const WAYS_EN = {
  opponent: " by an opponent's card",
  ownEffect: ' by its own effect',
  ownCost: ' to activate its own effect, which was applied',
};
const WAYS_KO = { opponent: '상대에 의해 ', ownEffect: '자신의 효과로 ', ownCost: '자신의 효과를 발동하기 위해 ' };

export const text: ConditionText<'cameThisTurn'> = {
  en: ({ card, to, from, destroyed, by }, say) => {
    const subject = say.noun(card, { placeless: true });
    const place = to === 'gy' ? 'sent to the GY' : 'banished';
    const where = from ? place.replace('sent', 'sent from the field') : place;
    const words = `${destroyed ? EN[destroyed] : ''}${where} this turn${by ? WAYS_EN[by] : ''}`;
    return { clause: { subject, verb: '', rest: `${subject.plural ? 'were' : 'was'} ${words}` } };
  },
  ko: ({ card, to, from, destroyed, by }, say) => {
    const how = `${by ? WAYS_KO[by] : ''}${destroyed ? KO[destroyed] : ''}${from ? '필드에서 ' : ''}`;
    const applied = by === 'ownCost';
    const came = to === 'gy' ? '묘지로 보내' : '제외되';
    return {
      clause: {
        subject: say.with(card, '이/가', { placeless: true }),
        object:
          `이 턴에 ${how}${applied ? `${came}${to === 'gy' ? '지' : ''}고 그 효과를` : to === 'gy' ? '묘지로' : ''}`.trim(),
        verb: applied ? '적용하다' : to === 'gy' ? '보내지다' : '제외되다',
      },
      past: true,
    };
  },
};
