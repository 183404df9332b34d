import type { Ref } from '../../definition';
import type { EventText } from '../../wording';

const AFTER = 'after damage calculation';

/** The monster it battled; any monster where none is named. */
function opponentOf(against: Ref | undefined, faceDown: boolean | undefined): Ref {
  const monster = against ?? { kind: 'monster' };
  return faceDown && typeof monster === 'object' ? { ...monster, faceUp: false } : monster;
}

export const text: EventText<'battled'> = {
  names: ({ card, against }) => [
    { name: 'battling', cards: against ?? { kind: 'monster' } },
    { name: 'event', cards: against ?? card },
  ],
  en: ({ card, against, role, targetWasFaceDown }, say) => {
    const subject = say.noun(card, { quantity: 'any', placeless: true });
    const other = say.object(opponentOf(against, targetWasFaceDown && role !== 'target'), {
      quantity: 'any',
      placeless: true,
    });
    const faceDown = targetWasFaceDown ? ' while face-down' : '';
    const was = subject.plural ? 'were' : 'was';
    if (role === 'target') {
      const by = against === undefined ? '' : ` by ${other}`;
      return { moment: AFTER, clause: { subject, verb: '', rest: `${was} attacked${by}${faceDown}` } };
    }
    return {
      moment: AFTER,
      clause: { subject, verb: '', rest: `${role === 'attacker' ? 'attacked' : 'battled'} ${other}` },
    };
  },
  ko: ({ card, against, role, targetWasFaceDown }, say) => {
    const me = say.noun(card, { quantity: 'kind', placeless: true });
    const other = say.noun(opponentOf(against, targetWasFaceDown && role !== 'target'), {
      quantity: 'kind',
      placeless: true,
    });
    if (role === 'target') {
      const by = against === undefined ? '' : `${other}에게 `;
      return {
        at: `${targetWasFaceDown ? '뒷면 표시의 ' : ''}${say.attach(me, '이/가')} ${by}공격받은 데미지 계산 후`,
      };
    }
    if (role === 'attacker') {
      return { at: `${say.attach(me, '이/가')} ${say.attach(other, '을/를')} 공격한 데미지 계산 후` };
    }
    return { at: `${say.attach(me, '이/가')} ${say.attach(other, '과/와')} 전투를 실행한 데미지 계산 후` };
  },
};
