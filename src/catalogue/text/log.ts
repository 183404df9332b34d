/** The log as a player reads it: one sentence in the past tense for each event worth telling. */
import type { DuelEvent, EndReason, EventBody, LastKnown } from '../../engine/log/events';
import { type MoveReason, otherSeat, type Place, type Seat } from '../../engine/terms';
import { cardById } from '../index';
import { attach } from './korean/particle';
import { type Lang, labelOf } from './labels';
import { SWITCH_TEXTS } from './switches';

/** Who tells: the language, and how cards and players are called. Hidden cards are the caller's business. */
export interface Teller {
  lang: Lang;
  /** Name of a card by its id in the duel. */
  name(card: number): string;
  seat(seat: Seat): string;
}

type Told<T extends EventBody['type']> = (
  event: Extract<DuelEvent, { type: T }>,
  t: Teller,
) => [en: string, ko: string] | null;

const isField = (place: Place): boolean =>
  place === 'monsterZone' || place === 'spellTrapZone' || place === 'fieldZone';
const placeEn = (place: Place): string => {
  if (place === 'banished') return 'banishment';
  return isField(place) ? 'the field' : `the ${labelOf('places', place, 'en')}`;
};
const placeKo = (place: Place): string => (isField(place) ? '필드' : labelOf('places', place, 'ko'));
const i = (word: string): string => attach(word, '이/가');
const eun = (word: string): string => attach(word, '은/는');
const eul = (word: string): string => attach(word, '을/를');
const ro = (word: string): string => attach(word, '으로/로');

const FATES: [MoveReason, en: string, ko: string][] = [
  ['destroyed', 'destroyed', '파괴되어'],
  ['tributed', 'Tributed', '릴리스되어'],
  ['discarded', 'discarded', '버려져'],
  ['material', 'used as material', '소재로 사용되어'],
];

/** "was destroyed by battle and sent to the GY". */
function moved(e: Extract<DuelEvent, { type: 'moved' }>, { name }: Teller): [string, string] | null {
  const { before, to, reasons } = e;
  // Drawing, Summoning, Setting and activating have entries of their own; zones and piles behind them do not.
  const told: MoveReason[] = ['drawn', 'summoned', 'set', 'activated', 'control', 'placed'];
  if (reasons.some((r) => told.includes(r)) || to === 'nowhere' || (before.place === 'nowhere' && !e.ruled))
    return null;
  const card = name(e.card);
  const detached: (typeof FATES)[number] | undefined =
    before.place === 'attached' ? ['material', 'detached', '소재에서 제거되어'] : undefined;
  const fate = FATES.find(([reason]) => reasons.includes(reason)) ?? detached;
  const battle = e.byBattle === true;
  const en = fate ? `${fate[1]}${battle ? ' by battle' : ''} and ` : '';
  const ko = fate ? `${battle ? '전투로 ' : ''}${fate[2]} ` : '';
  const from = fate ? ['', ''] : [` from ${placeEn(before.place)}`, `${placeKo(before.place)}에서 `];
  switch (to) {
    case 'gy':
      return [`${card} was ${en}sent${from[0]} to the GY.`, `${eun(card)} ${ko}${from[1]}묘지로 보내졌다.`];
    case 'banished':
      return e.faceUp
        ? [`${card} was ${en}banished${from[0]}.`, `${eun(card)} ${ko}${from[1]}제외되었다.`]
        : [`${card} was ${en}banished face-down${from[0]}.`, `${eun(card)} ${ko}${from[1]}뒷면 표시로 제외되었다.`];
    case 'hand':
      return before.place === 'deck'
        ? [`${card} was added from the Deck to the hand.`, `${eun(card)} 덱에서 패에 넣어졌다.`]
        : [`${card} went${from[0]} to the hand.`, `${eun(card)} ${from[1]}패로 되돌아갔다.`];
    case 'deck':
      return [`${card} was returned${from[0]} to the Deck.`, `${eun(card)} ${from[1]}덱으로 되돌아갔다.`];
    case 'extraDeck':
      if (e.faceUp)
        return [
          `${card} was ${en}placed face-up in the Extra Deck.`,
          `${eun(card)} ${ko}앞면 표시로 엑스트라 덱에 넣어졌다.`,
        ];
      return [
        `${card} was returned${from[0]} to the Extra Deck.`,
        `${eun(card)} ${from[1]}엑스트라 덱으로 되돌아갔다.`,
      ];
    case 'attached':
      return [`${card} became Xyz Material.`, `${eun(card)} 엑시즈 소재가 되었다.`];
    default:
      return returned(card, before, to);
  }
}

