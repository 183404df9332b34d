import type { Condition, Modifier, Until, When } from '../../definition';
import type { OperationText } from '../../wording';

/** What a player may do: how long comes first. */
const RIGHTS: ReadonlySet<Modifier['mod']> = new Set<Modifier['mod']>(['normalSummons', 'extraNormalSummon']);

/** What has a condition or a remark of its own within its sentence. */
const isLong = (m: Modifier): boolean =>
  m.mod === 'gainInsteadOfDamage' || m.mod === 'damageInsteadOfGain' || (m.mod === 'multiplyDamage' && m.once === true);

/** Conditions that all of several have: said once. */
function sharedConditions(apply: readonly Modifier[] = []): Condition[] | null {
  const [first, ...more] = apply.map((m) => JSON.stringify(m.if));
  if (first === undefined || more.length === 0 || more.some((one) => one !== first)) return null;
  return apply[0]?.if ?? null;
}
const bare = ({ if: _if, ...modifier }: Modifier): Modifier => modifier;

/** What waits for a moment of this Damage Step lasts no longer anyway. */
const momentary = (reaction: { when: When } | undefined, until: Until): boolean =>
  until === 'damageStepEnd' && (reaction?.when.event === 'battled' || reaction?.when.event === 'damageStep');

export const text: OperationText<'linger'> = {
  en: ({ apply, reaction, until, may }, say) => {
    const shared = sharedConditions(apply);
    const said = (apply ?? []).map((m) => say.modifier(shared ? bare(m) : m));
    const parts = shared ? [`${say.conditions(shared)}, ${say.and(said)}`] : said;
    if (reaction) {
      const when = say.when(reaction.when);
      // A moment comes once; what happens can happen again.
      const [time, at] = /^(after|at|before|during) /.test(when) ? [when, ''] : [`each time ${when}`, 'immediately '];
      parts.push(`${time}, ${at}${say.steps(reaction.do)}`);
    }
    return {
      ...(may ? { verb: 'apply', rest: `this: ${say.and(parts)}` } : { verb: '', rest: say.and(parts) }),
      ...(!momentary(reaction, until) && { until }),
      ...((reaction || apply?.some((m) => m.if?.length || RIGHTS.has(m.mod) || isLong(m))) && { untilFirst: true }),
    };
  },
  ko: ({ apply, reaction, until, may }, say) => {
    const parts = apply?.length ? [say.modifiers(apply)] : [];
    if (reaction) parts.push(`${say.when(reaction.when, true)}, ${say.steps(reaction.do)}`);
    const lasting = until === 'turnEnd' ? { lead: '이 턴에' } : momentary(reaction, until) ? {} : { until };
    if (may) return { object: `"${parts.join('. ')}" 효과를`, verb: '적용하다', ...lasting };
    return { object: parts.join('. '), verb: '', ...lasting };
  },
};
