/** Entries of the log a ruling expects, in words. */
import { labelOf } from '@/catalogue/text/labels';
import type { DuelEvent } from '@/engine';
import type { EventField } from '@/rulings/eventFields';
import type { EventPattern } from '@/rulings/schema';
import { eul, eun, i, ro, type Said, type Speaker, spoken } from './speaker';

type Value = string | number | boolean | null;
const of = (e: EventPattern, key: EventField): Value | undefined => e.where?.[key];
const card = (e: EventPattern, t: Speaker, otherwise: string): string =>
  e.card === undefined ? otherwise : t.card(e.card);
const who = (e: EventPattern, t: Speaker, otherwise: string): string =>
  e.seat === undefined ? otherwise : t.who(e.seat);

/** "the Battle Phase", but "Main Phase 1". */
export const phaseEn = (phase: string): string => {
  const name = labelOf('phases', phase, 'en');
  return /\d$/.test(name) ? name : `the ${name}`;
};

function phaseOf(e: EventPattern, lang: 'en' | 'ko'): string {
  const phase = of(e, 'phase');
  if (phase === undefined) return { en: 'a Phase', ko: '페이즈' }[lang];
  return lang === 'en' ? phaseEn(String(phase)) : labelOf('phases', String(phase), lang);
}

export const MOMENTS: Record<string, [en: string, ko: string]> = {
  start: ['the start of the Damage Step', '데미지 스텝 개시시'],
  beforeDamageCalculation: ['the moment before damage calculation', '데미지 계산 전'],
  performDamageCalculation: ['damage calculation', '데미지 계산시'],
  afterDamageCalculation: ['the moment after damage calculation', '데미지 계산 후'],
  end: ['the end of the Damage Step', '데미지 스텝 종료시'],
};

const FATES: Record<string, [en: string, ko: [doing: string, done: string]]> = {
  destroyed: ['destroyed', ['파괴되어', '파괴된다']],
  tributed: ['Tributed', ['릴리스되어', '릴리스된다']],
  discarded: ['discarded', ['패에서 버려져', '패에서 버려진다']],
  material: ['used as material', ['소재로 사용되어', '소재로 사용된다']],
  returned: ['returned', ['', '되돌아간다']],
};
const CAUSES: Record<string, [en: string, ko: string]> = {
  effect: [' by an effect', '효과로 '],
  cost: [' as a cost', '코스트로 '],
  rule: [' by the rules', '룰에 의해 '],
};
const verbTo = (place: string): string =>
  place === 'gy' ? 'sent to' : place === 'monsterZone' || place === 'spellTrapZone' ? 'placed in' : 'returned to';

function movedEn(e: EventPattern, t: Speaker): string {
  const fate = FATES[String(of(e, 'reasons'))]?.[0];
  const by = of(e, 'byBattle') === true ? ' by battle' : (CAUSES[String(of(e, 'cause'))]?.[0] ?? '');
  const to = of(e, 'to');
  const from = of(e, 'before.place');
  const parts = [
    fate ? `${fate}${by}` : '',
    to === undefined ? '' : `${to === 'banished' ? 'banished' : `${verbTo(String(to))} the ${t.place(String(to))}`}`,
  ].filter((part) => part !== '');
  const start =
    from === undefined ? '' : from === 'nowhere' ? ', not from the field' : ` from the ${t.place(String(from))}`;
  return `${card(e, t, 'a card')} is ${parts.join(' and ') || 'moved'}${fate ? '' : by}${start}`;
}

function movedKo(e: EventPattern, t: Speaker): string {
  const fate = FATES[String(of(e, 'reasons'))]?.[1];
  const by = of(e, 'byBattle') === true ? '전투로 ' : (CAUSES[String(of(e, 'cause'))]?.[1] ?? '');
  const to = of(e, 'to');
  const from = of(e, 'before.place');
  const start = from === undefined ? '' : from === 'nowhere' ? '필드가 아닌 곳에서 ' : `${t.place(String(from))}에서 `;
  const [doing, done] = fate ?? ['', '옮겨진다'];
  const said = to === undefined ? done : `${doing && `${doing} `}${goesKo(String(to), t)}`;
  return `${i(card(e, t, '카드'))} ${start}${by}${said}`;
}

