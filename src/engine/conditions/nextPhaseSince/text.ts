import type { ConditionText } from '../../wording';

const EN = { battle: 'destroyed by battle and ', effect: 'destroyed by a card effect and ', any: 'destroyed and ' };
const KO = { battle: '전투로 파괴되어 ', effect: '효과로 파괴되어 ', any: '파괴되어 ' };

export const text: ConditionText<'nextPhaseSince'> = {
  en: ({ card, phase, destroyed }, say) => ({
    during: `in the next ${say.label('phases', phase)} after ${say.noun(card, { placeless: true }).text} was ${destroyed ? EN[destroyed] : ''}sent to the GY`,
  }),
  ko: ({ card, phase, destroyed }, say) => ({
    during: `${say.with(card, '이/가', { placeless: true })} ${destroyed ? KO[destroyed] : ''}묘지로 보내졌을 경우, 다음 ${say.label('phases', phase)}에`,
  }),
};
