import type { Ref, Selector } from '../../definition';
import type { Frame, SummonWay } from '../../terms';
import type { OperationText } from '../../wording';

const FRAMES: readonly Frame[] = ['synchro', 'xyz', 'link'];
const waysOf = (what: Selector | undefined): SummonWay[] => {
  const frames = what?.frame === undefined ? FRAMES : [what.frame].flat();
  return frames.filter((f): f is 'synchro' | 'xyz' | 'link' => f === 'synchro' || f === 'xyz' || f === 'link');
};
const monster = (what: Selector | undefined): Selector => ({ kind: 'monster', ...what, from: 'extraDeck', of: 'you' });
const used = (using: Selector | undefined): Selector => ({ kind: 'monster', from: 'monsterZone', of: 'you', ...using });

/** Of several described, one or more. */
const many = (including: Ref): { many?: true } => (typeof including === 'object' ? { many: true } : {});

export const text: OperationText<'summonNow'> = {
  en: ({ what, including, using }, say) => ({
    lead: 'immediately after this effect resolves',
    verb: say.methods(waysOf(what)),
    rest: `${say.object(monster(what), { source: true })}, using ${say.object(used(using), { quantity: 'kind' })}${
      including ? `, including ${say.object(including, { quantity: 'any', ...many(including) })},` : ''
    } as material`,
  }),
  ko: ({ what, including, using }, say) => ({
    lead: `이 효과의 처리 직후, ${including ? `${including === 'self' ? say.with(including, '을/를') : `${say.noun(including, { quantity: 'kind' })} 1장 이상을`} 포함하는 ` : ''}${say.with(
      used(using),
      '을/를',
      {
        quantity: 'kind',
      },
    )} 소재로 하여`,
    object: say.object(monster(what), { source: true }),
    verb: `${say.methods(waysOf(what))}하다`,
  }),
};
