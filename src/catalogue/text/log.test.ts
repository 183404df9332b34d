import { describe, expect, test } from 'vitest';
import type { DuelEvent, EventBody, LastKnown } from '../../engine/log/events';
import type { MoveReason, Place } from '../../engine/terms';
import { logLine, type Teller } from './log';

const SANGAN = 26202165;
const en: Teller = {
  lang: 'en',
  name: (id) => ['Sangan', 'Jinzo'][id] ?? 'a card',
  seat: (s) => ['Alex', 'Bora'][s] ?? '',
};
const ko: Teller = {
  lang: 'ko',
  name: (id) => ['크리터', '사이코 쇼커'][id] ?? '카드',
  seat: (s) => ['알렉스', '보람'][s] ?? '',
};
const told = (body: EventBody): (string | null)[] => {
  const event: DuelEvent = { id: 0, turn: 3, time: 0, ...body };
  return [logLine(event, en), logLine(event, ko)];
};
const at = (place: Place): LastKnown => ({
  place,
  index: 0,
  faceUp: true,
  position: null,
  controller: 0,
  name: 1,
  kind: 'monster',
  stay: 0,
});
const moved = (from: Place, to: Place, reasons: MoveReason[] = [], byBattle?: true): EventBody => ({
  type: 'moved',
  card: 0,
  def: 1,
  owner: 0,
  before: at(from),
  to,
  index: 0,
  controller: 0,
  faceUp: true,
  reasons,
  stay: 1,
  ...(byBattle && { byBattle }),
});

