import type { ModifierText } from '../../wording';

export const text: ModifierText<'directAttack'> = {
  en: ({ to, damage }, say) => {
    const subject = say.noun(to, { quantity: 'kind' });
    const [does, it, its] = subject.plural ? ['they do', 'they inflict', 'their'] : ['it does', 'it inflicts', 'its'];
    return {
      subject,
      modal: 'can',
      verb: 'attack',
      rest: 'directly',
      ...(damage && { more: [`if ${does} so by this effect, the battle damage ${it} is ${its} original ATK`] }),
    };
  },
  ko: ({ to, damage }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: '직접',
    verb: '공격할 수 있다',
    ...(damage && { more: ['이 효과로 직접 공격할 경우, 상대에게 주는 전투 데미지는 그 원래 공격력이 된다'] }),
  }),
};
