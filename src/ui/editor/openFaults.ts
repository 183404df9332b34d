/** Why a text cannot be opened as a position: what is wrong with it, and where. */
import { faultsText } from '@/rulings/faultText';
import type { ScenarioFault } from '@/rulings/read';
import type { Lang } from '@/store/settings';

export type OpenFault =
  | { what: 'empty' }
  /** Neither a link nor JSON. */
  | { what: 'nothing' }
  | { what: 'json'; at: JsonPlace }
  | { what: 'noScenario'; faults: readonly ScenarioFault[] }
  /** A file of duels: for another page. */
  | { what: 'duels' }
  | { what: 'noCase' }
  /** What the rest of the page says of it, in its words. */
  | { what: 'said'; text: string };

/** Where JSON breaks: at its end, at a line and column (from 1), or the browser does not say. */
export type JsonPlace = 'end' | { line: number; column: number } | null;

/** Browsers say it in words of their own: by line and column, by the number of characters before, or not at all. */
export function jsonPlace(error: unknown, text: string): JsonPlace {
  const message = error instanceof Error ? error.message : '';
  const byLine = /line (\d+) column (\d+)/.exec(message);
  const byOffset = /position (\d+)/.exec(message);
  if (byLine) return endOr({ line: Number(byLine[1]), column: Number(byLine[2]) }, text);
  if (byOffset) {
    const before = text.slice(0, Number(byOffset[1])).split('\n');
    return endOr({ line: before.length, column: before.at(-1)!.length + 1 }, text);
  }
  return /end of|unterminated|EOF/i.test(message) ? 'end' : null;
}

function endOr(place: { line: number; column: number }, text: string): JsonPlace {
  const lines = text.trimEnd().split('\n');
  const isEnd = place.line > lines.length || (place.line === lines.length && place.column > lines.at(-1)!.length);
  return isEnd ? 'end' : place;
}

export function openFaultText(fault: OpenFault, lang: Lang): string {
  const isKo = lang === 'ko';
  switch (fault.what) {
    case 'empty':
      return isKo
        ? '열 것이 없습니다. 링크나 시나리오 내용을 붙여 넣어 주세요.'
        : 'There is nothing to open yet: paste a link or the text of a scenario.';
    case 'nothing':
      return isKo
        ? '이 페이지의 링크도 시나리오도 아닙니다. 링크에는 #/d/가 있고 시나리오는 {로 시작합니다.'
        : 'This is neither a link of this page nor a scenario. A link contains #/d/, a scenario begins with {.';
    case 'json':
      return jsonText(fault.at, isKo);
    case 'noScenario':
      if (fault.faults.length > 0) return faultsText(fault.faults, lang);
      return isKo ? '빈 목록입니다. 시나리오가 들어 있지 않습니다.' : 'The list is empty: it holds no scenario.';
    case 'duels':
      return isKo
        ? '듀얼 모음 파일입니다. 듀얼 보관함에서 열어 주세요.'
        : 'This is a file of duels. It opens on the page of all duels.';
    case 'noCase':
      return isKo ? '이 시나리오에는 판이 없습니다.' : 'This scenario has no board.';
    case 'said':
      return isKo ? `열 수 없습니다. ${fault.text}` : `This cannot be opened: ${fault.text}`;
  }
}

function jsonText(at: JsonPlace, isKo: boolean): string {
  if (at === 'end')
    return isKo
      ? '시나리오가 끝까지 들어 있지 않습니다. JSON이 중간에서 끊겼습니다.'
      : 'The text of the scenario is cut off: its JSON breaks off before its end.';
  const rest = isKo ? '쉼표나 따옴표, 괄호를 확인해 주세요.' : 'Look for a comma, quotation mark or bracket there.';
  if (at === null) return isKo ? `JSON으로 읽을 수 없습니다. ${rest}` : `The text is not JSON. ${rest}`;
  return isKo
    ? `${at.line}번째 줄 ${at.column}번째 글자에서 JSON이 맞지 않습니다. ${rest}`
    : `The JSON is wrong at line ${at.line}, character ${at.column}. ${rest}`;
}
