/** What the topics of the rulebook are called. */
import type { Ruling } from '@/rulings/all';
import type { LocalText } from '@/rulings/schema';

export const TOPIC_NAMES: Record<Ruling['topic'], LocalText> = {
  triggers: { en: 'Triggers and timing', ko: '유발 효과와 타이밍' },
  order: { en: 'Order of triggers', ko: '유발 효과를 쌓는 순서' },
  priority: { en: 'Who may act first', ko: '우선권' },
  'hand-triggers': { en: 'Triggers in the hand', ko: '패의 유발 효과' },
  'mandatory-quick': { en: 'Mandatory quick effects', ko: '강제 유발 즉시 효과' },
  phases: { en: 'Effects of Phases', ko: '페이즈의 효과' },
  summoning: { en: 'Summoning', ko: '소환의 흐름' },
  negation: { en: 'Negating a Summon', ko: '소환 무효' },
  procedures: { en: 'Summoning procedures', ko: '소환 방법' },
  'effect-summons': { en: 'Summons by effects', ko: '효과에 의한 소환' },
  revival: { en: 'Revival limits', ko: '소생 제한' },
  turns: { en: 'Turns and Phases', ko: '턴과 페이즈' },
  attacks: { en: 'Attacks', ko: '공격' },
  replays: { en: 'Replays', ko: '전투의 되감기' },
  positions: { en: 'Battle positions', ko: '표시 형식' },
  control: { en: 'Control', ko: '컨트롤' },
  activation: { en: 'Activating cards', ko: '카드와 효과의 발동' },
  setting: { en: 'Setting cards', ko: '세트' },
  zones: { en: 'Zones', ko: '존' },
  continuous: { en: 'Continuous effects', ko: '지속 효과' },
  'effect-negation': { en: 'Negating effects', ko: '효과 무효' },
  wording: { en: 'Wording of cards', ko: '텍스트 읽는 법' },
  'damage-step': { en: 'Damage Step', ko: '데미지 스텝' },
  'damage-calculation': { en: 'Damage calculation', ko: '데미지 계산' },
  'battle-destruction': { en: 'Destruction by battle', ko: '전투 파괴' },
  'several-attacks': { en: 'Several attacks', ko: '복수 공격' },
  equips: { en: 'Equip Cards', ko: '장착 카드' },
  tokens: { en: 'Tokens', ko: '토큰' },
  'life-points': { en: 'Life Points', ko: '라이프 포인트' },
  winning: { en: 'Winning', ko: '승패' },
  cases: { en: 'Cases from practice', ko: '실전 사례' },
};

export const PARTS = ['chains', 'summons', 'battle', 'duel', 'practice'] as const;
type Part = (typeof PARTS)[number];

export const PART_NAMES: Record<Part, LocalText> = {
  chains: { en: 'Chains and effects', ko: '체인과 효과' },
  summons: { en: 'Summons', ko: '소환' },
  battle: { en: 'Battle', ko: '전투' },
  duel: { en: 'The duel', ko: '듀얼' },
  practice: { en: 'Practice', ko: '실전' },
};

/** The part of the rulebook a topic stands in. */
export const PART_OF: Record<Ruling['topic'], Part> = {
  triggers: 'chains',
  order: 'chains',
  priority: 'chains',
  'hand-triggers': 'chains',
  'mandatory-quick': 'chains',
  phases: 'chains',
  activation: 'chains',
  'effect-negation': 'chains',
  continuous: 'chains',
  wording: 'chains',
  summoning: 'summons',
  negation: 'summons',
  procedures: 'summons',
  'effect-summons': 'summons',
  revival: 'summons',
  tokens: 'summons',
  attacks: 'battle',
  replays: 'battle',
  'several-attacks': 'battle',
  'damage-step': 'battle',
  'damage-calculation': 'battle',
  'battle-destruction': 'battle',
  turns: 'duel',
  setting: 'duel',
  positions: 'duel',
  zones: 'duel',
  control: 'duel',
  equips: 'duel',
  'life-points': 'duel',
  winning: 'duel',
  cases: 'practice',
};
