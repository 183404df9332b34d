import type { Ref } from '../../definition';
import type { English, Korean, OperationText } from '../../wording';

const POSITIONS = {
  attack: { en: 'Attack Position', ko: '공격 표시로' },
  defense: { en: 'Defense Position', ko: '수비 표시로' },
  faceDownDefense: { en: 'face-down Defense Position', ko: '뒷면 수비 표시로' },
  faceUp: { en: 'face-up', ko: '앞면 표시로' },
};

/** Face-down monsters are turned face-up in their new position. */
const turnsUp = (what: Ref, to: string, say: English | Korean): boolean =>
  (to === 'attack' || to === 'defense') && say.mayBeFaceDown(what);

export const text: OperationText<'changePosition'> = {
  en: ({ what, to }, say) => {
    if (to === 'faceUp') return { verb: 'flip', rest: `${say.object(what)} face-up` };
    if (to === 'other') {
      const positions = typeof what === 'object' ? `the battle position of ${say.object(what)}` : '';
      return { verb: 'change', rest: positions || `${say.possessive(what)} battle position` };
    }
    const face = turnsUp(what, to, say) ? 'face-up ' : '';
    return { verb: 'change', rest: `${say.object(what)} to ${face}${POSITIONS[to].en}` };
  },
  ko: ({ what, to }, say) => {
    if (to === 'other') return { object: `${say.noun(what)}의 표시 형식을`, verb: '변경하다' };
    const face = turnsUp(what, to, say) ? '앞면 ' : '';
    return { object: say.object(what), same: what, rest: face + POSITIONS[to].ko, verb: '하다' };
  },
};
