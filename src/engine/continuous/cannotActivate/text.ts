import type { Selector } from '../../definition';
import type { ModifierText } from '../../wording';

const onlyMonsters = ({ kind }: Selector): boolean => kind === 'monster';

export const text: ModifierText<'cannotActivate'> = {
  en: ({ who, cards, effects }, say) => {
    const noun = say.object(cards, { quantity: 'kind' });
    // A Spell or Trap is activated as a card: "Trap Cards", not "Traps".
    const named = noun.replace('Spells/Traps', 'Spell/Trap Cards').replace(/\b(Spell|Trap)s\b/, '$1 Cards');
    return {
      subject: say.player(who),
      modal: 'cannot',
      verb: 'activate',
      // A monster is no card that is activated: only its effects are.
      rest: effects ? (onlyMonsters(cards) ? `the effects of ${noun}` : `${named} or their effects`) : named,
    };
  },
  ko: ({ who, cards, effects }, say) => {
    const noun = say.noun(cards, { quantity: 'kind' });
    return {
      subject: say.subject(who),
      object: effects ? `${noun}${onlyMonsters(cards) ? '의 효과를' : ' 및 그 효과를'}` : say.attach(noun, '을/를'),
      verb: '발동할 수 없다',
    };
  },
};
