import type { StatChange } from '../../definition';
import type { OperationText } from '../../wording';

/** What is done to all of them alike, as a command. */
function multiplied(...changes: (StatChange | undefined)[]): 'double' | 'halve' | null {
  const given = changes.flatMap((change) => change ?? []);
  if (given.every((change) => 'double' in change)) return 'double';
  return given.every((change) => 'halve' in change) ? 'halve' : null;
}

export const text: OperationText<'changeStats'> = {
  en: ({ what, atk, def, level, original, until, exactly }, say) => {
    const verb = level ? null : multiplied(atk, def);
    if (verb) {
      const stats = `${original ? 'original ' : ''}${say.and([...(atk ? ['ATK'] : []), ...(def ? ['DEF'] : [])])}`;
      const of = typeof what === 'object' ? `the ${stats} of ${say.object(what, { quantity: 'every' })}` : '';
      return { verb, rest: of || `${say.possessive(what)} ${stats}`, until };
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