const goesKo = (to: string, t: Speaker): string => {
  if (to === 'banished') return '제외된다';
  const verb = to === 'gy' ? '보내진다' : to === 'monsterZone' || to === 'spellTrapZone' ? '놓인다' : '되돌아간다';
  return `${ro(t.place(to))} ${verb}`;
};

const amount = (e: EventPattern): string => {
  const n = of(e, 'amount');
  return n === undefined ? '' : `${n} `;
};

/** "Fusion Summon", "Flip Summon": as far as the line says how. */
function wayOf(e: EventPattern, lang: 'en' | 'ko'): string | null {
  const [way, method] = [of(e, 'way'), of(e, 'method')];
  if (way !== undefined) return labelOf('ways', String(way), lang);
  return method === undefined ? null : labelOf('methods', String(method), lang);
}

const FLIPS: Record<string, [en: string, ko: string]> = {
  battle: [' by the attack', '공격을 받아 '],
  effect: [' by an effect', '효과로 '],
};
const STOPS: Record<string, [en: string, ko: string]> = {
  replay: [' by a replay', '되감기로 '],
  gone: [': a monster of the battle is gone', '전투하던 몬스터가 없어져 '],
};

const REASONS: Record<string, [en: string, ko: string]> = {
  lp: ['by LP', 'LP'],
  deckOut: ['because a card has to be drawn and there is none', '드로우할 카드가 없음'],
  effect: ['by an effect', '효과'],
  bothLp: ['with both LP at 0', '양쪽 LP 0'],
};

