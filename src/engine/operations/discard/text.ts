import type { OperationText } from '../../wording';

export const text: OperationText<'discard'> = {
  en: ({ what }, say) => {
    const theirs = typeof what === 'object' && what.of === 'opponent';
    return {
      ...(theirs && { subject: say.player('opponent') }),
      verb: 'discard',
      rest: say.object(what, { placeless: true }),
    };
  },
  ko: ({ what }, say) => {
    if (typeof what !== 'object') return { object: say.object(what, { source: true }), same: what, verb: '버리다' };
    const theirs = what.of === 'opponent' ? { subject: say.subject('opponent') } : {};
    // Any card will do: "패를 2장 버린다" instead of naming them.
    const plain = Object.keys(what).every((key) => ['n', 'from', 'of', 'random', 'all'].includes(key));
    if (plain && what.all) return { ...theirs, object: '패를 전부', verb: '버리다' };
    if (plain) return { ...theirs, object: `패를 ${what.random ? '무작위로 ' : ''}${what.n ?? 1}장`, verb: '버리다' };
    return { ...theirs, object: say.object({ ...what, of: 'you' }, { source: true }), same: what, verb: '버리다' };
  },
};
