import type { Selector } from '../../definition';
import type { OperationText } from '../../wording';

/** Any card of the hand will do. */
const isPlain = (what: Selector): boolean =>
  Object.keys(what).every((key) => ['n', 'from', 'of', 'random', 'all'].includes(key));

/** The opponent draws from your hand what you discard. */
const drawnByOpponent = ({ of, random }: Selector, by: 'opponent' | undefined): boolean =>
  by === 'opponent' && random === true && of !== 'opponent';

export const text: OperationText<'discard'> = {
  en: ({ what, by }, say) => {
    if (typeof what === 'object' && drawnByOpponent(what, by))
      return { verb: 'choose', rest: `${what.n ?? 1} random card from your hand, and you discard it` };
    const who = typeof what === 'object' ? (what.of ?? 'you') : 'you';
    const whole = typeof what === 'object' && what.all && isPlain(what);
    const hand = { you: 'your entire hand', opponent: 'their entire hand', both: 'their entire hands' }[who];
    return {
      ...(who !== 'you' && { subject: say.player(who) }),
      verb: 'discard',
      rest: whole ? hand : say.object(what, { placeless: true }),
    };
  },
  ko: ({ what, by }, say) => {
    if (typeof what === 'object' && drawnByOpponent(what, by))
      return {
        subject: '자신의 패 중에서 상대가',
        rest: `무작위로 ${what.n ?? 1}장 고르고, 자신은 그 카드를`,
        verb: '버리다',
      };
    if (typeof what !== 'object') return { object: say.object(what, { source: true }), same: what, verb: '버리다' };
    const theirs = what.of === 'opponent' || what.of === 'both' ? { subject: say.subject(what.of) } : {};
    // Any card will do: "패를 2장 버린다" instead of naming them.
    const plain = isPlain(what);
    if (plain && what.all) return { ...theirs, object: '패를 전부', verb: '버리다' };
    if (plain) return { ...theirs, object: `패를 ${what.random ? '무작위로 ' : ''}${what.n ?? 1}장`, verb: '버리다' };
    return { ...theirs, object: say.object({ ...what, of: 'you' }, { source: true }), same: what, verb: '버리다' };
  },
};
