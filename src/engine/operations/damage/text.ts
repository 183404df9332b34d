import type { Ref } from '../../definition';
import type { English, OperationText } from '../../wording';

/** "its controller", "the owner of each of those cards". */
function belongsTo(ref: Ref, say: English): string {
  const { owner, each } = say.holder(ref);
  const word = owner ? 'owner' : 'controller';
  const noun = say.object(ref);
  if (noun === 'it') return `its ${word}`;
  return `the ${word} of ${each ? 'each of ' : ''}${noun}`;
}

export const text: OperationText<'damage'> = {
  en: ({ to, amount }, say) => {
    const damage = say.amount(amount, 'damage');
    if (to === 'you') return { verb: 'take', rest: damage };
    if (to === 'both') return { subject: { text: 'each player', plural: false }, verb: 'take', rest: damage };
    const times = / for each .*$/.exec(damage)?.[0] ?? '';
    const whom = to === 'opponent' ? 'your opponent' : belongsTo(to, say);
    const each = to === 'opponent' ? times.replace('your opponent controls', 'they control') : times;
    return { verb: 'inflict', rest: `${damage.slice(0, damage.length - times.length)} to ${whom}${each}` };
  },
  ko: ({ to, amount }, say) => {
    const object = `${say.amount(amount)} 데미지를`;
    if (to === 'you' || to === 'both') return { subject: say.subject(to), object, verb: '받다' };
    if (to === 'opponent') return { subject: '상대에게', object, verb: '주다' };
    const { owner, each } = say.holder(to);
    const who = `${each ? `${say.noun(to)} 1장마다 그` : `${say.noun(to)}의`} ${owner ? '주인' : '컨트롤러'}에게`;
    return { subject: who, object, verb: '주다' };
  },
};
