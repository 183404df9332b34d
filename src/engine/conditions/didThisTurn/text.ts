import type { ConditionText } from '../../wording';

const DEEDS = {
  attacked: { en: 'attacked', object: '', verb: '공격하다' },
  battled: { en: 'battled', object: '전투를', verb: '실행하다' },
  destroyedByBattle: { en: 'destroyed a monster by battle', object: '전투로 몬스터를', verb: '파괴하다' },
  flippedFaceUp: { en: '', object: '', verb: '리버스하다' },
};

export const text: ConditionText<'didThisTurn'> = {
  en: ({ card, what }, say) => {
    const subject = say.noun(card);
    const words = what === 'flippedFaceUp' ? `${subject.plural ? 'were' : 'was'} flipped face-up` : DEEDS[what].en;
    return { clause: { subject, verb: '', rest: `${words} this turn` } };
  },
  ko: ({ card, what }, say) => {
    const { object, verb } = DEEDS[what];
    return {
      clause: { subject: say.with(card, '이/가'), object: ['이 턴에', object].filter(Boolean).join(' '), verb },
      past: true,
    };
  },
};
