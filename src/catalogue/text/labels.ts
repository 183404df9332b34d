/** The words for every list in src/engine/terms.ts, in both languages. */
import type { EndReason, LinkOutcome } from '../../engine/log/events';
import type {
  Ability,
  Attribute,
  CardKind,
  Cause,
  Counter,
  EffectKind,
  Frame,
  Moment,
  MonsterType,
  MoveReason,
  Phase,
  Place,
  Position,
  Property,
  Seat,
  Side,
  SpellSpeed,
  SummonMethod,
  SummonWay,
} from '../../engine/terms';

export type Lang = 'en' | 'ko';
export interface Label {
  en: string;
  ko: string;
}
const label = (en: string, ko: string): Label => ({ en, ko });

const seats: Record<Seat, Label> = { 0: label('Seat A', 'A석'), 1: label('Seat B', 'B석') };
const places: Record<Place | 'pendulumZone' | 'extraMonsterZone', Label> = {
  hand: label('hand', '패'),
  deck: label('Deck', '덱'),
  monsterZone: label('Monster Zone', '몬스터 존'),
  extraMonsterZone: label('Extra Monster Zone', '엑스트라 몬스터 존'),
  spellTrapZone: label('Spell & Trap Zone', '마법 & 함정 존'),
  pendulumZone: label('Pendulum Zone', '펜듈럼 존'),
  fieldZone: label('Field Zone', '필드 존'),
  gy: label('GY', '묘지'),
  banished: label('banished', '제외 상태'),
  extraDeck: label('Extra Deck', '엑스트라 덱'),
  nowhere: label('being Summoned', '소환 중'),
  attached: label('Xyz Material', '엑시즈 소재'),
};
const cardKinds: Record<CardKind, Label> = {
  monster: label('Monster', '몬스터'),
  spell: label('Spell', '마법'),
  trap: label('Trap', '함정'),
};
const frames: Record<Frame, Label> = {
  normal: label('Normal', '일반'),
  effect: label('Effect', '효과'),
  ritual: label('Ritual', '의식'),
  fusion: label('Fusion', '융합'),
  synchro: label('Synchro', '싱크로'),
  xyz: label('Xyz', '엑시즈'),
  link: label('Link', '링크'),
  token: label('Token', '토큰'),
};
const abilities: Record<Ability, Label> = {
  flip: label('Flip', '리버스'),
  tuner: label('Tuner', '튜너'),
  gemini: label('Gemini', '듀얼'),
  spirit: label('Spirit', '스피릿'),
  toon: label('Toon', '툰'),
  union: label('Union', '유니온'),
};
const properties: Record<Property, Label> = {
  normal: label('Normal', '일반'),
  quickPlay: label('Quick-Play', '속공'),
  continuous: label('Continuous', '지속'),
  equip: label('Equip', '장착'),
  field: label('Field', '필드'),
  ritual: label('Ritual', '의식'),
  counter: label('Counter', '카운터'),
};
const attributes: Record<Attribute, Label> = {
  light: label('LIGHT', '빛'),
  dark: label('DARK', '어둠'),
  earth: label('EARTH', '땅'),
  water: label('WATER', '물'),
  fire: label('FIRE', '화염'),
  wind: label('WIND', '바람'),
  divine: label('DIVINE', '신'),
};
const types: Record<MonsterType, Label> = {
  aqua: label('Aqua', '물족'),
  beast: label('Beast', '야수족'),
  beastWarrior: label('Beast-Warrior', '야수전사족'),
  creatorGod: label('Creator God', '창조신족'),
  cyberse: label('Cyberse', '사이버스족'),
  dinosaur: label('Dinosaur', '공룡족'),
  divineBeast: label('Divine-Beast', '환신야수족'),
  dragon: label('Dragon', '드래곤족'),
  fairy: label('Fairy', '천사족'),
  fiend: label('Fiend', '악마족'),
  fish: label('Fish', '어류족'),
  illusion: label('Illusion', '환상마족'),
  insect: label('Insect', '곤충족'),
  machine: label('Machine', '기계족'),
  plant: label('Plant', '식물족'),
  psychic: label('Psychic', '사이킥족'),
  pyro: label('Pyro', '화염족'),
  reptile: label('Reptile', '파충류족'),
  rock: label('Rock', '암석족'),
  seaSerpent: label('Sea Serpent', '해룡족'),
  spellcaster: label('Spellcaster', '마법사족'),
  thunder: label('Thunder', '번개족'),
  warrior: label('Warrior', '전사족'),
  wingedBeast: label('Winged Beast', '비행야수족'),
  wyrm: label('Wyrm', '환룡족'),
  zombie: label('Zombie', '언데드족'),
};
const positions: Record<Position, Label> = {
  attack: label('Attack Position', '공격 표시'),
  defense: label('Defense Position', '수비 표시'),
};
const phases: Record<Phase, Label> = {
  draw: label('Draw Phase', '드로우 페이즈'),
  standby: label('Standby Phase', '스탠바이 페이즈'),
  main1: label('Main Phase 1', '메인 페이즈 1'),
  battle: label('Battle Phase', '배틀 페이즈'),
  main2: label('Main Phase 2', '메인 페이즈 2'),
  end: label('End Phase', '엔드 페이즈'),
};
const steps = {
  startStep: label('Start Step', '스타트 스텝'),
  battleStep: label('Battle Step', '배틀 스텝'),
  damageStep: label('Damage Step', '데미지 스텝'),
  endStep: label('End Step', '엔드 스텝'),
};
const methods: Record<SummonMethod, Label> = {
  normal: label('Normal Summon', '일반 소환'),
  flip: label('Flip Summon', '반전 소환'),
  special: label('Special Summon', '특수 소환'),
};
const ways: Record<SummonWay, Label> = {
  ritual: label('Ritual Summon', '의식 소환'),
  fusion: label('Fusion Summon', '융합 소환'),
  synchro: label('Synchro Summon', '싱크로 소환'),
  xyz: label('Xyz Summon', '엑시즈 소환'),
  pendulum: label('Pendulum Summon', '펜듈럼 소환'),
  link: label('Link Summon', '링크 소환'),
};
const moments: Record<Moment, Label> = {
  start: label('Start of the Damage Step', '데미지 스텝 개시시'),
  beforeDamageCalculation: label('Before damage calculation', '데미지 계산 전'),
  performDamageCalculation: label('Damage calculation', '데미지 계산시'),
  afterDamageCalculation: label('After damage calculation', '데미지 계산 후'),
  end: label('End of the Damage Step', '데미지 스텝 종료시'),
};
const effectKinds: Record<EffectKind, Label> = {
  activation: label('Activation of the card', '카드의 발동'),
  ignition: label('Ignition', '기동 효과'),
  trigger: label('Trigger', '유발 효과'),
  quick: label('Quick', '유발 즉시 효과'),
  continuous: label('Continuous', '지속 효과'),
  reaction: label('Applies without a Chain', '체인을 만들지 않는 처리'),
  replacement: label('Replaces destruction', '파괴를 대신하는 효과'),
  procedure: label('Summoning procedure', '소환 절차'),
  rule: label('Summoning condition', '소환 조건'),
  win: label('Victory condition', '승리 조건'),
  maintenance: label('Maintenance', '유지 처리'),
  asMaterial: label('As material', '소재 효과'),
};
const spellSpeeds: Record<SpellSpeed, Label> = {
  1: label('Spell Speed 1', '스펠 스피드 1'),
  2: label('Spell Speed 2', '스펠 스피드 2'),
  3: label('Spell Speed 3', '스펠 스피드 3'),
};
const sides: Record<Side, Label> = {
  you: label('you', '자신'),
  opponent: label('your opponent', '상대'),
  both: label('both players', '서로'),
};
const reasons: Record<MoveReason, Label> = {
  destroyed: label('destroyed', '파괴'),
  tributed: label('Tributed', '릴리스'),
  discarded: label('discarded', '버림'),
  material: label('used as material', '소재로 사용'),
  drawn: label('drawn', '드로우'),
  summoned: label('Summoned', '소환'),
  set: label('Set', '세트'),
  activated: label('activated', '발동'),
  returned: label('returned', '되돌림'),
  control: label('control changed', '컨트롤 변경'),
  placed: label('placed', '놓임'),
};
const causes: Record<Cause, Label> = {
  effect: label('effect', '효과'),
  cost: label('cost', '코스트'),
  battle: label('battle', '전투'),
  rule: label('game rules', '룰'),
  procedure: label('Summoning procedure', '소환 절차'),
};
const counters: Record<Counter, Label> = {
  spell: label('Spell Counter', '마력 카운터'),
  // The official card calls them counters and nothing else.
  shot: label('counter', '카운터'),
  a: label('A-Counter', 'A 카운터'),
  kaiju: label('Kaiju Counter', '파괴수 카운터'),
  wedge: label('Wedge Counter', '쐐기 카운터'),
  predator: label('Predator Counter', '포식 카운터'),
  resonance: label('Resonance Counter', '향명 카운터'),
};
const endReasons: Record<EndReason, Label> = {
  lp: label('LP fell to 0', 'LP가 0이 됨'),
  deckOut: label('No card left to draw', '드로우할 카드가 없음'),
  effect: label('Card effect', '카드의 효과'),
  surrender: label('Surrender', '서렌더'),
  agreement: label('Agreed draw', '합의에 의한 무승부'),
  bothLp: label('Both LP fell to 0', '서로의 LP가 0이 됨'),
  turnCap: label('Turn limit reached', '턴 수 제한'),
};
const outcomes: Record<LinkOutcome, Label> = {
  resolved: label('resolved', '처리 완료'),
  activationNegated: label('activation negated', '발동 무효'),
  effectNegated: label('effect negated', '효과 무효'),
  withoutEffect: label('resolved without effect', '불발'),
};

