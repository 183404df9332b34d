import type { Phase } from '../../terms';
import type { ConditionText } from '../../wording';

/** Both Main Phases together are "the Main Phase". */
const wholeMain = (phases: readonly Phase[]): boolean =>
  phases.length === 2 && phases.includes('main1') && phases.includes('main2');

export const text: ConditionText<'phase'> = {
  en: ({ in: phases }, say) => {
    const names = wholeMain(phases) ? ['the Main Phase'] : phases.map((p) => `the ${say.label('phases', p)}`);
    return { during: `during ${say.or(names).replaceAll('the Main Phase ', 'Main Phase ')}` };
  },
  ko: ({ in: phases }, say) => {
    const names = wholeMain(phases) ? ['메인 페이즈'] : phases.map((p) => say.label('phases', p));
    return { during: `${names.join(' / ')}에` };
  },
};
