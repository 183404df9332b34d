import type { OperationText } from '../../wording';

export const text: OperationText<'placeInSpellTrapZone'> = {
  en: ({ what, to }, say) => ({
    verb: 'place',
    rest: say.placed(
      what,
      { source: true },
      `face-up in ${to ? "its owner's" : 'your'} Spell & Trap Zone as ${say.noun(what).plural ? 'Continuous Spells' : 'a Continuous Spell'}`,
    ),
  }),
  ko: ({ what, to }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    rest: `지속 마법 카드로 취급하여 ${to ? '원래 주인' : '자신'}의 마법 & 함정 존에 앞면 표시로`,
    verb: '놓다',
  }),
};