const SAID: Partial<Record<DuelEvent['type'], Said<EventPattern>>> = {
  moved: [movedEn, movedKo],
  linkResolving: [
    (e, t) => `${card(e, t, 'a link')} begins to resolve`,
    (e, t) => `${card(e, t, '체인')}의 처리를 시작한다`,
  ],
  linkResolved: [(e, t) => `${card(e, t, 'a link')} is resolved`, (e, t) => `${card(e, t, '체인')}의 처리가 끝난다`],
  chainResolved: [() => 'the Chain is resolved', () => '체인의 처리가 끝난다'],
  summoned: [
    (e, t) => {
      const way = wayOf(e, 'en');
      const from = of(e, 'from');
      return `${card(e, t, 'a monster')} is ${way ? `${way}ed` : 'Summoned'}${from ? ` from the ${t.place(String(from))}` : ''}`;
    },
    (e, t) => {
      const from = of(e, 'from');
      return `${i(card(e, t, '몬스터'))} ${from ? `${t.place(String(from))}에서 ` : ''}${wayOf(e, 'ko') ?? '소환'}된다`;
    },
  ],
  summonAttempted: [
    (e, t) => `the Summon of ${card(e, t, 'a monster')} is declared`,
    (e, t) => `${card(e, t, '몬스터')}의 소환을 선언한다`,
  ],
  summonNegated: [
    (e, t) => `the Summon of ${card(e, t, 'a monster')} is negated`,
    (e, t) => `${card(e, t, '몬스터')}의 소환이 무효가 된다`,
  ],
  cardActivated: [
    (e, t) => `an effect, and no player, activates ${card(e, t, 'a card')}`,
    (e, t) => `${i(card(e, t, '카드'))} 플레이어가 아니라 효과에 의해 발동된다`,
  ],
  activated: [
    (e, t) => {
      const place = of(e, 'place');
      return `${card(e, t, 'a card')} is activated${place ? ` (${t.place(String(place))})` : ''}`;
    },
    (e, t) => {
      const place = of(e, 'place');
      return `${i(card(e, t, '카드'))} ${place ? `${t.place(String(place))}에서 ` : ''}발동된다`;
    },
  ],
  momentBegan: [
    (e) => `${MOMENTS[String(of(e, 'moment'))]?.[0] ?? 'a moment of the Damage Step'} is reached`,
    (e) => {
      const moment = MOMENTS[String(of(e, 'moment'))]?.[1];
      return moment === undefined ? '데미지 스텝에 들어간다' : `${i(moment)} 된다`;
    },
  ],
  phaseBegan: [(e) => `${phaseOf(e, 'en')} begins`, (e) => `${i(phaseOf(e, 'ko'))} 시작된다`],
  phaseSkipped: [
    (e, t) => `${phaseOf(e, 'en')}${e.seat === undefined ? '' : ` of ${who(e, t, '')}`} is skipped`,
    (e, t) => `${e.seat === undefined ? '' : `${who(e, t, '')}의 `}${i(phaseOf(e, 'ko'))} 스킵된다`,
  ],
  turnBegan: [
    (e, t) => `the turn of ${who(e, t, 'a player')} begins`,
    (e, t) => `${who(e, t, '플레이어')}의 턴이 시작된다`,
  ],
  damage: [
    (e, t) => {
      const how = of(e, 'how') === 'battle' ? 'battle damage' : of(e, 'how') === 'effect' ? 'effect damage' : 'damage';
      const amount = of(e, 'amount');
      return `${who(e, t, 'a player')} takes ${amount === undefined ? '' : `${amount} `}${how}`;
    },
    (e, t) => {
      const how = of(e, 'how') === 'battle' ? '전투 데미지' : of(e, 'how') === 'effect' ? '효과 데미지' : '데미지';
      const amount = of(e, 'amount');
      return `${i(who(e, t, '플레이어'))} ${amount === undefined ? '' : `${amount} `}${eul(how)} 받는다`;
    },
  ],
  lpGained: [
    (e, t) => `${who(e, t, 'a player')} gains ${amount(e)}LP`,
    (e, t) => `${i(who(e, t, '플레이어'))} ${amount(e)}LP를 회복한다`,
  ],
  lpPaid: [
    (e, t) => `${who(e, t, 'a player')} pays ${amount(e)}LP`,
    (e, t) => `${i(who(e, t, '플레이어'))} ${amount(e)}LP를 지불한다`,
  ],
  activationNegated: [
    (e, t) => `the activation of ${card(e, t, 'a card')} is negated`,
    (e, t) => `${card(e, t, '카드')}의 발동이 무효가 된다`,
  ],
  effectNegated: [
    (e, t) => `the effect of ${card(e, t, 'a card')} is negated`,
    (e, t) => `${card(e, t, '카드')}의 효과가 무효가 된다`,
  ],
  attackTargeted: [
    (e, t) => `${card(e, t, 'a monster')} is selected as attack target`,
    (e, t) => `${i(card(e, t, '몬스터'))} 공격 대상으로 선택된다`,
  ],
  attackRedirected: [
    (e, t) => `the attack of ${card(e, t, 'a monster')} is turned to another target`,
    (e, t) => `${card(e, t, '몬스터')}의 공격 대상이 바뀐다`,
  ],
  equipped: [(e, t) => `${card(e, t, 'a card')} is equipped`, (e, t) => `${i(card(e, t, '카드'))} 장착된다`],
  revealed: [(e, t) => `${card(e, t, 'a card')} is revealed`, (e, t) => `${i(card(e, t, '카드'))} 공개된다`],
  declared: [
    (e, t) => `${who(e, t, 'a player')} declares ${of(e, 'value') ?? 'something'}`,
    (e, t) =>
      `${i(who(e, t, '플레이어'))} ${of(e, 'value') === undefined ? '' : `${eul(String(of(e, 'value')))} `}선언한다`,
  ],
  shuffled: [
    (e, t) => `${who(e, t, 'a player')} shuffles the Deck`,
    (e, t) => `${i(who(e, t, '플레이어'))} 덱을 셔플한다`,
  ],
  tokenVanished: [
    (e, t) => `${card(e, t, 'a Token')} leaves the field and is gone`,
    (e, t) => `${i(card(e, t, '토큰'))} 필드를 벗어나 소멸한다`,
  ],
  rulesDestroyed: [
    (e, t) => `${card(e, t, 'a card')} is destroyed by the rules`,
    (e, t) => `${i(card(e, t, '카드'))} 룰에 의해 파괴된다`,
  ],
  drawn: [(e, t) => `${who(e, t, 'a player')} draws`, (e, t) => `${i(who(e, t, '플레이어'))} 드로우한다`],
  set: [(e, t) => `${card(e, t, 'a card')} is Set`, (e, t) => `${i(card(e, t, '카드'))} 세트된다`],
  flipped: [
    (e, t) => `${card(e, t, 'a monster')} is flipped face-up${FLIPS[String(of(e, 'how'))]?.[0] ?? ''}`,
    (e, t) => `${i(card(e, t, '몬스터'))} ${FLIPS[String(of(e, 'how'))]?.[1] ?? ''}앞면이 된다`,
  ],
  positionChanged: [
    (e, t) => `the battle position of ${card(e, t, 'a monster')} changes`,
    (e, t) => `${card(e, t, '몬스터')}의 표시 형식이 변경된다`,
  ],
  controlChanged: [
    (e, t) => `control of ${card(e, t, 'a card')} changes`,
    (e, t) => `${card(e, t, '카드')}의 컨트롤이 옮겨진다`,
  ],
  battlePhaseEnded: [() => 'the Battle Phase is ended', () => '배틀 페이즈가 종료된다'],
  targeted: [(e, t) => `${card(e, t, 'a card')} is targeted`, (e, t) => `${i(card(e, t, '카드'))} 대상이 된다`],
  coinTossed: [() => 'a coin is tossed', () => '코인을 던진다'],
  attackDeclared: [
    (e, t) => `${card(e, t, 'a monster')} declares an attack`,
    (e, t) => `${i(card(e, t, '몬스터'))} 공격을 선언한다`,
  ],
  attackNegated: [
    (e, t) => `the attack of ${card(e, t, 'a monster')} is negated`,
    (e, t) => `${card(e, t, '몬스터')}의 공격이 무효가 된다`,
  ],
  attackStopped: [
    (e, t) => `the attack of ${card(e, t, 'a monster')} ends${STOPS[String(of(e, 'why'))]?.[0] ?? ''}`,
    (e, t) => `${card(e, t, '몬스터')}의 공격이 ${STOPS[String(of(e, 'why'))]?.[1] ?? ''}끝난다`,
  ],
  battled: [(e, t) => `${card(e, t, 'a monster')} battles`, (e, t) => `${i(card(e, t, '몬스터'))} 전투를 실행한다`],
  battleDestroyed: [
    (e, t) => `${card(e, t, 'a monster')} is destroyed by battle`,
    (e, t) => `${i(card(e, t, '몬스터'))} 전투로 파괴된다`,
  ],
  duelEnded: [
    (e, t) => {
      const winner = of(e, 'winner');
      const how = REASONS[String(of(e, 'reason'))]?.[0];
      const won =
        winner === null
          ? 'the Duel is a draw'
          : winner === undefined
            ? 'the Duel ends'
            : `${t.seat(winner === 0 ? 0 : 1)} wins`;
      return how ? `${won} ${how}` : won;
    },
    (e, t) => {
      const winner = of(e, 'winner');
      const how = REASONS[String(of(e, 'reason'))]?.[1];
      const won =
        winner === null
          ? '무승부가 된다'
          : winner === undefined
            ? '듀얼이 끝난다'
            : `${i(t.seat(winner === 0 ? 0 : 1))} 승리한다`;
      return how ? `${won} (${how})` : won;
    },
  ],
  replaced: [
    (e, t) => `the destruction of ${card(e, t, 'a card')} is replaced`,
    (e, t) => `${card(e, t, '카드')}의 파괴를 대신한다`,
  ],
  triggerMissed: [
    (e, t) => `${card(e, t, 'a card')} misses the timing`,
    (e, t) => `${eun(card(e, t, '카드'))} 타이밍을 놓친다`,
  ],
};

/** What an entry says; one nobody has words for is called by its type. */
export function sayEvent(event: EventPattern, t: Speaker): string {
  const said = SAID[event.event as DuelEvent['type']];
  if (said) return spoken(said, event, t);
  return `${event.event}${event.card === undefined ? '' : ` (${t.card(event.card)})`}`;
}