/** To the field without a Summon: the end of a temporary banishment. */
function returned(card: string, before: LastKnown, to: Place): [string, string] | null {
  if (!isField(to) || isField(before.place)) return null;
  return [`${card} returned to the field.`, `${i(card)} 필드로 되돌아왔다.`];
}

const METHODS = {
  normal: ['Normal Summoned', '일반 소환'],
  flip: ['Flip Summoned', '반전 소환'],
  special: ['Special Summoned', '특수 소환'],
} as const;
const COIN = { heads: ['heads', '앞면'], tails: ['tails', '뒷면'] } as const;

/** How a Duel was won, told of the loser where it befell him. */
const ENDS: Record<EndReason, (winner: string, loser: string) => [string, string]> = {
  lp: (winner, loser) => [
    `The LP of ${loser} reached 0: ${winner} won the Duel.`,
    `${loser}의 LP가 0이 되어 ${i(winner)} 승리했다.`,
  ],
  deckOut: (winner, loser) => [
    `${loser} could not draw: ${winner} won the Duel.`,
    `${i(loser)} 드로우할 수 없어 ${i(winner)} 승리했다.`,
  ],
  effect: (winner) => [`${winner} won the Duel by a card effect.`, `${i(winner)} 카드의 효과로 승리했다.`],
  surrender: (winner, loser) => [
    `${loser} surrendered: ${winner} won the Duel.`,
    `${i(loser)} 서렌더하여 ${i(winner)} 승리했다.`,
  ],
  bothLp: (winner) => [`${winner} won the Duel.`, `${i(winner)} 승리했다.`],
  agreement: (winner) => [`${winner} won the Duel.`, `${i(winner)} 승리했다.`],
  turnCap: (winner) => [`${winner} won the Duel.`, `${i(winner)} 승리했다.`],
};

function position(card: string, attack: boolean, faceUp: boolean): [string, string] {
  const en = `${faceUp ? '' : 'face-down '}${attack ? 'Attack' : 'Defense'} Position`;
  const ko = faceUp ? (attack ? '공격 표시' : '수비 표시') : attack ? '뒷면 공격 표시' : '뒷면 수비 표시';
  return [`${card} was changed to ${en}.`, `${i(card)} ${ro(ko)} 변경되었다.`];
}

