import type { OperationText } from '../../wording';

export const text: OperationText<'changeStats'> = {
  en: ({ what, atk, def, level, original, until, exactly }, say) => {
    const multiplied =
      atk && !def && !level && !original && typeof what === 'object' && ('double' in atk || 'halve' in atk);
    if (multiplied) {
      const verb = 'double' in atk ? 'double' : 'halve';
      return { verb, rest: `the ATK of ${say.object(what, { quantity: 'every' })}`, until };
    }
    return {
      ...say.stats(
        what,
        { ...(atk && { atk }), ...(def && { def }), ...(level && { level }), ...(original && { original }) },
        exactly,
      ),
      until,
    };
  },
  ko: ({ what, atk, def, level, original, until }, say) => ({
    ...say.stats(
      what,
      { ...(atk && { atk }), ...(def && { def }), ...(level && { level }), ...(original && { original }) },
      false,
    ),
    until,
  }),
};
