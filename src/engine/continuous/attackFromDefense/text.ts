import type { ModifierText } from '../../wording';

export const text: ModifierText<'attackFromDefense'> = {
  en: ({ to, use }, say) => {
    const subject = say.noun(to, { quantity: 'kind' });
    const [does, its] = subject.plural ? ['they do', 'their'] : ['it does', 'its'];
    return {
      subject,
      modal: 'can',
      verb: 'attack',
      rest: 'while in face-up Defense Position',
      more: [`if ${does}, use ${its} ${use.toUpperCase()} for damage calculation`],
    };
  },
  ko: ({ to, use }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: '앞면 수비 표시인 채로',
    verb: '공격할 수 있다',
    more: [`그 경우, ${use === 'atk' ? '공격력을' : '수비력을 공격력 대신에'} 적용하여 데미지 계산을 실행한다`],
  }),
};
