/** Korean nouns for cards: "덱에서 레벨 4 이하의 전사족 몬스터 1장". */
import type { MaterialSlot, PlaceName, Range, Ref, Selector, Together, Value } from '../../../engine/definition';
import type { Side } from '../../../engine/terms';
import type { NounOptions } from '../../../engine/wording';
import { facedPartly, isAttached } from '../english/place';
import { frameWords, higherThan, monstersOnly } from '../english/qualities';
import { labelOf } from '../labels';
import { afterBattle, isField, known, listOf, placesOf, type Scope, targetsOf, withoutNames } from '../scope';
import { attach } from './particle';

const OWNER: Record<Side, string> = { you: '자신', opponent: '상대', both: '자신 / 상대' };

/** "의식 몬스터나 의식 마법 카드". */
function either(nouns: readonly string[]): string {
  const [last = '', ...before] = [...nouns].reverse();
  return before.length === 0 ? last : `${attach(before.reverse().join(', '), '이나/나')} ${last}`;
}

function nounHead(scope: Scope, s: Selector): string {
  if (s.name !== undefined)
    return listOf(s.name)
      .map((one) => `"${scope.lookup.cardName(one, 'ko')}"`)
      .join(' / ');
  if (s.token === true) return '토큰';
  if (s.anyOf?.some((one) => one.of !== undefined))
    return either(s.anyOf.map((one) => [location(one, {}), ...attributes(scope, one), nounHead(scope, one)].join(' ')));
  if (s.anyOf) {
    const heads = s.anyOf.map((one) => [...attributes(scope, one), nounHead(scope, one)].join(' '));
    const cards = heads.every((h) => h.endsWith(' 카드'));
    return cards ? `${heads.map((h) => h.slice(0, -' 카드'.length)).join(' / ')} 카드` : either(heads);
  }
  const kinds = listOf(s.kind);
  if (kinds.length > 0 && !kinds.includes('monster')) {
    const property = (s.property ?? []).map((p) => labelOf('properties', p, 'ko')).join(' / ');
    return `${property} ${kinds.map((k) => labelOf('cardKinds', k, 'ko')).join(' / ')} 카드`.trim();
  }
  if (s.equipCard) return '장착 카드';
  if (s.monsterCard) return '몬스터 카드';
  if (isAttached(s)) return '엑시즈 소재';
  if (!monstersOnly(s)) return '카드';
  if (s.tuner === true && s.frame !== undefined) return `${frameWords(s, 'ko')} 몬스터의 튜너`;
  if (s.tuner === true || s.ability === 'tuner') return '튜너';
  if (s.frame !== undefined || s.pendulum === true) return `${frameWords(s, 'ko')} 몬스터`;
  if (s.effectMonster !== undefined) return s.effectMonster ? '효과 몬스터' : '일반 몬스터';
  return s.ability === undefined ? '몬스터' : `${labelOf('abilities', s.ability, 'ko')} 몬스터`;
}

function rangeText({ min, max }: Range): string {
  if (min !== undefined && max !== undefined)
    return min === max ? `${min}` : max === min + 1 ? `${min} / ${max}` : `${min} 이상 ${max} 이하`;
  return min !== undefined ? `${min} 이상` : `${max} 이하`;
}

const COMPARED = { atk: '공격력', def: '수비력', level: '레벨', rank: '랭크' } as const;

/** "엑시즈 소재가 없는", "엑시즈 소재를 가지고 있는". */
const materialWords = ({ min = 0, max }: Range): string => {
  if (max === 0) return '엑시즈 소재가 없는';
  return min === 1 && max === undefined
    ? '엑시즈 소재를 가지고 있는'
    : `엑시즈 소재가 ${rangeText({ min, ...(max === undefined ? {} : { max }) })}인`;
};

