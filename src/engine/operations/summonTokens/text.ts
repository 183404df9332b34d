import type { Modifier, Value } from '../../definition';
import type { OperationText } from '../../wording';

/** What "?" stands for. */
const originals = (atk: Value | undefined, def: Value | undefined): Modifier | null =>
  atk === undefined && def === undefined
    ? null
    : {
        mod: 'stat',
        to: 'self',
        original: true,
        ...(atk !== undefined && { atk: { set: atk } }),
        ...(def !== undefined && { def: { set: def } }),
      };

export const text: OperationText<'summonTokens'> = {
  en: ({ token, n, to, position, atk, def, attach, attachThisTurn, onDestroyed }, say) => {
    const words = [
      `${n} ${say.token(token, n, { atk, def })}`,
      to === 'opponent' ? "to your opponent's field" : '',
      position ? `in ${say.label('positions', position)}` : '',
    ];
    const these = n > 1 ? { text: 'these Tokens', plural: true } : { text: 'this Token', plural: false };
    const one = { text: n > 1 ? 'that Token' : 'this Token', plural: false };
    const original = originals(atk, def);
    const more = [
      ...(original ? [say.as(these, () => say.modifier(original))] : []),
      ...say.as(these, () => (attach ?? []).map((m) => say.modifier(m))),
      ...say.as(these, () => (attachThisTurn ?? []).map((m) => `this turn, ${say.modifier(m)}`)),
    ];
    if (onDestroyed) {
      const steps = say.as(one, () => say.steps(onDestroyed));
      more.push(`each time ${n > 1 ? 'one of these Tokens' : 'this Token'} is destroyed, ${steps}`);
    }
    return { verb: 'Special Summon', rest: words.filter(Boolean).join(' '), riders: more };
  },
  ko: ({ token, n, to, position, atk, def, attach, attachThisTurn, onDestroyed }, say) => {
    const original = originals(atk, def);
    const more = say.as('이 토큰', () => [
      ...(original ? [say.modifier(original)] : []),
      ...(attach ?? []).map((m) => say.modifier(m)),
      ...(attachThisTurn ?? []).map((m) => `특수 소환된 턴에, ${say.modifier(m)}`),
    ]);
    if (onDestroyed) more.push(`이 토큰이 파괴될 때마다, ${say.as('그 토큰', () => say.steps(onDestroyed))}`);
    return {
      object: `${to === 'opponent' ? '상대' : '자신'} 필드에 ${say.token(token, n, { atk, def })} ${n}장을`,
      rest: position ? say.attach(say.label('positions', position), '으로/로') : '',
      verb: '특수 소환하다',
      riders: more,
    };
  },
};
