import type { Ref } from '../../definition';
import type { Side } from '../../terms';
import type { OperationText } from '../../wording';

const withArticle = (words: string): string => `${/^[AEIOUX]/.test(words) ? 'an' : 'a'} ${words}`;

const POSITIONS = {
  attack: { en: 'in Attack Position', ko: '공격 표시로' },
  defense: { en: 'in Defense Position', ko: '수비 표시로' },
  faceDownDefense: { en: 'in face-down Defense Position', ko: '뒷면 수비 표시로' },
  any: { en: '', ko: '' },
};

/** What is used as material, without saying again what it must be by then. */
const materialWord = (material: Ref): Ref =>
  typeof material === 'object' && material.is !== undefined ? material.is : material;

/** All that fit, as far as there are zones. */
const takesAll = (what: Ref): boolean => typeof what === 'object' && what.all === true && what.is === undefined;

/** Said where it is not the field of the player who has the card. */
function fieldKo(to: Side | undefined, owner: Side | undefined): string {
  if (to === 'opponent') return '상대 필드에';
  return to === undefined && owner !== undefined && owner !== 'you' ? '자신 필드에' : '';
}

export const text: OperationText<'specialSummon'> = {
  en: ({ what, to, position, leaving, attach, ignoringConditions, becomes, linked, treatedAs, material }, say) => {
    const { plural } = say.noun(what);
    const theirs = say.sideOf(what);
    const yours = to === undefined && theirs !== undefined && theirs !== 'you' ? 'to your field' : '';
    const field = to === 'opponent' ? "to your opponent's field" : yours;
    const where = [linked ? 'to your zone this card points to' : field, POSITIONS[position ?? 'any'].en];
    const one = what === 'self' ? 'this card' : plural ? 'monsters' : 'a monster';
    const leaves = plural
      ? `banish ${one} Summoned this way when they leave the field`
      : `if ${one} Summoned this way leaves the field, banish it`;
    const self = { text: what === 'self' ? 'this card' : plural ? 'those monsters' : 'that monster', plural };
    // What is said of the one monster alone follows at once: "but it cannot attack".
    const it = plural ? 'they' : 'it';
    const but = attach?.every((m) => 'to' in m && m.to === 'self' && m.if === undefined) && leaving === undefined;
    const attached = attach ? say.as(but ? { text: it, plural } : self, () => attach.map((m) => say.modifier(m))) : [];
    const riders = [...(leaving === 'banished' ? [leaves] : []), ...(but ? [] : attached)];
    const facts = becomes
      ? `as ${becomes.effect ? 'an Effect' : 'a Normal'} Monster (${say.label('types', becomes.type)}/${say.label('attributes', becomes.attribute)}/Level ${becomes.level}/ATK ${becomes.atk}/DEF ${becomes.def})${becomes.stillTrap ? ' that is also still a Trap' : ', not treated as a Trap Card'}`
      : '';
    const said = say.placed(what, { source: true }, [...where, facts].filter(Boolean).join(' '));
    const rest = takesAll(what) ? said.replace(/^all (.*?s) /, 'as many $1 as possible ') : said;
    const using = material === undefined ? '' : `, by using ${say.noun(materialWord(material)).text} as material`;
    const along = material === undefined ? '' : '; materials attached to that monster are transferred';
    const treated =
      treatedAs === undefined ? '' : ` (this is treated as ${withArticle(say.methods([treatedAs]))}${along})`;
    return {
      verb: 'Special Summon',
      rest: `${rest}${ignoringConditions ? `, ignoring ${plural ? 'their' : 'its'} Summoning conditions` : ''}${using}${treated}${but ? `, but ${say.and(attached)}` : ''}`,
      ...(riders.length > 0 && { riders }),
    };
  },
  ko: ({ what, to, position, leaving, attach, ignoringConditions, becomes, linked, treatedAs, material }, say) => ({
    object: takesAll(what)
      ? say.object(what, { source: true }).replace('모든 ', '')
      : say.object(what, { source: true }),
    same: what,
    rest: [
      takesAll(what) ? '가능한 한' : '',
      linked ? '이 카드의 링크 앞이 되는 자신 필드에' : fieldKo(to, say.sideOf(what)),
      becomes
        ? `${becomes.effect ? '효과' : '일반'} 몬스터(${say.label('types', becomes.type)} / ${say.label('attributes', becomes.attribute)} / 레벨 ${becomes.level} / 공 ${becomes.atk} / 수 ${becomes.def})로서`
        : '',
      ignoringConditions ? '소환 조건을 무시하고' : '',
      material === undefined ? '' : `${say.noun(materialWord(material))} 위에 겹쳐`,
      treatedAs === undefined ? '' : `${say.methods([treatedAs])}으로 취급하고`,
      POSITIONS[position ?? 'any'].ko,
    ]
      .filter(Boolean)
      .join(' '),
    verb: '특수 소환하다',
    ...(becomes && { note: `함정 카드로${becomes.stillTrap ? '도 취급한다' : '는 취급하지 않는다'}` }),
    ...((leaving || attach) && {
      riders: [
        ...(leaving
          ? [
              `이 효과로 특수 소환한 ${what === 'self' ? '이 카드가' : '몬스터가'} 필드에서 벗어날 경우, 대신에 제외한다`,
            ]
          : []),
        ...(attach
          ? say.as(`이 효과로 특수 소환한 ${what === 'self' ? '이 카드' : '몬스터'}`, () =>
              attach.map((m) => say.modifier(m)),
            )
          : []),
      ],
    }),
  }),
};