/** What stands before the noun, from the farthest to the nearest. */
function attributes(scope: Scope, s: Selector): string[] {
  const words: string[] = [];
  // By name it is another card anyway.
  const named = s.name !== undefined && !listOf(s.name).includes(scope.card.id);
  if (s.not === 'self') words.push(...(s.pendulumZone || named ? [] : ['이 카드 이외의']));
  else if (s.not !== undefined) words.push(`${nounText(scope, s.not, { quantity: 'kind', placeless: true })} 이외의`);
  if (s.exceptName !== undefined) words.push(`"${scope.lookup.cardName(s.exceptName, 'ko')}" 이외의`);
  if (s.normalSummonable) words.push('통상 소환할 수 있는');
  if (s.summonedWay) words.push(`${labelOf('ways', s.summonedWay, 'ko')}된`);
  if (s.xyzMaterials) words.push(materialWords(s.xyzMaterials));
  if (s.equippedWithSelf) words.push('이 카드를 장착한');
  if (s.declaredAttack !== undefined) words.push(`이 턴에 공격 선언${s.declaredAttack ? '한' : '하지 않은'}`);
  if (s.negated) words.push('효과가 무효화되어 있는');
  if (s.destroyedThisTurn) words.push('이 턴에 파괴된');
  if (s.summonMethod !== undefined) words.push(`${labelOf('methods', s.summonMethod, 'ko')}된`);
  if (s.atkEqualsDef) words.push('공격력과 수비력이 같은');
  if (s.oddScale !== undefined) words.push(`펜듈럼 스케일이 ${s.oddScale ? '홀수' : '짝수'}인`);
  if (s.sameAttributeAs !== undefined) words.push(`${attach(nounText(scope, s.sameAttributeAs), '과/와')} 같은 속성의`);
  if (s.sameColumnAs !== undefined) words.push(`${attach(nounText(scope, s.sameColumnAs), '과/와')} 같은 세로열의`);
  if (s.summonedFrom !== undefined) words.push(`${labelOf('places', s.summonedFrom, 'ko')}에서 특수 소환된`);
  if (s.setByEffectOf !== undefined)
    words.push(`"${scope.lookup.archetype(s.setByEffectOf, 'ko')}" 카드의 효과로 세트한`);
  if (s.differentNames) words.push('카드명이 다른');
  if (s.mentions !== undefined) words.push(`"${scope.lookup.cardName(s.mentions, 'ko')}"의 카드명이 쓰여진`);
  if (s.sameNameAs !== undefined) words.push(`${attach(nounText(scope, s.sameNameAs), '과/와')} 같은 이름의`);
  if (s.canHold) words.push(`${attach(labelOf('counters', s.canHold, 'ko'), '을/를')} 놓을 수 있는`);
  if (s.counter) words.push(`${attach(labelOf('counters', s.counter.counter, 'ko'), '이/가')} 놓여 있는`);
  const higher = s.compare ? higherThan(s.compare) : null;
  // "대상 몬스터와 같은 종족이고 랭크가 1 높은": of one card all is said at once.
  const rank = s.compare && higher ? `${attach(COMPARED[s.compare.stat], '이/가')} ${higher.by} 높은` : '';
  const alike = s.sameTypeAs ?? s.numberInNameAs;
  const both = higher !== null && alike === higher.of;
  if (s.sameTypeAs !== undefined)
    words.push(`${attach(nounText(scope, s.sameTypeAs), '과/와')} ${both ? '같은 종족이고' : '같은 종족의'}`);
  if (s.numberInNameAs !== undefined)
    words.push(
      `${attach(nounText(scope, s.numberInNameAs), '과/와')} ${both ? '카드명의 숫자가 같고' : '카드명의 숫자가 같은'}`,
    );
  if (higher) words.push(both ? rank : `${nounText(scope, higher.of)}보다 ${rank}`);
  else if (s.compare) {
    const stat = attach(COMPARED[s.compare.stat], '이/가');
    const value = scope.amount(s.compare.to);
    const is = {
      atLeast: `${value} 이상인`,
      atMost: `${value} 이하인`,
      equal: `${attach(value, '과/와')} 같은`,
      less: `${value} 미만인`,
    };
    words.push(`${s.compare.original ? '원래 ' : ''}${stat} ${is[s.compare.is]}`);
  }
  if (s.atk) words.push(`공격력 ${rangeText(s.atk)}의`);
  if (s.def) words.push(`수비력 ${rangeText(s.def)}의`);
  if (s.highest) words.push(`${attach(COMPARED[s.highest], '이/가')} 가장 높은`);
  if (s.lowest) words.push(`${attach(COMPARED[s.lowest], '이/가')} 가장 낮은`);
  if (s.level) words.push(`레벨 ${rangeText(s.level)}의`);
  if (s.rank) words.push(`랭크 ${rangeText(s.rank)}의`);
  if (s.linkRating) words.push(`링크 ${rangeText(s.linkRating)}의`);
  const face = s.faceUp === undefined || facedPartly(s) || s.destroyedThisTurn ? '' : s.faceUp ? '앞면' : '뒷면';
  if (s.position) words.push(`${face} ${labelOf('positions', s.position, 'ko')}`.trim());
  else if (face) words.push(`${face} 표시`);
  // Before the Attribute and the Type: they are those of the monster, not of the Tuner.
  if (s.tuner === false) words.push('튜너 이외의');
  if (s.attribute)
    words.push(
      `${listOf(s.attribute)
        .map((a) => labelOf('attributes', a, 'ko'))
        .join(' / ')} 속성`,
    );
  if (s.exceptAttribute) {
    const attributes = listOf(s.exceptAttribute).map((a) => labelOf('attributes', a, 'ko'));
    words.push(`${attributes.join(' / ')} 속성 이외의`);
  }
  if (s.exceptType)
    words.push(
      `${listOf(s.exceptType)
        .map((t) => labelOf('types', t, 'ko'))
        .join(' / ')} 이외의`,
    );
  if (s.type)
    words.push(
      listOf(s.type)
        .map((t) => labelOf('types', t, 'ko'))
        .join(' / '),
    );
  if (s.pendulum === false) words.push('펜듈럼 몬스터 이외의');
  if (s.token === false) words.push('토큰 이외의');
  if (s.archetype)
    words.push(
      listOf(s.archetype)
        .map((a) => `"${scope.lookup.archetype(a, 'ko')}"`)
        .join(' / '),
    );
  // "레벨 4 몬스터", but "레벨 4의 전사족 몬스터".
  const last = words.at(-1);
  if (last && /^(레벨|랭크|링크) \d+의$/.test(last)) words[words.length - 1] = last.slice(0, -1);
  return words;
}

