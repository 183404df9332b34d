/** What must come of it, in a sentence. */
import { takeApart, withFinal } from '@/catalogue/text/korean/hangul';
import { labelOf } from '@/catalogue/text/labels';
import type { Action, Expectation } from '@/rulings/schema';
import { phaseEn, sayEvent } from './events';
import { capital, eul, eun, i, ro, type Said, type Speaker, spoken } from './speaker';

type Of<Verb extends Expectation['expect']> = Extract<Expectation, { expect: Verb }>;

const ACTIONS: Record<Action, [en: string, ko: string]> = {
  activate: ['activate', '발동할'],
  normalSummon: ['Normal Summon', '일반 소환할'],
  setMonster: ['Set', '세트할'],
  set: ['Set', '세트할'],
  flipSummon: ['Flip Summon', '반전 소환할'],
  changePosition: ['change the position of', '표시 형식을 변경할'],
  specialSummon: ['Special Summon', '특수 소환할'],
  pendulumSummon: ['Pendulum Summon with', '펜듈럼 소환할'],
  attack: ['attack with', '공격할'],
};
const objectKo = (action: Action, card: string): string =>
  action === 'attack' || action === 'pendulumSummon' ? ro(card) : action === 'changePosition' ? `${card}의` : eul(card);

const OUTCOMES = {
  resolved: ['resolves', '효과가 처리된다'],
  activationNegated: ['has its activation negated', '발동이 무효가 된다'],
  effectNegated: ['has its effect negated', '효과가 무효가 된다'],
  withoutEffect: ['resolves without effect', '불발된다'],
} as const;

/** What a player asked in a window may do: "may add to the Chain". */
const WINDOWS: Record<string, [en: string, ko: string]> = {
  open: ['act in the open game state', '오픈 상태에서 행동할'],
  chain: ['add to the Chain', '체인할'],
  trigger: ['use a trigger', '유발 효과를 발동할'],
  fastEffect: ['use a fast effect', '스펠 스피드 2 이상의 효과를 발동할'],
  phaseEnd: ['use an effect before the Phase ends', '페이즈가 끝나기 전에 효과를 발동할'],
  summonNegation: ['negate the Summon', '소환을 무효로 할'],
  attackTarget: ['choose what to attack', '공격 대상을 고를'],
  pick: ['choose cards', '카드를 고를'],
  order: ['choose an order', '순서를 정할'],
  position: ['choose a battle position', '표시 형식을 고를'],
  zone: ['choose a zone', '존을 고를'],
  choose: ['choose an effect', '효과를 고를'],
  yesNo: ['say yes or no', '예 / 아니오를 고를'],
  declare: ['declare something', '선언할'],
};
const windowOf = (name: string | undefined, n: 0 | 1): string =>
  name === undefined ? ['act', '행동할'][n]! : (WINDOWS[name]?.[n] ?? name);

const TIMINGS: Record<string, [en: string, ko: string]> = {
  'battlePhase.startStep': ['it is the Start Step', '스타트 스텝이다'],
  'battlePhase.battleStep': ['it is the Battle Step', '배틀 스텝이다'],
  'battlePhase.damageStep.start': ['it is the start of the Damage Step', '데미지 스텝 개시시이다'],
  'battlePhase.damageStep.beforeDamageCalculation': ['it is before damage calculation', '데미지 계산 전이다'],
  'battlePhase.damageStep.performDamageCalculation': ['it is during damage calculation', '데미지 계산시이다'],
  'battlePhase.damageStep.afterDamageCalculation': ['it is after damage calculation', '데미지 계산 후이다'],
  'battlePhase.damageStep.end': ['it is the end of the Damage Step', '데미지 스텝 종료시이다'],
  'battlePhase.endStep': ['it is the End Step', '엔드 스텝이다'],
  openGameState: [
    'the game state is open: the turn player may take any action (box A of the timing chart)',
    '오픈 상태로, 턴 플레이어가 자유롭게 행동할 수 있다(타이밍 차트의 A)',
  ],
  turnPlayerFastEffect: [
    'the turn player is the first who may use a fast effect (box B of the timing chart)',
    '턴 플레이어가 먼저 스펠 스피드 2 이상의 효과를 발동할 수 있다(타이밍 차트의 B)',
  ],
  opponentFastEffect: [
    'after the turn player the other player may use a fast effect (box C of the timing chart)',
    '턴 플레이어 다음으로 다른 플레이어가 스펠 스피드 2 이상의 효과를 발동할 수 있다(타이밍 차트의 C)',
  ],
  turnPlayerPassed: [
    'the turn player wants to go on, and only the other player may still use an effect (box E of the timing chart)',
    '턴 플레이어가 다음으로 넘어가려 하며, 다른 플레이어만 효과를 발동할 수 있다(타이밍 차트의 E)',
  ],
  triggerCheck: [
    'triggers are being placed on a Chain, before any fast effect (box D of the timing chart)',
    '스펠 스피드 2 이상의 효과보다 먼저 유발 효과를 체인에 쌓는 중이다(타이밍 차트의 D)',
  ],
  summonPending: [
    'a Summon is pending: it may still be negated, and the monster is not Summoned yet',
    '소환을 무효로 할 수 있는 시기로, 몬스터는 아직 소환되지 않았다',
  ],
};
const timingOf = (name: string, n: 0 | 1): string => TIMINGS[name]?.[n] ?? name;