describe('log lines', () => {
  test.each<[EventBody, string, string]>([
    [{ type: 'turnBegan', seat: 0 }, 'Turn 3: Alex.', '3턴: 알렉스.'],
    [{ type: 'phaseBegan', phase: 'standby', seat: 0 }, 'Standby Phase.', '스탠바이 페이즈.'],
    [
      {
        type: 'summoned',
        card: 1,
        def: 1,
        seat: 1,
        method: 'normal',
        tribute: true,
        faceUp: true,
        from: 'hand',
        stay: 1,
      },
      'Bora Tribute Summoned Jinzo.',
      '보람이 사이코 쇼커를 어드밴스 소환했다.',
    ],
    [
      {
        type: 'summoned',
        card: 0,
        def: 1,
        seat: 0,
        method: 'special',
        tribute: false,
        faceUp: true,
        from: 'gy',
        stay: 1,
      },
      'Alex Special Summoned Sangan from the GY.',
      '알렉스가 묘지에서 크리터를 특수 소환했다.',
    ],
    [
      { type: 'activated', chain: 2, card: 0, def: 1, effect: 0, seat: 0, place: 'gy', faceUp: true },
      'Chain Link 2: Alex activated Sangan from the GY.',
      '체인 2: 알렉스가 묘지에서 크리터를 발동했다.',
    ],
    [
      { type: 'activated', chain: 1, card: 0, def: SANGAN, effect: 0, seat: 1, place: 'gy', faceUp: true },
      'Chain Link 1: Bora activated the effect of Sangan from the GY.',
      '체인 1: 보람이 묘지에서 크리터의 효과를 발동했다.',
    ],
    [
      { type: 'linkResolved', chain: 1, card: 0, outcome: 'withoutEffect' },
      'Chain Link 1 resolved without effect: Sangan.',
      '체인 1 불발: 크리터.',
    ],
    [
      { type: 'attackDeclared', card: 1, target: 0, seat: 0 },
      'Jinzo declared an attack on Sangan.',
      '사이코 쇼커가 크리터에 대한 공격을 선언했다.',
    ],
    [
      { type: 'attackDeclared', card: 1, target: null, seat: 0 },
      'Jinzo declared a direct attack.',
      '사이코 쇼커가 직접 공격을 선언했다.',
    ],
    [
      { type: 'damage', seat: 1, amount: 1000, how: 'battle', dealer: 1, lp: 7000 },
      'Bora took 1000 battle damage from Jinzo (7000 LP left).',
      '보람이 사이코 쇼커에 의해 1000 전투 데미지를 받았다(남은 LP 7000).',
    ],
    [{ type: 'drawn', seat: 0, cards: [1] }, 'Alex drew 1 card.', '알렉스가 1장 드로우했다.'],
    [
      { type: 'positionChanged', card: 0, def: 1, was: 'attack', position: 'defense', faceUp: false },
      'Sangan was changed to face-down Defense Position.',
      '크리터가 뒷면 수비 표시로 변경되었다.',
    ],
    [{ type: 'declared', seat: 1, value: 'fiend' }, 'Bora declared Fiend.', '보람이 악마족을 선언했다.'],
    [
      { type: 'coinTossed', seat: 0, called: 'heads', came: 'tails' },
      'Alex called heads; the coin came up tails.',
      '알렉스가 앞면을 골랐고, 코인은 뒷면이 나왔다.',
    ],
    [
      { type: 'duelEnded', winner: 1, reason: 'surrender' },
      'Alex surrendered: Bora won the Duel.',
      '알렉스가 서렌더하여 보람이 승리했다.',
    ],
    [
      { type: 'duelEnded', winner: 0, reason: 'lp' },
      'The LP of Bora reached 0: Alex won the Duel.',
      '보람의 LP가 0이 되어 알렉스가 승리했다.',
    ],
    [
      { type: 'duelEnded', winner: null, reason: 'bothLp' },
      'The Duel ended in a draw: Both LP fell to 0.',
      '듀얼은 무승부로 끝났다: 서로의 LP가 0이 됨.',
    ],
    [
      moved('monsterZone', 'gy', ['destroyed'], true),
      'Sangan was destroyed by battle and sent to the GY.',
      '크리터는 전투로 파괴되어 묘지로 보내졌다.',
    ],
    [moved('deck', 'gy'), 'Sangan was sent from the Deck to the GY.', '크리터는 덱에서 묘지로 보내졌다.'],
    [
      moved('hand', 'gy', ['discarded']),
      'Sangan was discarded and sent to the GY.',
      '크리터는 버려져 묘지로 보내졌다.',
    ],
    [moved('deck', 'hand'), 'Sangan was added from the Deck to the hand.', '크리터는 덱에서 패에 넣어졌다.'],
    [moved('attached', 'gy'), 'Sangan was detached and sent to the GY.', '크리터는 소재에서 제거되어 묘지로 보내졌다.'],
    [
      { type: 'attackRedirected', card: 0, attacker: 1 },
      'The attack of Jinzo was redirected to Sangan.',
      '사이코 쇼커의 공격 대상이 크리터로 옮겨졌다.',
    ],
    [
      { type: 'phaseSkipped', phase: 'draw', seat: 1 },
      'Bora skipped the Draw Phase.',
      '보람의 드로우 페이즈가 스킵되었다.',
    ],
    [{ type: 'lpSet', seat: 0, lp: 0 }, 'The LP of Alex became 0.', '알렉스의 LP가 0이 되었다.'],
    [moved('gy', 'banished'), 'Sangan was banished from the GY.', '크리터는 묘지에서 제외되었다.'],
    [moved('banished', 'monsterZone', ['returned']), 'Sangan returned to the field.', '크리터가 필드로 되돌아왔다.'],
  ])('%j', (body, english, korean) => {
    expect(told(body)).toEqual([english, korean]);
  });

  test.each<EventBody>([
    { type: 'passed', seat: 0 },
    { type: 'momentBegan', moment: 'start' },
    { type: 'targetingResolved', card: 0, stay: 0 },
    { type: 'battlePhaseEnded' },
    moved('deck', 'hand', ['drawn']),
    moved('hand', 'monsterZone', ['summoned']),
  ])('%j is not told', (body) => {
    expect(told(body)).toEqual([null, null]);
  });
});