/** "자신 묘지", "패 / 덱", "필드": the place as a noun. */
export function placeNoun(places: readonly PlaceName[], of: Side | undefined, face = ''): string {
  if (isField(places)) {
    const zone = places.length === 1 && (places[0] === 'spellTrapZone' || places[0] === 'fieldZone') ? places[0] : null;
    const name = zone ? labelOf('places', zone, 'ko') : '필드';
    return of === undefined || of === 'both' ? name : `${OWNER[of]} ${name}`;
  }
  const names = places.map((p) => {
    if (isField([p])) return `필드${face}`;
    return labelOf('places', p, 'ko') + (p === 'extraDeck' ? face : '');
  });
  const joined = names.join(' / ');
  if (of === undefined) return joined;
  // A player looks into no other hand and Deck than the own.
  const hidden = places.every((p) => p === 'hand' || p === 'deck' || p === 'extraDeck');
  if (of === 'you' && hidden) return joined;
  if (names.length > 1) return `${of === 'both' ? '서로' : OWNER[of]}의 ${joined}`;
  return `${OWNER[of]} ${joined}`;
}

/** "자신의 펜듈럼 존", "자신의 몬스터 존 / 펜듈럼 존". */
function pendulumPlace(s: Selector): string {
  const zone = labelOf('places', 'pendulumZone', 'ko');
  const only = placesOf(s.from).every((p) => p === 'spellTrapZone');
  const whose = s.of === undefined || s.of === 'both' ? '서로' : OWNER[s.of];
  const other = s.not === 'self' ? '다른 한쪽의 ' : '';
  return `${other}${whose}의 ${only ? '' : `${labelOf('places', 'monsterZone', 'ko')} / `}${zone}`;
}

function location(s: Selector, options: NounOptions): string {
  const places = placesOf(s.from);
  if (s.extraMonsterZone) return `${labelOf('places', 'extraMonsterZone', 'ko')}${options.within ? '에' : '의'}`;
  if (s.destroyedThisTurn) return '';
  if (s.pendulumZone) return pendulumPlace(s) + (options.within ? '에' : '의');
  if (options.placeless) return s.of === undefined || s.of === 'both' ? '' : s.of === 'you' ? '자신의' : '상대';
  if (s.equippedWithSelf || s.anyOf?.some((one) => one.of !== undefined)) return '';
  if (isAttached(s)) return s.of === undefined || s.of === 'both' ? '필드의' : `${OWNER[s.of]} 필드의`;
  if (options.quantity === 'kind' && places.includes('hand') && places.some((p) => isField([p]))) return '';
  if (places.length === 1 && places[0] === 'banished') {
    const owner = s.of === undefined || s.of === 'both' ? '' : `${OWNER[s.of]}의 `;
    return `제외되어 있는 ${owner}`.trim();
  }
  // Cards that leave a pile come "from" it; on the field they are simply there.
  const from = options.source && !isField(places);
  if (s.top) return `${placeNoun(places, s.of ?? 'both')} 위에서`;
  const face = facedPartly(s) ? (s.faceUp ? '(앞면 표시)' : '(뒷면 표시)') : '';
  return placeNoun(places, s.of ?? 'both', face) + (options.within ? '에' : from ? '에서' : '의');
}