function linkOf(text: string, t: Speaker): string {
  const [seat = '', ...rest] = text.split(': ');
  const name = t.card(rest.join(': '));
  return seat === 'opponent' ? `${name} (${t.who('opponent')})` : name;
}
/** "1 Sangan, 2 Peten (the opponent)". */
const chainOf = (links: readonly string[], t: Speaker): string =>
  links.map((link, at) => `${at + 1} ${linkOf(link, t)}`).join(', ') || '–';

/** "in the GY", "on the field", "banished". */
const whereEn = (place: string, t: Speaker): string => WHERE[place] ?? `in the ${t.place(place)}`;
const WHERE: Record<string, string> = {
  field: 'on the field',
  banished: 'banished',
  nowhere: 'in no place yet',
  attached: 'attached as Xyz Material',
};
const ofEn = (place: string, who: string): string => (place === 'banished' ? ` (card of ${who})` : ` of ${who}`);
const timesEn = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

const positionEn = (l: Of<'positionIs'>): string =>
  `${l.faceDown ? 'face-down ' : ''}${labelOf('positions', l.position, 'en')}`;
const positionKo = (l: Of<'positionIs'>): string =>
  `${l.faceDown ? '뒷면 ' : ''}${labelOf('positions', l.position, 'ko')}`;

const nth = (n: number): string => ['first', 'second', 'third', 'fourth'][n] ?? 'next';

/** "a monster attacks": "no monster attacks"; "Sangan is Summoned": "Sangan is not Summoned". */
function neverEn(sentence: string): string {
  if (/^an? /.test(sentence)) return sentence.replace(/^an? /, 'no ');
  if (/^the \w+ of an? /.test(sentence)) return sentence.replace(/^the (\w+) of an? /, 'no $1 of a ');
  return / is /.test(sentence) ? sentence.replace(' is ', ' is not ') : `it does not happen that ${sentence}`;
}

/** "크리터가 발동된다": "크리터가 발동되는 일은 없다". */
function neverKo(sentence: string): string {
  const stem = sentence.slice(0, -1);
  if (sentence.endsWith('는다')) return `${stem} 일은 없다`;
  const present = sentence.endsWith('다') && takeApart(stem.slice(-1)).final === 'ㄴ';
  return present ? `${withFinal(stem, '')}는 일은 없다` : `${sentence}: 일어나지 않는다`;
}

