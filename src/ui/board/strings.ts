/** Everything the board says, on the screen and to screen readers. */
import type { Counter, Property } from '@/engine/terms';
import type { Lang } from '../card/labels';

export interface BoardStrings {
  field: string;
  /** Short zone names, the same for eye and ear: M3, oS2, EL. */
  piles: Record<'deck' | 'extraDeck' | 'gy' | 'banished', string>;
  fieldZone: string;
  /** Where only four letters fit. */
  narrow: Record<'extraDeck' | 'banished', string>;
  empty: string;
  pile(owner: string, pile: string, count: number): string;
  fieldZoneOf(owner: string): string;
  handOf(owner: string, count: number): string;
  inHand(count: number): string;
  handBack(n: number, of: number): string;
  /** The place for one more card. */
  handPlace(owner: string): string;
  lp: string;
  top(name: string): string;
  setMonster: string;
  setCard: string;
  token: string;
  faceUp: string;
  faceDown: string;
  /** Values of a card that has no battle position. */
  atk(value: string): string;
  def(value: string): string;
  attack(value: string): string;
  defense(value: string): string;
  property: Record<Property, string>;
  spell: string;
  trap: string;
  counters: Record<Counter, (n: number) => string>;
  negated: string;
  equippedTo(zone: string): string;
  materials(n: number): string;
  link(n: number): string;
  linkOf(n: number, name: string): string;
  targetOf(links: string): string;
  usable: string;
  legal: string;
  chosen(n: number): string;
  free: string;
  reserved: string;
  reservedFor(name: string): string;
  /** Of a monster on the field whose Summon has not succeeded yet. */
  pending: string;
  attacking: string;
  attacked: string;
  /** The medallion. */
  links(n: number): string;
  linksShort(n: number): string;
  passed: string;
  resolving: string;
  ofLinks(n: number): string;
  nowhere: string;
  nowhereShort: string;
  several(n: number): string;
  against: string;
  direct: string;
  draftOf(min: number, max: number): string;
  draft: string;
  turn(n: number): string;
  normalSummonUsed: string;
  normalSummonUsedShort: string;
}

const en: BoardStrings = {
  field: 'Field',
  piles: { deck: 'Deck', extraDeck: 'Extra Deck', gy: 'GY', banished: 'Banished' },
  fieldZone: 'Field',
  narrow: { extraDeck: 'Extra', banished: 'Ban.' },
  empty: 'empty',
  pile: (owner, pile, count) => `${owner} ${pile}, ${count} ${count === 1 ? 'card' : 'cards'}`,
  fieldZoneOf: (owner) => `${owner} Field Zone`,
  handOf: (owner, count) => `${owner} hand, ${count} ${count === 1 ? 'card' : 'cards'}`,
  inHand: (count) => `${count} in hand`,
  handPlace: (owner) => `Add to the hand of ${owner}`,
  handBack: (n, of) => `Hand card ${n} of ${of}, hidden`,
  lp: 'Life Points',
  top: (name) => `on top: ${name}`,
  setMonster: 'Set monster',
  setCard: 'Set card',
  token: 'Token',
  faceUp: 'face-up',
  faceDown: 'Set face-down',
  atk: (value) => `ATK ${value}`,
  def: (value) => `DEF ${value}`,
  attack: (value) => `Attack Position, ATK ${value}`,
  defense: (value) => `Defense Position, DEF ${value}`,
  property: {
    normal: 'Normal',
    quickPlay: 'Quick-Play',
    continuous: 'Continuous',
    equip: 'Equip',
    field: 'Field',
    ritual: 'Ritual',
    counter: 'Counter',
  },
  spell: 'Spell',
  trap: 'Trap',
  counters: {
    spell: (n) => `${n} Spell ${n === 1 ? 'Counter' : 'Counters'}`,
    shot: (n) => `${n} Shot ${n === 1 ? 'Counter' : 'Counters'}`,
    a: (n) => `${n} ${n === 1 ? 'A-Counter' : 'A-Counters'}`,
    kaiju: (n) => `${n} Kaiju ${n === 1 ? 'Counter' : 'Counters'}`,
    wedge: (n) => `${n} Wedge ${n === 1 ? 'Counter' : 'Counters'}`,
    predator: (n) => `${n} Predator ${n === 1 ? 'Counter' : 'Counters'}`,
    resonance: (n) => `${n} Resonance ${n === 1 ? 'Counter' : 'Counters'}`,
  },
  negated: 'effects negated',
  equippedTo: (zone) => `equipped to ${zone}`,
  materials: (n) => `${n} Xyz ${n === 1 ? 'Material' : 'Materials'}`,
  link: (n) => `Chain Link ${n}`,
  linkOf: (n, name) => `Chain Link ${n}: ${name}`,
  targetOf: (links) => `target of Chain Link ${links}`,
  usable: 'can be used now',
  legal: 'can be chosen',
  chosen: (n) => `choice ${n}`,
  free: 'zone can be chosen',
  reserved: 'Reserved',
  reservedFor: (name) => `reserved for ${name}`,
  pending: 'its Summon is pending',
  attacking: 'attacking',
  attacked: 'attack target',
  links: (n) => (n === 1 ? 'Chain Link' : 'Chain Links'),
  linksShort: (n) => (n === 1 ? 'link' : 'links'),
  passed: 'passed',
  resolving: 'Resolving',
  ofLinks: (n) => `of ${n} ${n === 1 ? 'link' : 'links'}`,
  nowhere: 'nowhere yet',
  nowhereShort: 'nowhere',
  several: (n) => `${n} monsters`,
  against: 'against',
  direct: 'direct attack',
  draftOf: (min, max) => (min === max ? `of ${max}` : `of up to ${max}`),
  draft: 'chosen',
  turn: (n) => `Turn ${n}`,
  normalSummonUsed: 'Normal Summon used',
  normalSummonUsedShort: 'Summon used',
};