/** "이 카드의 링크 앞의 자신". */
function linkedPlace(scope: Scope, s: Selector, options: NounOptions): string {
  const whose = s.of === undefined || s.of === 'both' ? '' : ` ${OWNER[s.of]}`;
  return `${nounText(scope, s.pointedToBy ?? 'self')}의 링크 앞${options.within ? '에' : '의'}${whose}`;
}

export interface KoreanNoun {
  text: string;
  /** After the particle: 임의의 수만큼, 골라. */
  after: string;
}

/** The quantity: before the noun's adjectives, right after the noun, or after the particle. */
function count(s: Selector, options: NounOptions): { first?: string; before: string; after: string } {
  if ((options.quantity ?? 'pick') !== 'pick') return { before: '', after: '' };
  if (s.all) return { first: '모든', before: '', after: '' };
  const { n = 1, min, max } = s;
  if (max === undefined && min !== undefined) {
    return { before: '', after: min > 1 ? `${min}장 이상` : '임의의 수만큼' };
  }
  if (max !== undefined && min === max) return { before: `${max}장`, after: '' };
  if (max !== undefined) return { before: '', after: (min ?? 0) > 1 ? `${min}장에서 ${max}장까지` : `${max}장까지` };
  return { ...(s.random && { first: '무작위로' }), before: `${n}장`, after: '' };
}

const FIXED: Record<string, string> = {
  equipped: '장착 몬스터',
  attacker: '공격 몬스터',
  attackTarget: '공격 대상 몬스터',
  battling: '전투를 실행하는 몬스터',
  yourBattler: '전투를 실행하는 자신 몬스터',
  opponentsBattler: '전투를 실행하는 상대 몬스터',
  chainTargets: '그 효과의 대상',
  materials: '이 카드의 소재로 한 몬스터',
  tributes: '이 카드를 위해 릴리스한 몬스터',
};

function named(scope: Scope, name: string): string {
  const it = scope.names.get(name);
  if (!it && name === 'battling' && afterBattle(scope)) return '전투를 실행한 몬스터';
  if (!it) return FIXED[name] ?? '그 카드';
  if (it.own) return '이 카드';
  if (it.excavated) return '넘긴 나머지 카드';
  if (scope.brief && it.target) return '대상';
  const head = it.selector && monstersOnly(it.selector) ? '몬스터' : '카드';
  // Of several targets the place says which is meant.
  if (it.target && it.selector && targetsOf(scope) > 1) return `대상으로 한 ${location(it.selector, {})} ${head}`;
  return `${it.target ? '대상' : '그'} ${head}`;
}

/** "튜너 1장", "레벨 4 몬스터 2장 이상", a name: one place among materials. */
export function slotText(scope: Scope, { what, n, min, max }: MaterialSlot): string {
  const noun = nounText(scope, { kind: 'monster', ...what }, { quantity: 'kind', placeless: true });
  if (min === undefined && max === undefined)
    return what.name !== undefined && (n ?? 1) === 1 ? noun : `${noun} ${n ?? 1}장`;
  return `${noun} ${max === undefined ? `${min}장 이상` : min === undefined ? `${max}장 이하` : `${min}~${max}장`}`;
}

