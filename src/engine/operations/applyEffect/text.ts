import type { OperationText } from '../../wording';

const CHOICES = {
  gainLP: { en: 'gaining LP', ko: 'LP를 회복하는' },
  damage: { en: 'taking damage', ko: '데미지를 받는' },
};

export const text: OperationText<'applyEffect'> = {
  en: ({ of, choice }, say) => ({
    verb: 'apply',
    rest: choice
      ? `the activation effect of ${say.object(of)} that includes ${CHOICES[choice].en}`
      : `the activation effect of ${say.object(of)}`,
  }),
  ko: ({ of, choice }, say) => ({
    object: `${say.noun(of)}의 발동시의 ${choice ? `${CHOICES[choice].ko} 쪽의 ` : ''}효과를`,
    verb: '적용하다',
  }),
};
