/** What is wrong with data that should be a scenario, in sentences: all of it, not only the first fault. */
import type { Lang } from '../catalogue/text/labels';
import type { ScenarioFault } from './read';
import { SCENARIO_VERSION } from './schema';

const LISTS: Readonly<Record<string, readonly [en: string, ko: string]>> = {
  cases: ['case', '케이스'],
  board: ['board line', '판의 줄'],
  steps: ['step', '진행'],
  cards: ['card', '카드'],
  effects: ['effect', '효과'],
  materials: ['material', '소재'],
};
const KINDS: Readonly<Record<string, readonly [en: string, ko: string]>> = {
  Object: ['an object', '객체'],
  Array: ['a list', '목록'],
  string: ['a text', '글자'],
  number: ['a number', '수'],
  boolean: ['true or false', 'true 또는 false'],
  null: ['null', 'null'],
  undefined: ['nothing', '없음'],
};
const MOST_CHOICES = 8;
const MOST_LETTERS = 40;

const pick = ([en, ko]: readonly [string, string], lang: Lang): string => (lang === 'en' ? en : ko);

/** "case 1, board line 3, given". */
function placeOf(path: readonly (string | number)[], lang: Lang): string {
  const parts: string[] = [];
  for (const [i, key] of path.entries()) {
    if (typeof key === 'number') continue;
    const next = path[i + 1];
    const list = LISTS[key];
    const name = list && typeof next === 'number' ? pick(list, lang) : `"${key}"`;
    parts.push(typeof next === 'number' ? `${name} ${next + 1}` : name);
  }
  return parts.join(', ');
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'Array' : typeof value === 'object' ? 'Object' : typeof value;

/** A value as it stands there; of a list or an object only the kind. */
function valueText(value: unknown, lang: Lang): string {
  if (typeof value === 'object' && value !== null) return pick(KINDS[kindOf(value)]!, lang);
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

/** "<=6" of the schema, in words. */
function boundText(word: string, lang: Lang): string {
  const [, sign, n] = /^([<>])=(.+)$/.exec(word) ?? [];
  if (sign === undefined) return word;
  return lang === 'ko' ? `${n} ${sign === '<' ? '이하' : '이상'}` : `${sign === '<' ? 'at most' : 'at least'} ${n}`;
}

function expectedText(expected: readonly string[], lang: Lang): string {
  const words = expected.map((word) => (KINDS[word] ? pick(KINDS[word], lang) : boundText(word, lang)));
  const shown = words.length > MOST_CHOICES ? [...words.slice(0, MOST_CHOICES), '…'] : words;
  return shown.join(', ');
}

/** One fault, without a full stop: what is wrong, and where. */
function faultText({ path, what, found, expected }: ScenarioFault, lang: Lang): string {
  const isKo = lang === 'ko';
  const field = `"${String(path.findLast((key) => typeof key === 'string'))}"`;
  // What is missing or unknown is named itself: the way to it ends with what it would be in.
  const around = placeOf(path.slice(0, -1), lang);
  const where = around === '' ? '' : `${around}: `;
  if (what === 'missing') return where + (isKo ? `${field} 항목이 없습니다` : `${field} is missing`);
  if (what === 'unknown')
    return where + (isKo ? `${field}, 시나리오에 없는 항목입니다` : `${field} is not a field a scenario has there`);
  const place = placeOf(path, lang);
  const allowed = expectedText(expected, lang);
  const wanted = allowed === '' ? '' : isKo ? ` (쓸 수 있는 값: ${allowed})` : ` (what can: ${allowed})`;
  return isKo
    ? `${place}: ${valueText(found, lang)} 값을 쓸 수 없습니다${wanted}`
    : `${place}: ${valueText(found, lang)} cannot stand there${wanted}`;
}

const MOST_FAULTS = 5;

/** Up to five faults, and how many more there are. */
export function faultsText(faults: readonly ScenarioFault[], lang: Lang): string {
  const isKo = lang === 'ko';
  const [first] = faults;
  if (!first) return '';
  if (first.path.length === 0)
    return isKo
      ? `시나리오가 아닙니다. 맨 바깥에 ${valueText(first.found, lang)} 값이 있습니다.`
      : `This is no scenario: it holds ${valueText(first.found, lang)} and nothing around it.`;
  if (first.path[0] === 'version' && first.what === 'value')
    return isKo
      ? `시나리오 버전이 ${valueText(first.found, lang)}인데 이 페이지는 버전 ${SCENARIO_VERSION}만 읽을 수 있습니다.`
      : `The scenario has version ${valueText(first.found, lang)}, and version ${SCENARIO_VERSION} can be read here.`;
  const said = faults.slice(0, MOST_FAULTS).map((fault) => faultText(fault, lang));
  const more = faults.length - said.length;
  if (more > 0) said.push(isKo ? `그 밖에 ${more}건` : `and ${more} more`);
  return `${isKo ? '시나리오가 아닙니다.' : 'This is no scenario.'} ${said.join('; ')}.`;
}
