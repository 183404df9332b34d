import { PHASES, type Phase } from '../../terms';
import type { ConditionText } from '../../wording';

/** Both Main Phases together are "the Main Phase". */
const wholeMain = (phases: readonly Phase[]): boolean => phases.includes('main1') && phases.includes('main2');

/** The one Phase that is left out of all. */
function allBut(phases: readonly Phase[]): Phase | null {
  const left = PHASES.filter((p) => !phases.includes(p));
  return left.length === 1 ? (left[0] ?? null) : null;
}

function named(phases: readonly Phase[], main: string, label: (phase: Phase) => string): string[] {
  if (!wholeMain(phases)) return phases.map(label);
  return [main, ...phases.filter((p) => p !== 'main1' && p !== 'main2').map(label)];
}

export const text: ConditionText<'phase'> = {
  en: ({ in: phases }, say) => {
    const not = allBut(phases);
    if (not) return { during: `except during the ${say.label('phases', not)}` };
    const names = named(phases, 'Main Phase', (p) => say.label('phases', p));
    const [first = '', ...more] = names.map((name) => (/\d$/.test(name) ? name : `the ${name}`));
    // "the Main Phase or Battle Phase"
    return {
      during: `during ${say.or([first, ...more.map((name) => (wholeMain(phases) ? name.replace('the ', '') : name))])}`,
    };
  },
  ko: ({ in: phases }, say) => {
    const not = allBut(phases);
    if (not) return { during: `${say.label('phases', not)} 이외에` };
    const names = named(phases, '메인 페이즈', (p) => say.label('phases', p));
    return { during: `${names.join(' / ')}에` };
  },
};