/** Cards chosen for what they are together: "자신 필드의 상기의 카드", "자신 묘지에서 튜너 1장과 튜너 이외의 몬스터 1장 이상". */
function together(
  scope: Scope,
  s: Selector,
  { slots = [], listed, allMaterialsOf, levels, sameLevel }: Together,
  options: NounOptions,
): KoreanNoun {
  const where = location(s, options);
  if (listed) return { text: `${where} 상기의 카드`, after: '' };
  if (allMaterialsOf)
    return { text: `${where} 그 ${labelOf('ways', allMaterialsOf.way, 'ko')}의 소재로 한 몬스터 전부`, after: '' };
  const nouns = slots.map((one) => slotText(scope, one));
  const cards = nouns.map((noun, i) => (i < nouns.length - 1 ? attach(noun, '과/와') : noun)).join(' ');
  const total = levels && !scope.brief ? `레벨의 합계가 ${attach(rangeText(levels), '이/가')} 되도록` : '';
  return { text: `${where} ${sameLevel ? '레벨이 같은 ' : ''}${cards}`, after: total };
}

/** Attributes that are clauses: "이 카드 이외의", "카운터가 놓여 있는". */
const CLAUSE = /(이외의|같은 이름의|있는|않은|높은|인|된|한)$/;

/** So many, or as many as leave a certain number. */
const exactText = (scope: Scope, exactly: Value): string =>
  typeof exactly === 'object' && 'minus' in exactly
    ? `${scope.amount(exactly.minus[1])}만 남도록`
    : `${scope.amount(exactly)}만큼`;

/** The noun for what a reference means. */
export function koreanNoun(
  scope: Scope,
  ref: Ref,
  options: NounOptions = {},
  introduced: string | null = null,
): KoreanNoun {
  if (ref === 'self') {
    const word = introduced ?? scope.self?.text ?? '이 카드';
    const place = options.source ? scope.place : null;
    const before = place === 'gy' ? '묘지의 ' : place === 'banished' ? '제외되어 있는 ' : '';
    return { text: before + word, after: place === 'hand' ? '패에서' : '' };
  }
  if (typeof ref === 'string') return { text: named(scope, ref.slice(1)), after: '' };
  if (ref.together) return together(scope, ref, ref.together, options);
  const {
    first = '',
    before,
    after,
  } = ref.exactly !== undefined
    ? { before: '', after: exactText(scope, ref.exactly) }
    : ref.upTo === undefined
      ? count(ref, options)
      : { before: '', after: `${scope.amount(ref.upTo)}만큼까지` };
  const narrowed = ref.is !== undefined && ref.is !== 'self';
  if (narrowed && ref.all && typeof ref.not === 'string' && ref.not !== 'self')
    return { text: '나머지 카드', after: '' };
  const battler = typeof ref.is === 'string' && !scope.names.has(ref.is.slice(1)) ? FIXED[ref.is.slice(1)] : undefined;
  if (battler !== undefined) {
    const owner = ref.of === undefined ? '' : location(ref, options);
    return { text: [owner, ...attributes(scope, ref), battler, before].filter(Boolean).join(' '), after };
  }
  const kind = narrowed ? { ...withoutNames(known(scope, ref.is).selector), ...ref } : ref;
  const where = narrowed
    ? !ref.all && known(scope, ref.is).many
      ? '그 중에서'
      : '그'
    : ref.pointedToBy !== undefined
      ? linkedPlace(scope, ref, options)
      : location(ref, options);
  const adjectives = scope.brief && narrowed ? [] : attributes(scope, ref);
  const head = nounHead(scope, kind);
  // "상대 몬스터", but "상대의 전사족 몬스터".
  const owner = where === '상대' && (adjectives.length > 0 || !head.startsWith('몬스터')) ? '상대의' : where;
  const all = narrowed ? '' : first;
  // "그 몬스터와 같은 이름의 모든 몬스터": what is a clause goes first.
  const clauses = first === '모든' ? adjectives.findLastIndex((word) => CLAUSE.test(word)) + 1 : 0;
  const words = [owner, ...adjectives.slice(0, clauses), all, ...adjectives.slice(clauses), head, before];
  const open = placesOf(ref.from).every((p) => isField([p]) || p === 'gy' || p === 'banished');
  // Chosen while the effect resolves, without targeting.
  const chosen = scope.choosing && before !== '' && open && (options.quantity ?? 'pick') === 'pick' ? '골라' : '';
  return {
    text: words.filter(Boolean).join(' '),
    after: [after, chosen].filter(Boolean).join(' '),
  };
}

export function nounText(scope: Scope, ref: Ref, options: NounOptions = {}): string {
  return koreanNoun(scope, ref, options).text;
}
