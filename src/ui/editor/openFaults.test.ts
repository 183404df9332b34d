import { describe, expect, it } from 'vitest';
import { openFaultText } from './openFaults';
import { read } from './share';

const said = async (text: string): Promise<[en: string, ko: string]> => {
  const [en, ko] = [await read(text, 'en'), await read(text, 'ko')];
  if (!('wrong' in en && 'wrong' in ko)) throw new Error('it was read');
  return [openFaultText(en.wrong, 'en'), openFaultText(ko.wrong, 'ko')];
};
const scenario = (board: unknown[]): string =>
  JSON.stringify({ version: 1, id: 'x', cases: [{ board, steps: [] }] }, null, 2);
const inHand = (...cards: unknown[]) => ({ given: 'hasInHand', seat: 'turnPlayer', cards });

describe('what cannot be opened', () => {
  it.each([
    ['{"version":1', 'breaks off before its end', '중간에서 끊겼습니다'],
    ['{"version":1,\n "id" 2}', 'line 2, character 7', '2번째 줄 7번째 글자'],
    ['[]', 'The list is empty', '빈 목록'],
    ['{"a":1}', '"version" is missing', '"version" 항목이 없습니다'],
    ['{"version":7,"id":"x","cases":[]}', 'version 7', '버전이 7'],
    ['null', 'neither a link of this page nor a scenario', '링크도 시나리오도 아닙니다'],
    ['[5]', 'holds 5', '5 값'],
    ['just some words', 'neither a link of this page nor a scenario', '링크도 시나리오도 아닙니다'],
    ['   ', 'nothing to open', '열 것이 없습니다'],
    ['{"version":1,"id":"x","cases":[]}', 'no board', '판이 없습니다'],
    ['{"spellspeed":"duels","version":1,"duels":[]}', 'a file of duels', '듀얼 모음'],
    [scenario([inHand('Sangan'), { given: 'dances' }]), 'case 1, board line 2, "given": "dances"', '판의 줄 2'],
    [scenario([inHand('Sangan'), { given: 'hasLP', seat: 'nobody', amount: 1 }]), 'turnPlayer, opponent', '"seat"'],
    [scenario([inHand({ card: 'Sangan', positon: 'attack' })]), '"positon" is not a field', '시나리오에 없는 항목'],
    [scenario([inHand('Sangam')]), 'no card of the catalogue is called "Sangam"', '"Sangam"(이)라는 카드'],
    [
      scenario([{ cards: ['Sangan'] }, { given: 'hasLP' }]),
      'line 1: "given" is missing; case 1, board line 2',
      '판의 줄 2',
    ],
    [
      scenario([{ given: 'controls', seat: 'turnPlayer', cards: [{ card: 'Sangan', zone: 9 }] }]),
      'at most 6',
      '6 이하',
    ],
    [
      scenario([
        { given: 'controls', seat: 'turnPlayer', cards: ['Sangan', 'Kuriboh'].map((card) => ({ card, zone: 2 })) },
      ]),
      'Kuriboh and Sangan are both in zone 2',
      '같은 존(2)',
    ],
    ['http://x/#/d/AQAAAA', 'cut off', '잘렸습니다'],
  ])('%s', async (text, en, ko) => {
    const [english, korean] = await said(text);
    expect(english).toContain(en);
    expect(korean).toContain(ko);
    for (const sentence of [english, korean])
      expect(sentence).not.toMatch(/undefined|strictObject|Invalid|Expected|\[\d/);
  });
});
