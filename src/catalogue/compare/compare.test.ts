import { describe, expect, test } from 'vitest';
import type { CardDefinition, Effect } from '@/engine/definition';
import { compareCard, unexplained } from './compare';
import { saidIn } from './korean';
import { type OfficialCard, readOfficial } from './official';

/** Cards and texts of this file exist nowhere else. */
const card = (...effects: Effect[]): CardDefinition => ({
  id: 1,
  name: { en: 'Lamp Keeper', ko: '등불지기', ja: 'ランプ' },
  short: { en: 'Lamp', ko: '등불' },
  kind: 'monster',
  frame: 'effect',
  abilities: ['tuner'],
  type: 'wingedBeast',
  attribute: 'light',
  level: 3,
  atk: 1200,
  def: 700,
  effects,
});
const official = (ko: string, more: Partial<OfficialCard> = {}): OfficialCard => ({
  id: 1,
  en: 'Lamp Keeper',
  ko: '등불지기',
  ja: 'ランプ',
  kind: 'Monster',
  typeLine: 'Winged Beast / Tuner / Effect',
  attribute: 'LIGHT',
  level: 3,
  atk: 1200,
  def: 700,
  text: { ko },
  ...more,
});
const differences = (definition: CardDefinition, text: string, more?: Partial<OfficialCard>): string[] =>
  compareCard(definition, official(text, more)).map(({ what }) => what);

const burn = (amount: number): Effect => ({
  kind: 'trigger',
  mandatory: true,
  when: { timing: 'if', event: 'sentToGY', card: 'self' },
  do: [{ op: 'damage', to: 'opponent', amount }],
});
const BURN = '①: 이 카드가 묘지로 보내졌을 경우에 발동한다. 상대에게 600 데미지를 준다.';

describe('comparing a definition with an official text', () => {
  test('no difference', () => {
    expect(differences(card(burn(600)), BURN)).toEqual([]);
  });

  test('printed facts', () => {
    expect(differences(card(burn(600)), BURN, { en: 'Lamp Keeping', level: 4, typeLine: 'Fish / Effect' })).toEqual([
      'English name: official Lamp Keeping, here Lamp Keeper',
      'Type: official fish, here wingedBeast',
      'abilities: official none, here tuner',
      'Level: official 4, here 3',
    ]);
  });

  test('a number', () => {
    expect(differences(card(burn(700)), BURN)).toEqual(['① numbers: official 600, here 700']);
  });

  test('때 and 경우', () => {
    expect(differences(card(burn(600)), BURN.replace('경우', '때'))).toEqual(['① timing: official when, here if']);
  });

  test('mandatory and optional', () => {
    expect(differences(card(burn(600)), BURN.replace('발동한다', '발동할 수 있다'))).toEqual([
      '① mandatory: official false, here true',
    ]);
  });

  test('targets', () => {
    const text = BURN.replace('에 발동한다', ', 상대 필드의 카드 1장을 대상으로 하고 발동한다');
    expect(differences(card(burn(600)), text)).toEqual(['① targets: official true, here false']);
  });

  test('to choose one of several effects is not to target', () => {
    const text = BURN.replace('에 발동한다', ', 이하의 효과에서 1개를 선택하고 발동한다');
    expect(differences(card(burn(600)), text)).toEqual([]);
  });

  test('activated or not', () => {
    expect(differences(card(burn(600)), '①: 상대는 600 데미지를 받는다.')).toEqual([
      '① activated: official false, here true',
      '① timing: official none, here if',
    ]);
  });

  test('limits: by name for some numbers, per copy, once per Chain', () => {
    const text = `이 카드명의 ①의 효과는 1턴에 1번밖에 사용할 수 없다. ${BURN}`;
    expect(differences(card(burn(600)), text)).toEqual(['① use limit: official turn by name, here none']);
    const limits = (ko: string) => saidIn(ko).map(({ limits: each }) => [...each]);
    expect(limits('①: 1턴에 1번, 발동할 수 있다. ②: 발동할 수 있다(동일한 체인 위에서는 1번까지).')).toEqual([
      [],
      ['turn by copy'],
      ['chain by copy'],
    ]);
    expect(limits('카드를 1장 파괴한다. 이 효과는 1턴에 1번만 사용할 수 있다.')).toEqual([['turn by copy']]);
  });

  test('the number of effects', () => {
    expect(differences(card(burn(600)), `${BURN} ②: 이 카드는 전투로는 파괴되지 않는다.`)).toEqual([
      'numbered effects: official 2, here 1',
    ]);
  });

  test('rules before the first number', () => {
    expect(differences(card(burn(600)), `이 카드는 특수 소환할 수 없다. ${BURN}`)).toEqual([
      'rule cannotBeSpecialSummoned: official true, here false',
    ]);
  });

  test('Tokens, with their stats and how many', () => {
    const tokens = {
      moth: { name: { en: '', ko: '', ja: '' }, type: 'beast', attribute: 'fire', level: 2, atk: 5, def: 0 },
    };
    const made: Effect = { ...burn(1), do: [{ op: 'summonTokens', token: 'moth', n: 3 }] } as Effect;
    const text = BURN.replace(/상대에게.*/, '"나방 토큰"(야수족 / 화염 / 레벨 2 / 공 5 / 수 0) 2장을 특수 소환한다.');
    expect(differences({ ...card(made), tokens } as CardDefinition, text)).toEqual([
      '① Tokens: official 2 of beast, fire, Level 2, 5/0, here 3 of beast, fire, Level 2, 5/0',
    ]);
  });

  test('a text without numbers is compared as a whole', () => {
    const text = '이 카드가 묘지로 보내졌을 때, 상대 라이프에 500 포인트의 데미지를 준다.';
    expect(differences(card(burn(600)), text)).toEqual([
      'numbers: official 500, here 600',
      'timing: official when, here if',
    ]);
  });

  test('a card the reference does not have', () => {
    expect(compareCard(card(burn(600)), undefined)).toHaveLength(1);
  });
});

test('a reference file is read line by line', () => {
  expect(readOfficial(`${JSON.stringify(official(BURN))}\n\n`).get(1)?.en).toBe('Lamp Keeper');
});

test('explained differences are left out; an explanation of nothing is a difference', () => {
  const found = [
    { id: 1, what: 'a' },
    { id: 1, what: 'b' },
  ];
  const explained = [
    { id: 1, what: 'a', why: 'meant' },
    { id: 2, what: 'a', why: 'gone' },
  ];
  expect(unexplained(found, explained)).toEqual([
    { id: 1, what: 'b' },
    { id: 2, what: 'explained in cards/explained.json, but not found: a' },
  ]);
});
