import type { ConditionText } from '../../wording';

export const text: ConditionText<'phase'> = {
  en: ({ in: phases }, say) => ({ during: `during the ${say.or(phases.map((p) => say.label('phases', p)))}` }),
  ko: ({ in: phases }, say) => ({ during: `${phases.map((p) => say.label('phases', p)).join(' / ')}에` }),
};
