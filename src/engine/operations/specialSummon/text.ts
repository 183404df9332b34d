import type { OperationText } from '../../wording';

const POSITIONS = {
  attack: { en: 'in Attack Position', ko: '공격 표시로' },
  defense: { en: 'in Defense Position', ko: '수비 표시로' },
  faceDownDefense: { en: 'in face-down Defense Position', ko: '뒷면 수비 표시로' },
  any: { en: '', ko: '' },
};
/** By whose card it is, where the text does not say to which field. */
const FIELDS = { you: '', opponent: '상대 필드에', both: '자신 필드에' };

export const text: OperationText<'specialSummon'> = {
  en: ({ what, to, position, leaving }, say) => {
    const { plural } = say.noun(what);
    const theirs = say.sideOf(what);
    const yours = to === undefined && theirs !== undefined && theirs !== 'you' ? 'to your field' : '';
    const where = [to === 'opponent' ? "to your opponent's field" : yours, POSITIONS[position ?? 'any'].en];
    const it = what === 'self' ? 'this card' : plural ? 'monsters' : 'a monster';
    const leaves = plural
      ? `banish ${it} Summoned this way when they leave the field`
      : `if ${it} Summoned this way leaves the field, banish it`;
    return {
      verb: 'Special Summon',
      rest: say.placed(what, { source: true }, where.filter(Boolean).join(' ')),
      ...(leaving === 'banished' && { riders: [leaves] }),
    };
  },
  ko: ({ what, to, position, leaving }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    rest: [FIELDS[to ?? say.sideOf(what) ?? 'you'], POSITIONS[position ?? 'any'].ko].filter(Boolean).join(' '),
    verb: '특수 소환하다',
    ...(leaving === 'banished' && {
      riders: [
        `이 효과로 특수 소환한 ${what === 'self' ? '이 카드가' : '몬스터가'} 필드에서 벗어날 경우, 대신에 제외한다`,
      ],
    }),
  }),
};
