import type { EventText } from '../../wording';

const AFTER = 'after damage calculation';

export const text: EventText<'battled'> = {
  names: ({ card, against }) => [
    { name: 'battling', cards: against ?? { kind: 'monster' } },
    { name: 'event', cards: against ?? card },
  ],
  en: ({ card, against, role, targetWasFaceDown }, say) => {
    const subject = say.noun(card, { quantity: 'any', placeless: true });
    const other = say.object(against ?? { kind: 'monster' }, { quantity: 'any', placeless: true });
    const faceDown = targetWasFaceDown ? ' while face-down' : '';
    const was = subject.plural ? 'were' : 'was';
    if (role === 'target') {
      const by = against === undefined ? '' : ` by ${other}`;
      return { moment: AFTER, clause: { subject, verb: '', rest: `${was} attacked${by}${faceDown}` } };
    }
    const what = targetWasFaceDown ? other.replace(/^an? /, 'a face-down ') : other;
    return {
      moment: AFTER,
      clause: { subject, verb: '', rest: `${role === 'attacker' ? 'attacked' : 'battled'} ${what}` },
    };
  },
  ko: ({ card, against, role, targetWasFaceDown }, say) => {
    const me = say.noun(card, { quantity: 'kind', placeless: true });
    const other = say.noun(against ?? { kind: 'monster' }, { quantity: 'kind', placeless: true });
    if (role === 'target') {
      const by = against === undefined ? '' : `${other}에게 `;
      return {
        at: `${targetWasFaceDown ? '뒷면 표시의 ' : ''}${say.attach(me, '이/가')} ${by}공격받은 데미지 계산 후`,
      };
    }
    const what = `${targetWasFaceDown ? '뒷면 표시의 ' : ''}${other}`;
    if (role === 'attacker')
      return { at: `${say.attach(me, '이/가')} ${say.attach(what, '을/를')} 공격한 데미지 계산 후` };
    return { at: `${say.attach(me, '이/가')} ${say.attach(what, '과/와')} 전투를 실행한 데미지 계산 후` };
  },
};