/** Numbers printed on a monster besides ATK and DEF, and what it holds. */
const stats: Record<'level' | 'rank' | 'link' | 'scale' | 'materials', Label> = {
  level: label('Level', '레벨'),
  rank: label('Rank', '랭크'),
  link: label('Link', '링크'),
  scale: label('Pendulum Scale', '펜듈럼 스케일'),
  materials: label('Xyz Materials', '엑시즈 소재'),
};

/** Every list with its words. */
export const LABELS = {
  seats,
  places,
  cardKinds,
  frames,
  abilities,
  properties,
  attributes,
  types,
  positions,
  phases,
  steps,
  methods,
  stats,
  ways,
  moments,
  effectKinds,
  spellSpeeds,
  sides,
  reasons,
  causes,
  counters,
  endReasons,
  outcomes,
};
export type LabelList = keyof typeof LABELS;
/** In which list the word for a Summon stands. */
export const listOfSummon = (term: string): LabelList => (term in ways ? 'ways' : 'methods');

/** The word for a term of a list: `labelOf('attributes', 'dark', 'ko')` is 어둠. An unknown term is its own word. */
export function labelOf(list: LabelList, term: string | number, lang: Lang): string {
  const entries: Record<string, Label | undefined> = LABELS[list];
  return entries[term]?.[lang] ?? String(term);
}

const PHASE_OF_NODE: Readonly<Record<string, Phase>> = {
  drawPhase: 'draw',
  standbyPhase: 'standby',
  mainPhase1: 'main1',
  battlePhase: 'battle',
  mainPhase2: 'main2',
  endPhase: 'end',
};
/** The Phase or Step in which a duel stands. @param node its turn node, "battlePhase.startStep" */
export function turnNodeLabel(node: string, lang: Lang): string {
  const [phase = '', step = ''] = node.split('.');
  return step in steps ? labelOf('steps', step, lang) : labelOf('phases', PHASE_OF_NODE[phase] ?? node, lang);
}