const ko: BoardStrings = {
  field: '필드',
  piles: { deck: '덱', extraDeck: '엑스트라 덱', gy: '묘지', banished: '제외' },
  fieldZone: '필드',
  narrow: { extraDeck: 'EX 덱', banished: '제외' },
  empty: '비어 있음',
  pile: (owner, pile, count) => `${owner} ${pile}, ${count}장`,
  fieldZoneOf: (owner) => `${owner} 필드 존`,
  handOf: (owner, count) => `${owner} 패, ${count}장`,
  inHand: (count) => `패 ${count}장`,
  handPlace: (owner) => `${owner}의 패에 추가`,
  handBack: (n, of) => `패 ${of}장 중 ${n}번째, 비공개`,
  lp: '라이프 포인트',
  top: (name) => `맨 위: ${name}`,
  setMonster: '세트한 몬스터',
  setCard: '세트한 카드',
  token: '토큰',
  faceUp: '앞면 표시',
  faceDown: '뒷면으로 세트',
  atk: (value) => `공격력 ${value}`,
  def: (value) => `수비력 ${value}`,
  attack: (value) => `공격 표시, 공격력 ${value}`,
  defense: (value) => `수비 표시, 수비력 ${value}`,
  property: {
    normal: '일반',
    quickPlay: '속공',
    continuous: '지속',
    equip: '장착',
    field: '필드',
    ritual: '의식',
    counter: '카운터',
  },
  spell: '마법',
  trap: '함정',
  counters: {
    spell: (n) => `마력 카운터 ${n}개`,
    shot: (n) => `샷 카운터 ${n}개`,
    a: (n) => `A 카운터 ${n}개`,
    kaiju: (n) => `파괴수 카운터 ${n}개`,
    wedge: (n) => `쐐기 카운터 ${n}개`,
    predator: (n) => `포식 카운터 ${n}개`,
    resonance: (n) => `향명 카운터 ${n}개`,
  },
  negated: '효과 무효',
  equippedTo: (zone) => `${zone}에 장착`,
  materials: (n) => `엑시즈 소재 ${n}장`,
  link: (n) => `체인 ${n}`,
  linkOf: (n, name) => `체인 ${n}: ${name}`,
  targetOf: (links) => `체인 ${links}의 대상`,
  usable: '지금 사용 가능',
  legal: '선택 가능',
  chosen: (n) => `선택 ${n}`,
  free: '선택할 수 있는 존',
  reserved: '예약',
  reservedFor: (name) => `${name}의 자리로 예약`,
  pending: '소환 중',
  attacking: '공격 중',
  attacked: '공격 대상',
  links: () => '체인',
  linksShort: () => '체인',
  passed: '패스',
  resolving: '처리 중',
  ofLinks: (n) => `전체 ${n}`,
  nowhere: '아직 어디에도 없음',
  nowhereShort: '소환 중',
  several: (n) => `몬스터 ${n}장`,
  against: '대',
  direct: '직접 공격',
  draftOf: (min, max) => (min === max ? `전체 ${max}장` : `최대 ${max}장`),
  draft: '선택 중',
  turn: (n) => `${n}턴`,
  normalSummonUsed: '일반 소환 사용함',
  normalSummonUsedShort: '일반 소환함',
};

export const BOARD_STRINGS: Record<Lang, BoardStrings> = { en, ko };
