import { expect, test } from './pages/test';
import { linkTo, type Position } from './support/position';

const POSITION: Position = {
  first: {
    hand: ['Jinzo', 'Monster Reborn', 'Mirror Force', 'Forbidden Chalice', 'Sangan', 'Gemini Elf'],
    monsters: ['Command Knight', 'Celtic Guardian'],
    deck: ['Kuriboh'],
  },
  second: { monsters: ['Giant Germ'], deck: ['Kuriboh'] },
};

test.describe('en', () => {
  test('a card: facts, text, and what can be done with it', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.press(table.inHand(1, 'Jinzo'));
    await expect(table.inspector).toMatchAriaSnapshot(`
      - article "Jinzo":
        - heading "Jinzo"
        - paragraph: 인조인간 －사이코 쇼커－
        - term: Attribute
        - definition: DARK
        - term: Type
        - definition: Machine
        - term: Level
        - definition: "6"
        - term: ATK
        - definition: "2400"
        - term: DEF
        - definition: "1500"
        - term: Kind
        - definition: Effect Monster
        - term: Place
        - definition: Hand
        - list:
          - listitem:
            - paragraph: Continuous
            - paragraph: Neither player can activate Trap Cards on the field or their effects. The effects of all Traps on the field are negated.
        - list:
          - listitem:
            - button "Tribute Summon"
          - listitem:
            - button "Set"
    `);
  });

  test('a changed ATK is told as it came about', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.activates('Forbidden Chalice', 'S3');
    await table.picks('Celtic Guardian');
    await table.press(table.zone('M2'));
    await expect(table.inspector.getByRole('table')).toMatchAriaSnapshot(`
      - table:
        - rowgroup:
          - row "Printed 1400"
          - row "Command Knight while it applies +400"
          - row "Forbidden Chalice until the end of the turn +400"
        - rowgroup:
          - row "Now 2200"
    `);
    await table.press(table.inspector.getByRole('button', { name: 'Command Knight' }));
    await expect(table.inspector).toHaveAccessibleName('Command Knight');
  });

  test('what cannot be done says every reason', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.press(table.inHand(1, 'Monster Reborn'));
    await expect(table.inspector.getByText(/^There is nothing it could target: it needs/)).toBeVisible();
    await table.press(table.inHand(1, 'Mirror Force'));
    await expect(table.inspector.getByText('A Trap must be Set first.')).toBeVisible();
    await expect(table.inspector.getByText(/, and that has not just happened/)).toBeVisible();
    await table.summons('Sangan');
    await table.passes();
    await table.press(table.inHand(1, 'Gemini Elf'));
    await expect(table.inspector.getByText('You have already Normal Summoned or Set this turn.')).toHaveCount(2);
    await expect(table.inHand(1, 'Gemini Elf')).toHaveAccessibleDescription(
      'You have already Normal Summoned or Set this turn.',
    );
    await table.press(table.zone('M3'));
    await expect(table.inspector.getByText('It came to the field this turn.')).toBeVisible();
    await table.press(table.zone('oM1'));
    await expect(table.inspector.getByText('Only the turn player can do this').first()).toBeVisible();
  });
});

test.describe('ko', () => {
  test.use({ lang: 'ko' });

  test('a card: facts, text, and what can be done with it', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.press(table.inHand(1, 'Jinzo'));
    await expect(table.inspector).toMatchAriaSnapshot(`
      - article "인조인간 －사이코 쇼커－":
        - heading "인조인간 －사이코 쇼커－"
        - paragraph: Jinzo
        - term: 속성
        - definition: 어둠
        - term: 종족
        - definition: 기계족
        - term: 레벨
        - definition: "6"
        - term: 공격력
        - definition: "2400"
        - term: 수비력
        - definition: "1500"
        - term: 종류
        - definition: 효과 몬스터
        - term: 위치
        - definition: 패
        - list:
          - listitem:
            - paragraph: 지속 효과
            - paragraph: 이 카드가 몬스터 존에 존재하는 한, 서로 필드의 함정 카드 및 그 효과를 발동할 수 없고, 필드의 함정 카드의 효과는 무효화된다.
        - list:
          - listitem:
            - button "어드밴스 소환"
          - listitem:
            - button "세트"
    `);
  });

  test('a changed ATK is told as it came about', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.activates('Forbidden Chalice', 'S3');
    await table.picks('Celtic Guardian');
    await table.press(table.zone('M2'));
    await expect(table.inspector.getByRole('table')).toMatchAriaSnapshot(`
      - table:
        - rowgroup:
          - row "원래 값 1400"
          - row "커맨드 나이트 적용되는 동안 +400"
          - row "금지된 성배 턴 종료시까지 +400"
        - rowgroup:
          - row "현재 2200"
    `);
  });

  test('what cannot be done says every reason', async ({ table }) => {
    await table.opens(await linkTo(POSITION));
    await table.press(table.inHand(1, 'Monster Reborn'));
    await expect(table.inspector.getByText(/^대상으로 할 수 있는 카드가 없습니다. 필요한 대상: /)).toBeVisible();
    await table.press(table.inHand(1, 'Mirror Force'));
    await expect(table.inspector.getByText('함정 카드는 먼저 세트해야 합니다.')).toBeVisible();
    await table.summons('Sangan');
    await table.passes();
    await table.press(table.inHand(1, 'Gemini Elf'));
    await expect(table.inspector.getByText('이 턴에 이미 통상 소환했습니다.')).toHaveCount(2);
    await expect(table.inHand(1, 'Gemini Elf')).toHaveAccessibleDescription('이 턴에 이미 통상 소환했습니다.');
    await table.press(table.zone('M3'));
    await expect(table.inspector.getByText('이 턴에 소환 / 세트된 몬스터입니다.')).toBeVisible();
  });
});