/** null: what other entries tell better, or what only the rules need to know. */
const EVENTS: { [T in EventBody['type']]: Told<T> } = {
  duelBegan: (e, { seat }) => [
    `The Duel began. ${seat(e.first)} goes first.`,
    `듀얼 시작. ${i(seat(e.first))} 선공이다.`,
  ],
  turnBegan: (e, { seat }) => [`Turn ${e.turn}: ${seat(e.seat)}.`, `${e.turn}턴: ${seat(e.seat)}.`],
  phaseBegan: (e) => [`${labelOf('phases', e.phase, 'en')}.`, `${labelOf('phases', e.phase, 'ko')}.`],
  moved,
  summonAttempted: () => null,
  summoned: (e, { name, seat }) => {
    const card = name(e.card);
    const [en, ko] = e.tribute
      ? (['Tribute Summoned', '어드밴스 소환'] as const)
      : e.way
        ? ([`${labelOf('ways', e.way, 'en')}ed`, labelOf('ways', e.way, 'ko')] as const)
        : METHODS[e.method];
    const face = e.faceUp ? ['', ''] : [' face-down', '뒷면 표시로 '];
    const told = e.method === 'special' && e.from !== 'nowhere' && !isField(e.from);
    const from = told ? [` from ${placeEn(e.from)}`, `${placeKo(e.from)}에서 `] : ['', ''];
    return [
      `${seat(e.seat)} ${en} ${card}${from[0]}${face[0]}.`,
      `${i(seat(e.seat))} ${from[1]}${eul(card)} ${face[1]}${ko}했다.`,
    ];
  },
  summonNegated: (e, { name }) => [
    `The Summon of ${name(e.card)} was negated.`,
    `${name(e.card)}의 소환이 무효가 되었다.`,
  ],
  set: (e, { name, seat }) => [
    `${seat(e.seat)} Set ${name(e.card)}.`,
    `${i(seat(e.seat))} ${eul(name(e.card))} 세트했다.`,
  ],
  positionChanged: (e, { name }) => position(name(e.card), e.position === 'attack', e.faceUp),
  flipped: (e, { name }) =>
    // A Flip Summon and a change of position are told by their own entries.
    e.how === 'battle' || e.how === 'effect'
      ? [`${name(e.card)} was flipped face-up.`, `${i(name(e.card))} 앞면 표시가 되었다.`]
      : null,
  activated: (e, { name, seat }) => {
    const card = name(e.card);
    const [en, ko] = isField(e.place) ? ['', ''] : [` from ${placeEn(e.place)}`, `${placeKo(e.place)}에서 `];
    // What answers the activation of a card does not answer the effect of one that is face-up already.
    const kind = cardById(e.def)?.effects[e.effect]?.kind ?? 'activation';
    const [what, was] = kind === 'activation' ? [card, eul(card)] : [`the effect of ${card}`, `${card}의 효과를`];
    return [
      `Chain Link ${e.chain}: ${seat(e.seat)} activated ${what}${en}.`,
      `체인 ${e.chain}: ${i(seat(e.seat))} ${ko}${was} 발동했다.`,
    ];
  },
  linkResolving: () => null,
  linkResolved: (e, { name }) => {
    if (e.outcome === 'resolved')
      return [`Chain Link ${e.chain} resolved: ${name(e.card)}.`, `체인 ${e.chain} 처리 완료: ${name(e.card)}.`];
    if (e.outcome !== 'withoutEffect') return null;
    return [
      `Chain Link ${e.chain} resolved without effect: ${name(e.card)}.`,
      `체인 ${e.chain} 불발: ${name(e.card)}.`,
    ];
  },
  chainResolved: () => null,
  activationNegated: (e, { name }) => [
    `The activation of ${name(e.card)} was negated.`,
    `${name(e.card)}의 발동이 무효가 되었다.`,
  ],
  effectNegated: (e, { name }) => [
    `The effect of ${name(e.card)} was negated.`,
    `${name(e.card)}의 효과가 무효가 되었다.`,
  ],
  attackDeclared: (e, { name }) => {
    const card = name(e.card);
    if (e.target === null) return [`${card} declared a direct attack.`, `${i(card)} 직접 공격을 선언했다.`];
    return [`${card} declared an attack on ${name(e.target)}.`, `${i(card)} ${name(e.target)}에 대한 공격을 선언했다.`];
  },
  attackTargeted: () => null,
  attackNegated: (e, { name }) => [
    `The attack of ${name(e.card)} was negated.`,
    `${name(e.card)}의 공격이 무효가 되었다.`,
  ],
  attackStopped: (e, { name }) =>
    e.why === 'replay'
      ? [`The attack of ${name(e.card)} was called off.`, `${eun(name(e.card))} 공격을 그만두었다.`]
      : [`The attack of ${name(e.card)} ended.`, `${name(e.card)}의 공격이 중단되었다.`],
  momentBegan: () => null,
  targetingResolved: () => null,
  battlePhaseEnded: () => null,
  attackRedirected: (e, { name }) => [
    `The attack of ${name(e.attacker)} was redirected to ${name(e.card)}.`,
    `${name(e.attacker)}의 공격 대상이 ${ro(name(e.card))} 옮겨졌다.`,
  ],
  phaseSkipped: (e, { seat }) => [
    `${seat(e.seat)} skipped the ${labelOf('phases', e.phase, 'en')}.`,
    `${seat(e.seat)}의 ${i(labelOf('phases', e.phase, 'ko'))} 스킵되었다.`,
  ],
  lpSet: (e, { seat }) => [
    `The LP of ${seat(e.seat)} became ${e.lp}.`,
    `${seat(e.seat)}의 LP가 ${i(`${e.lp}`)} 되었다.`,
  ],
  battled: (e, { name }) => [
    `${name(e.attacker)} battled ${name(e.target)}.`,
    `${i(name(e.attacker))} ${attach(name(e.target), '과/와')} 전투를 실행했다.`,
  ],
  battleDestroyed: () => null,
  damage: (e, { name, seat }) => {
    const who = seat(e.seat);
    const kind = e.how === 'battle' ? ['battle damage', '전투 데미지'] : ['damage', '데미지'];
    const by = e.dealer === undefined ? ['', ''] : [` from ${name(e.dealer)}`, `${name(e.dealer)}에 의해 `];
    return [
      `${who} took ${e.amount} ${kind[0]}${by[0]} (${e.lp} LP left).`,
      `${i(who)} ${by[1]}${e.amount} ${kind[1]}를 받았다(남은 LP ${e.lp}).`,
    ];
  },
  lpGained: (e, { seat }) => [
    `${seat(e.seat)} gained ${e.amount} LP (now ${e.lp}).`,
    `${i(seat(e.seat))} ${e.amount} LP를 회복했다(현재 LP ${e.lp}).`,
  ],
  lpPaid: (e, { seat }) => [
    `${seat(e.seat)} paid ${e.amount} LP (${e.lp} left).`,
    `${i(seat(e.seat))} ${e.amount} LP를 지불했다(남은 LP ${e.lp}).`,
  ],
  drawn: (e, { seat }) => [
    `${seat(e.seat)} drew ${e.cards.length} card${e.cards.length === 1 ? '' : 's'}.`,
    `${i(seat(e.seat))} ${e.cards.length}장 드로우했다.`,
  ],
  shuffled: (e, { seat }) => [
    `${seat(e.seat)} shuffled the ${e.what === 'deck' ? 'Deck' : 'hand'}.`,
    `${i(seat(e.seat))} ${e.what === 'deck' ? '덱을' : '패를'} 섞었다.`,
  ],
  revealed: (e, { name }) => {
    const names = e.cards.map(name);
    return names.length === 0 ? null : [`Revealed: ${names.join(', ')}.`, `공개: ${names.join(', ')}.`];
  },
  counterPlaced: (e, { name }) => [
    `${e.n} ${labelOf('counters', e.counter, 'en')}${e.n === 1 ? ' was' : 's were'} placed on ${name(e.card)}.`,
    `${name(e.card)}에 ${i(labelOf('counters', e.counter, 'ko'))} ${e.n}개 놓였다.`,
  ],
  counterRemoved: (e, { name }) => [
    `${e.n} ${labelOf('counters', e.counter, 'en')}${e.n === 1 ? ' was' : 's were'} removed from ${name(e.card)}.`,
    `${name(e.card)}의 ${i(labelOf('counters', e.counter, 'ko'))} ${e.n}개 제거되었다.`,
  ],
  cardActivated: (e, { name }) => [
    `${name(e.card)} was activated by an effect.`,
    `${i(name(e.card))} 효과에 의해 발동되었다.`,
  ],
  equipped: (e, { name }) => [
    `${name(e.card)} was equipped to ${name(e.to)}.`,
    `${i(name(e.card))} ${name(e.to)}에 장착되었다.`,
  ],
  controlChanged: (e, { name, seat }) => [
    `Control of ${name(e.card)} went to ${seat(e.to)}.`,
    `${name(e.card)}의 컨트롤이 ${seat(e.to)}에게 옮겨졌다.`,
  ],
  statsChanged: (e, { name }) => {
    const changed = [
      ...(e.atkChange ? [['ATK', '공격력', e.atkChange] as const] : []),
      ...(e.defChange ? [['DEF', '수비력', e.defChange] as const] : []),
    ];
    if (changed.length === 0)
      return [`Nothing changed for ${name(e.card)}.`, `${name(e.card)}의 공격력 / 수비력은 변하지 않았다.`];
    const en = changed.map(
      ([word, , [was, now]]) => `${now > was ? 'gained' : 'lost'} ${Math.abs(now - was)} ${word} (${now})`,
    );
    const ko = changed.map(
      ([, word, [was, now]]) => `${word} ${Math.abs(now - was)} ${now > was ? '상승' : '하락'} (${now})`,
    );
    return [`${name(e.card)} ${en.join(' and ')}.`, `${name(e.card)}: ${ko.join(', ')}.`];
  },
  effectsNegated: (e, { name }) => [
    `The effects of ${name(e.card)} were negated.`,
    `${name(e.card)}의 효과가 무효화되었다.`,
  ],
  targeted: (e, { name }) => {
    const names = e.cards.map(name).join(', ');
    return names === '' ? null : [`Chain Link ${e.chain} targeted ${names}.`, `체인 ${e.chain}의 대상: ${names}.`];
  },
  declared: (e, { seat }) => {
    const word = (lang: Lang): string => {
      const type = labelOf('types', e.value, lang);
      return type === e.value ? labelOf('attributes', e.value, lang) : type;
    };
    return [`${seat(e.seat)} declared ${word('en')}.`, `${i(seat(e.seat))} ${eul(word('ko'))} 선언했다.`];
  },
  coinTossed: (e, { seat }) => [
    `${seat(e.seat)} called ${COIN[e.called][0]}; the coin came up ${COIN[e.came][0]}.`,
    `${i(seat(e.seat))} ${eul(COIN[e.called][1])} 골랐고, 코인은 ${COIN[e.came][1]}이 나왔다.`,
  ],
  tokenVanished: (e) => [`${e.name.en} left the field and vanished.`, `${i(e.name.ko)} 필드에서 벗어나 소멸했다.`],
  replaced: (e, { name }) => [
    `${name(e.source)} kept ${name(e.card)} from being destroyed.`,
    `${name(e.source)}의 효과로 ${eun(name(e.card))} 파괴되지 않았다.`,
  ],
  applied: (e, { name }) => [`The effect of ${name(e.card)} applied.`, `${name(e.card)}의 효과가 적용되었다.`],
  triggerMissed: (e, { name }) => [`${name(e.card)} missed its timing.`, `${eun(name(e.card))} 타이밍을 놓쳤다.`],
  triggerDeclined: (e, { name, seat }) => [
    `${seat(e.seat)} did not use the effect of ${name(e.card)}.`,
    `${i(seat(e.seat))} ${name(e.card)}의 효과를 발동하지 않았다.`,
  ],
  passed: () => null,
  rulesDestroyed: (e, { name }) => [
    `${name(e.card)} was destroyed by the rules of the game.`,
    `${i(name(e.card))} 룰에 의해 파괴되었다.`,
  ],
  duelEnded: (e, { seat }) => {
    if (e.winner === null) {
      return [
        `The Duel ended in a draw: ${labelOf('endReasons', e.reason, 'en')}.`,
        `듀얼은 무승부로 끝났다: ${labelOf('endReasons', e.reason, 'ko')}.`,
      ];
    }
    return ENDS[e.reason](seat(e.winner), seat(otherSeat(e.winner)));
  },
};

/** The sentence for an event, or null where nothing is told. */
export function logLine(event: DuelEvent, teller: Teller): string | null {
  // The entry is found by the type of the event it is handed.
  const tell = EVENTS[event.type] as (event: DuelEvent, teller: Teller) => [string, string] | null;
  const told = tell(event, teller);
  const line = told?.[teller.lang === 'en' ? 0 : 1] ?? null;
  if (line === null || !event.ruled) return line;
  const { name } = SWITCH_TEXTS[event.ruled];
  return `${line} (${{ en: 'Rule', ko: '규칙' }[teller.lang]}: ${name[teller.lang]})`;
}
