/** The board of a ruling in words. */
import { labelOf } from '@/catalogue/text/labels';
import { SWITCH_TEXTS } from '@/catalogue/text/switches';
import type { BoardCard, Given } from '@/rulings/schema';
import type { Speaker } from './speaker';

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

function cardOf(card: BoardCard, t: Speaker): string {
  if (typeof card === 'string') return t.card(card);
  const name = t.card(card.label === undefined ? card.card : `${card.card}#${card.label}`);
  const notes = [
    card.position === 'defense' && !card.faceDown ? labelOf('positions', 'defense', t.lang) : '',
    card.materials ? `+ ${t.cards(card.materials.map((one) => (typeof one === 'string' ? one : one.card)))}` : '',
    card.equippedTo ? `→ ${t.card(card.equippedTo)}` : '',
    ...Object.entries(card.counters ?? {}).map(([counter, n]) => `${labelOf('counters', counter, t.lang)} ${n}`),
  ].filter((note) => note !== '');
  return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
}

/** Where, and what; null for what the table shows anyway. */
export function sayGiven(line: Given, t: Speaker): { seat: 0 | 1 | null; text: string } {
  const n = t.lang === 'en' ? 0 : 1;
  if ('cards' in line) {
    const seat = line.seat === 'turnPlayer' ? 0 : 1;
    return { seat, text: `${PLACES[line.given][n]}: ${line.cards.map((card) => cardOf(card, t)).join(', ')}` };
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
  if (line.given === 'hasSummoned') return { seat: 0, text: line.how.map((how) => SUMMONED[how][n]).join(', ') };
  if (line.given === 'duelBegins') return { seat: null, text: ['The first turn of the Duel', '듀얼의 첫 턴'][n]! };
  return { seat: null, text: line.switches.map((id) => SWITCH_TEXTS[id].name[t.lang]).join(', ') };
}
