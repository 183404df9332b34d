/** The board of a ruling in words. */
import { labelOf } from '@/catalogue/text/labels';
import { SWITCH_TEXTS } from '@/catalogue/text/switches';
import type { Deed } from '@/engine/terms';
import type { BoardCard, Given, UsedNumber } from '@/rulings/schema';
import { counted, type Speaker } from './speaker';

const PLACES: Record<Extract<Given, { cards: unknown }>['given'], [en: string, ko: string]> = {
  controls: ['Field', '필드'],
  hasSet: ['Set', '세트'],
  hasInHand: ['Hand', '패'],
  hasInDeck: ['Deck', '덱'],
  hasInExtraDeck: ['Extra Deck', '엑스트라 덱'],
  hasInGY: ['GY', '묘지'],
  hasBanished: ['Banished', '제외'],
};

const STEPS: Record<'start' | 'battle' | 'end', [en: string, ko: string]> = {
  start: ['Start Step', '스타트 스텝'],
  battle: ['Battle Step', '배틀 스텝'],
  end: ['End Step', '엔드 스텝'],
};
const SUMMONED: Record<'normal' | 'pendulum', [en: string, ko: string]> = {
  normal: ['Has Normal Summoned this turn', '이 턴에 일반 소환을 했다'],
  pendulum: ['Has Pendulum Summoned this turn', '이 턴에 펜듈럼 소환을 했다'],
};

const NOTES: Record<'faceDown' | 'setThisTurn' | 'summonedThisTurn' | 'neverSummoned', [en: string, ko: string]> = {
  faceDown: ['face-down', '뒷면'],
  setThisTurn: ['Set this turn', '이 턴에 세트'],
  summonedThisTurn: ['Summoned this turn', '이 턴에 소환'],
  neverSummoned: ['not properly Summoned before', '올바르게 소환된 적 없음'],
};

/** Where it stands, if that is no ordinary zone of its kind. */
function standing({ inSpellTrapZone, zone }: Exclude<BoardCard, string>, monster: boolean, t: Speaker): string {
  if (inSpellTrapZone) return labelOf('places', zone === 0 || zone === 4 ? 'pendulumZone' : 'spellTrapZone', t.lang);
  return monster && zone !== undefined && zone >= EXTRA_ZONE ? labelOf('places', 'extraMonsterZone', t.lang) : '';
}
const EXTRA_ZONE = 5;

const DID: Record<'attacked' | Deed, [en: string, ko: string]> = {
  attacked: ['has attacked this turn', '이 턴에 공격했다'],
  battled: ['has battled this turn', '이 턴에 전투했다'],
  destroyedByBattle: ['has destroyed a monster by battle this turn', '이 턴에 전투로 몬스터를 파괴했다'],
  flipped: ['was flipped face-up this turn', '이 턴에 앞면이 되었다'],
  changedPosition: ['has changed its battle position this turn', '이 턴에 표시 형식을 변경했다'],
};

/** "effect ① ② used this turn". */
function usedText(used: readonly UsedNumber[], t: Speaker): string {
  const numbers = used.map((one) => (typeof one === 'number' ? one : one.effect));
  const which = numbers.map((n) => t.no(n === 0 ? undefined : n)).join('');
  return t.lang === 'en' ? `effect${which} used this turn` : `이 턴에 효과${which} 사용`;
}

function cardOf(card: BoardCard, given: Given['given'], t: Speaker): string {
  if (typeof card === 'string') return t.card(card);
  const n = t.lang === 'en' ? 0 : 1;
  const name = t.card(card.label === undefined ? card.card : `${card.card}#${card.label}`);
  const summoned = card.way
    ? labelOf('ways', card.way, t.lang)
    : card.method && labelOf('methods', card.method, t.lang);
  const notes = [
    card.faceDown && given !== 'hasSet' ? NOTES.faceDown[n] : '',
    standing(card, given === 'controls', t),
    card.owner ? OWNED[n](t.who(card.owner)) : '',
    card.setThisTurn ? NOTES.setThisTurn[n] : '',
    card.setOn !== undefined ? SET_ON[n](card.setOn) : '',
    summoned ? SUMMONED_BY[n](summoned) : '',
    card.summonedThisTurn ? NOTES.summonedThisTurn[n] : '',
    card.summonedOn !== undefined ? SUMMONED_ON[n](card.summonedOn) : '',
    card.properlySummoned === false ? NOTES.neverSummoned[n] : '',
    card.position === 'defense' && !card.faceDown && given !== 'hasSet' ? labelOf('positions', 'defense', t.lang) : '',
    card.materials ? `+ ${t.cards(card.materials.map((one) => (typeof one === 'string' ? one : one.card)))}` : '',
    card.equippedTo ? `→ ${t.card(card.equippedTo)}` : '',
    card.attacks ? DID.attacked[n] : '',
    ...(card.did ?? []).map((deed) => DID[deed][n]),
    ...(card.used ? [usedText(card.used, t)] : []),
    ...Object.entries(card.counters ?? {}).map(([counter, n]) => `${labelOf('counters', counter, t.lang)} ${n}`),
  ].filter((note) => note !== '');
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
}

