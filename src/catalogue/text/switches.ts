/** The rule switches as a player reads them: what it is called, and what changes with it. */
import type { Switch } from '../../engine/state/switches';
import type { Label } from './labels';

export const SWITCH_TEXTS: Record<Switch, { name: Label; rule: Label }> = {
  'flip-negation-before-october-2023': {
    name: { en: 'Negated Flip Summons as before October 2023', ko: '반전 소환 무효: 2023년 10월 이전 재정' },
    rule: {
      en: 'A monster whose Flip Summon or Gemini Summon was negated does not count as destroyed on the field, nor as sent from it.',
      ko: '반전 소환이나 듀얼 몬스터의 재소환이 무효가 된 몬스터는 필드에서 파괴되거나 필드에서 묘지로 보내진 것으로 취급하지 않는다.',
    },
  },
  'temporary-banish-keeps-summon-turn': {
    name: { en: 'The turn of a Summon outlasts a banishment', ko: '일시적으로 제외되어도 소환한 턴으로 취급' },
    rule: {
      en: 'A monster that returns to the field in the turn it was Summoned in still counts as Summoned in that turn.',
      ko: '일시적으로 제외되었다가 그 턴에 필드로 되돌아온 몬스터를 여전히 그 턴에 소환한 몬스터로 취급한다.',
    },
  },
  'tcg-hidden-triggers': {
    name: { en: 'Triggers in the hand as in the TCG', ko: '패의 유발 효과: TCG 방식' },
    rule: {
      en: 'Optional Trigger Effects of the hand and the Deck are placed together with those of public cards, instead of being used like fast effects afterwards.',
      ko: '패와 덱에서 발동하는 임의 유발 효과도 공개된 카드의 유발 효과와 같은 순서로 체인에 쌓으며, 그 뒤에 따로 발동하지 않는다.',
    },
  },
};
