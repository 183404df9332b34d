import { expect, test } from 'vitest';
import { cardById } from '../index';
import { goldenTexts } from './golden';

test('the page of all texts', () => {
  const page = goldenTexts([cardById(53129443)!, cardById(31305911)!, cardById(91152256)!]);
  expect(page).toContain(
    '## Celtic Guardian · 엘프 검사\n\n91152256 · Monster: EARTH, Level 4, Warrior, 1400/1200\n\n## Dark Hole',
  );
  expect(page).toContain('> ①: Destroy all monsters on the field.\n\n> ①: 필드의 모든 몬스터를 파괴한다.');
  expect(page).toContain('> ①: This card cannot be destroyed by battle.\n>\n> ②: ');
  expect(page.endsWith('.\n')).toBe(true);
});