const OWNED = [(who: string) => `card of ${who}`, (who: string) => `주인: ${who}`] as const;
const SET_ON = [(turn: number) => `Set in turn ${turn}`, (turn: number) => `${turn}턴에 세트`] as const;
const SUMMONED_ON = [(turn: number) => `Summoned in turn ${turn}`, (turn: number) => `${turn}턴에 소환`] as const;
const SUMMONED_BY = [(way: string) => `by ${way}`, (way: string) => way] as const;
const FROM_TOP = [', from the top', '(위부터)'] as const;

/** What stands where another board has this line and this one has none. */
export function sayWithout(line: Given, t: Speaker): { seat: 0 | 1 | null; text: string } {
  if (line.given === 'hasLP') return sayGiven({ ...line, amount: STARTING_LP }, t);
  if (line.given === 'startsIn') return sayGiven({ given: 'startsIn', phase: 'main1' }, t);
  if (line.given === 'turnIs') return sayGiven({ ...line, turn: USUAL_TURN }, t);
  const { seat, text } = sayGiven(line, t);
  return { seat, text: WITHOUT[t.lang === 'en' ? 0 : 1](text) };
}
const STARTING_LP = 8000;
/** A board that does not say its turn is one of the third. */
const USUAL_TURN = 3;
const WITHOUT = [(text: string) => `not “${text}”`, (text: string) => `“${text}” 없음`] as const;

/** Where, and what; null for what the table shows anyway. */
export function sayGiven(line: Given, t: Speaker): { seat: 0 | 1 | null; text: string } {
  const n = t.lang === 'en' ? 0 : 1;
  if ('cards' in line) {
    const seat = line.seat === 'turnPlayer' ? 0 : 1;
    const cards = line.cards.map((card) => cardOf(card, line.given, t));
    const order = line.given === 'hasInDeck' && new Set(cards).size > 1 ? FROM_TOP[n] : '';
    return { seat, text: `${PLACES[line.given][n]}${order}: ${counted(cards)}` };
  }
  if (line.given === 'hasLP') return { seat: line.seat === 'turnPlayer' ? 0 : 1, text: `LP ${line.amount}` };
  if (line.given === 'startsIn') {
    const step = line.phase === 'battle' && line.step ? ` (${STEPS[line.step][n]})` : '';
    return { seat: null, text: `${labelOf('phases', line.phase, t.lang)}${step}` };
  }
  if (line.given === 'turnIs') return { seat: null, text: [`Turn ${line.turn}`, `${line.turn}턴`][n]! };
  if (line.given === 'seedIs') return { seat: null, text: [`Seed ${line.seed}`, `시드 ${line.seed}`][n]! };
  if (line.given === 'hasShuffledDeck')
    return { seat: line.seat === 'turnPlayer' ? 0 : 1, text: ['The Deck is shuffled', '덱은 셔플되어 있다'][n]! };
  if (line.given === 'hasUsed')
    return { seat: line.seat === 'turnPlayer' ? 0 : 1, text: `${t.card(line.card)}: ${usedText(line.effects, t)}` };
  if (line.given === 'hasSummoned') return { seat: 0, text: line.how.map((how) => SUMMONED[how][n]).join(', ') };
  if (line.given === 'duelBegins') return { seat: null, text: ['The first turn of the Duel', '듀얼의 첫 턴'][n]! };
  return { seat: null, text: line.switches.map((id) => SWITCH_TEXTS[id].name[t.lang]).join(', ') };
}