const SAID: { [Verb in Expectation['expect']]: Said<Of<Verb>> } = {
  chainIs: [(l, t) => `the Chain is ${chainOf(l.links, t)}`, (l, t) => `체인: ${chainOf(l.links, t)}`],
  chainsWere: [
    (l, t) =>
      l.chains.length === 1
        ? `the Chain was ${chainOf(l.chains[0]!, t)}`
        : l.chains.map((links, n) => `${nth(n)} Chain: ${chainOf(links, t)}`).join('; '),
    (l, t) =>
      l.chains.length === 1
        ? `쌓인 체인: ${chainOf(l.chains[0]!, t)}`
        : l.chains.map((links, n) => `${n + 1}번째 체인: ${chainOf(links, t)}`).join('; '),
  ],
  noChain: [() => 'nothing is on a Chain', () => '만들어져 있는 체인이 없다'],
  linkWas: [
    (l, t) => `${t.card(l.card)} ${OUTCOMES[l.outcome][0]}`,
    (l, t) => `${eun(t.card(l.card))} ${OUTCOMES[l.outcome][1]}`,
  ],
  linkAnswers: [
    (l, t) => `${t.card(l.card)} answers Chain Link ${l.link}`,
    (l, t) => `${eun(t.card(l.card))} 체인 ${l.link}에 대응한다`,
  ],
  spellSpeedWas: [
    (l, t) => `${t.card(l.card)} has Spell Speed ${l.speed}`,
    (l, t) => `${t.card(l.card)}의 스펠 스피드는 ${l.speed}`,
  ],
  nobodyCouldActBetween: [
    (l, t) => `nobody could act between ${linkOf(l.first, t)} and ${linkOf(l.second, t)}`,
    (l, t) => `${linkOf(l.first, t)} 다음 ${linkOf(l.second, t)}까지 아무도 행동할 수 없다`,
  ],
  cannot: [
    (l, t) => `${t.who(l.seat)} cannot ${ACTIONS[l.action][0]} ${t.card(l.card)}${t.no(l.effect)}`,
    (l, t) =>
      `${eun(t.who(l.seat))} ${objectKo(l.action, t.card(l.card) + t.no(l.effect))} ${ACTIONS[l.action][1]} 수 없다`,
  ],
  can: [
    (l, t) => `${t.who(l.seat)} can ${ACTIONS[l.action][0]} ${t.card(l.card)}${t.no(l.effect)}`,
    (l, t) =>
      `${eun(t.who(l.seat))} ${objectKo(l.action, t.card(l.card) + t.no(l.effect))} ${ACTIONS[l.action][1]} 수 있다`,
  ],
  cannotMoveTo: [
    (l, t) => `${t.who(l.seat)} cannot move to ${phaseEn(l.phase)}`,
    (l, t) => `${eun(t.who(l.seat))} ${ro(labelOf('phases', l.phase, 'ko'))} 이동할 수 없다`,
  ],
  canMoveTo: [
    (l, t) => `${t.who(l.seat)} can move to ${phaseEn(l.phase)}`,
    (l, t) => `${eun(t.who(l.seat))} ${ro(labelOf('phases', l.phase, 'ko'))} 이동할 수 있다`,
  ],
  offersOnly: [
    (l, t) =>
      `with ${t.card(l.card)} it is only possible to: ${l.actions.map((a) => ACTIONS[a][0]).join(', ') || 'nothing'}`,
    (l, t) =>
      `${ro(t.card(l.card))} 가능한 행동: ${l.actions.map((a) => `${ACTIONS[a][1]} 수 있다`).join(', ') || '없음'}`,
  ],
  wasNeverOffered: [
    (l, t) => `there was never a chance to ${ACTIONS[l.action][0]} ${t.card(l.card)}${t.no(l.effect)}`,
    (l, t) => `${objectKo(l.action, t.card(l.card) + t.no(l.effect))} ${ACTIONS[l.action][1]} 기회가 없었다`,
  ],
  firstOfferedOn: [
    (l, t) =>
      `the first chance to ${ACTIONS[l.action][0]} ${t.card(l.card)} comes ${l.links.length > 0 ? `when the Chain is ${chainOf(l.links, t)}` : 'while there is no Chain'}`,
    (l, t) =>
      `${objectKo(l.action, t.card(l.card))} 처음 ${ACTIONS[l.action][1]} 수 있는 때: ${l.links.length > 0 ? `체인이 ${chainOf(l.links, t)}일 때` : '체인이 없을 때'}`,
  ],
  neverAsked: [
    (l, t) => `${l.seat ? `${t.who(l.seat)} never` : 'nobody'} gets the chance to ${windowOf(l.window, 0)}`,
    (l, t) => `${l.seat ? t.who(l.seat) : '누구'}에게도 ${windowOf(l.window, 1)} 기회가 오지 않는다`,
  ],
  attackTargetsAre: [
    (l, t) => `${t.card(l.card)} can attack: ${t.cards(l.targets) || 'nothing'}`,
    (l, t) => `${t.card(l.card)}의 공격 대상: ${t.cards(l.targets) || '없음'}`,
  ],
  canPick: [(l, t) => `${t.card(l.card)} can be chosen`, (l, t) => `${eul(t.card(l.card))} 고를 수 있다`],
  cannotPick: [(l, t) => `${t.card(l.card)} cannot be chosen`, (l, t) => `${eun(t.card(l.card))} 고를 수 없다`],
  isAsked: [
    (l, t) => `now ${t.who(l.seat)} may ${windowOf(l.window, 0)}`,
    (l, t) => `이제 ${i(t.who(l.seat))} ${windowOf(l.window, 1)} 수 있다`,
  ],
  isNotAsked: [
    (l, t) => `now it is not up to ${t.who(l.seat)} to act`,
    (l, t) => `지금은 ${i(t.who(l.seat))} 행동할 차례가 아니다`,
  ],
  timingIs: [(l) => timingOf(l.timing, 0), (l) => timingOf(l.timing, 1)],
  phaseIs: [(l) => `it is ${phaseEn(l.phase)}`, (l) => `페이즈: ${labelOf('phases', l.phase, 'ko')}`],
  isIn: [
    (l, t) => `${t.card(l.card)} is ${whereEn(l.place, t)}${l.seat ? ofEn(l.place, t.who(l.seat)) : ''}`,
    (l, t) => `${t.card(l.card)}: ${l.seat ? `${t.who(l.seat)}의 ` : ''}${t.place(l.place)}`,
  ],
  isNotIn: [
    (l, t) => `${t.card(l.card)} is not ${whereEn(l.place, t)}`,
    (l, t) => `${eun(t.card(l.card))} ${t.place(l.place)}에 없다`,
  ],
  controls: [
    (l, t) => `${t.who(l.seat)} controls ${t.cards(l.cards)}`,
    (l, t) => `${t.who(l.seat)} 필드: ${t.cards(l.cards)}`,
  ],
  doesNotControl: [
    (l, t) => `${t.who(l.seat)} does not control ${t.cards(l.cards)}`,
    (l, t) => `${t.who(l.seat)} 필드에 없음: ${t.cards(l.cards)}`,
  ],
  countIs: [
    (l, t) =>
      `${t.who(l.seat)} has ${l.count || 'no'} ${l.card ? t.card(l.card) : l.count === 1 ? 'card' : 'cards'} ${whereEn(l.place, t)}`,
    (l, t) => `${t.who(l.seat)}의 ${t.place(l.place)}: ${l.card ? `${t.card(l.card)} ` : ''}${l.count}장`,
  ],
  lpIs: [(l, t) => `${t.who(l.seat)} has ${l.amount} LP`, (l, t) => `${t.who(l.seat)}의 LP ${l.amount}`],
  atkIs: [(l, t) => `${t.card(l.card)} has ${l.amount} ATK`, (l, t) => `${t.card(l.card)}의 공격력 ${l.amount}`],
  defIs: [(l, t) => `${t.card(l.card)} has ${l.amount} DEF`, (l, t) => `${t.card(l.card)}의 수비력 ${l.amount}`],
  levelIs: [(l, t) => `${t.card(l.card)} is Level ${l.amount}`, (l, t) => `${t.card(l.card)}의 레벨 ${l.amount}`],
  typeIs: [
    (l, t) => `${t.card(l.card)} is ${labelOf('types', l.type, 'en')}`,
    (l, t) => `${t.card(l.card)}의 종족: ${labelOf('types', l.type, 'ko')}`,
  ],
  attributeIs: [
    (l, t) => `${t.card(l.card)} is ${labelOf('attributes', l.attribute, 'en')}`,
    (l, t) => `${t.card(l.card)}의 속성: ${labelOf('attributes', l.attribute, 'ko')}`,
  ],
  positionIs: [(l, t) => `${t.card(l.card)} is in ${positionEn(l)}`, (l, t) => `${t.card(l.card)}: ${positionKo(l)}`],
  isNegated: [
    (l, t) => `The effects of ${t.card(l.card)} are negated`,
    (l, t) => `${t.card(l.card)}의 효과는 무효화되어 있다`,
  ],
  isNotNegated: [
    (l, t) => `The effects of ${t.card(l.card)} are not negated`,
    (l, t) => `${t.card(l.card)}의 효과는 무효화되어 있지 않다`,
  ],
  isFaceUp: [(l, t) => `${t.card(l.card)} is face-up`, (l, t) => `${eun(t.card(l.card))} 앞면 표시이다`],
  isFaceDown: [(l, t) => `${t.card(l.card)} lies face-down`, (l, t) => `${eun(t.card(l.card))} 뒷면 표시이다`],
  wasSummonedBy: [
    (l, t) => `${t.who(l.seat)} ${l.method ? `${labelOf('methods', l.method, 'en')}ed` : 'Summoned'} ${t.card(l.card)}`,
    (l, t) =>
      `${i(t.who(l.seat))} ${eul(t.card(l.card))} ${l.method ? labelOf('methods', l.method, 'ko') : '소환'}했다`,
  ],
  wasNotSummoned: [(l, t) => `${t.card(l.card)} was not Summoned`, (l, t) => `${eun(t.card(l.card))} 소환되지 않았다`],
  summonWasNegated: [
    (l, t) => `the Summon of ${t.card(l.card)} was negated`,
    (l, t) => `${t.card(l.card)}의 소환이 무효가 되었다`,
  ],
  summonIsHiddenFrom: [
    (l, t) => `${t.who(l.seat)} does not see what is being Summoned`,
    (l, t) => `${eun(t.who(l.seat))} 무엇이 소환되는지 볼 수 없다`,
  ],
  sees: [
    (l, t) => `${t.who(l.seat)} knows ${t.card(l.card)}`,
    (l, t) => `${eun(t.who(l.seat))} ${eul(t.card(l.card))} 알 수 있다`,
  ],
  doesNotSee: [
    (l, t) => `${t.who(l.seat)} does not see which card ${t.card(l.card)} is`,
    (l, t) => `${eun(t.who(l.seat))} ${eul(t.card(l.card))} 볼 수 없다`,
  ],
  seesCount: [
    (l, t) =>
      `${t.who(l.seat)} can see that ${t.who(l.of)} has ${l.count} ${l.count === 1 ? 'card' : 'cards'} ${whereEn(l.place, t)}`,
    (l, t) => `${eun(t.who(l.seat))} ${t.who(l.of)}의 ${t.place(l.place)}의 카드가 ${l.count}장인 것을 알 수 있다`,
  ],
  orderIs: [
    (l, t) => `the ${t.place(l.place)} of ${t.who(l.seat)} from the bottom: ${t.cards(l.cards)}`,
    (l, t) => `${t.who(l.seat)}의 ${t.place(l.place)}, 아래부터: ${t.cards(l.cards)}`,
  ],
  missedTheTiming: [
    (l, t) => `${t.card(l.card)} missed the timing`,
    (l, t) => `${eun(t.card(l.card))} 타이밍을 놓쳤다`,
  ],
  happened: [
    (l, t) => `${sayEvent(l, t)}${l.times === undefined ? '' : ` (${timesEn(l.times)})`}`,
    (l, t) => `${sayEvent(l, t)}${l.times === undefined ? '' : ` (${l.times === 1 ? '한 번만' : `${l.times}번`})`}`,
  ],
  didNotHappen: [(l, t) => neverEn(sayEvent(l, t)), (l, t) => neverKo(sayEvent(l, t))],
  happenedInOrder: [
    (l, t) => `in this order: ${l.events.map((event) => sayEvent(event, t)).join(' → ')}`,
    (l, t) => `이 순서로: ${l.events.map((event) => sayEvent(event, t)).join(' → ')}`,
  ],
  wonBy: [(l, t) => `${t.who(l.seat)} wins`, (l, t) => `${i(t.who(l.seat))} 승리한다`],
};

export function sayExpectation(line: Expectation, t: Speaker): string {
  // As with steps: the entry of a verb takes the lines of that verb.
  return capital(spoken(SAID[line.expect] as Said<Expectation>, line, t));
}
