/** What to tell a person about a link that cannot be read, or that runs differently here. */
import type { LinkError, LinkPart } from './fault';
import type { Differences, Divergence } from './play';

export type Language = 'en' | 'ko';

const PARTS: Record<LinkPart, Record<Language, string>> = {
  header: { en: 'beginning', ko: '머리 부분' },
  options: { en: 'duel options', ko: '듀얼 설정' },
  cards: { en: 'list of cards', ko: '카드 목록' },
  decks: { en: 'Decks', ko: '덱' },
  board: { en: 'position', ko: '필드 배치' },
  decisions: { en: 'decisions', ko: '선택 기록' },
  branches: { en: 'variations', ko: '분기' },
  comments: { en: 'comments', ko: '코멘트' },
  marks: { en: 'marks', ko: '평가 표시' },
  anchor: { en: 'opening position', ko: '여는 위치' },
  checks: { en: 'check bytes', ko: '턴별 검사값' },
  end: { en: 'end', ko: '끝부분' },
};

const MOST_VERSIONS_AHEAD = 9;

const partName = (at: LinkError['at'], lang: Language): string => PARTS[typeof at === 'string' ? at : 'header'][lang];

/** One or two sentences: what is wrong, where, and what that means. */
export function linkErrorText(error: LinkError, lang: Language): string {
  const { found, expected, at } = error;
  const ko = lang === 'ko';
  switch (error.code) {
    case 'empty':
      return ko
        ? '리플레이가 없습니다. 리플레이 링크를 붙여 넣어 주세요.'
        : 'There is no replay here. Paste a replay link.';
    case 'notALink':
      return ko
        ? '리플레이 링크가 아닙니다. 리플레이 링크에는 #/d/ 부분이 있습니다.'
        : 'This is no replay link. A replay link contains #/d/.';
    case 'tooLong':
      return ko
        ? `글자 수가 ${found}자입니다. 리플레이 링크는 ${expected}자를 넘지 않습니다.`
        : `The text has ${found} characters. No replay link has more than ${expected}.`;
    case 'character':
      return ko
        ? `링크의 ${at}번째 글자 "${found}": 리플레이 링크에 쓰이지 않는 글자입니다.`
        : `Character ${at} of the link is "${found}", which no replay link contains.`;
    case 'truncated':
      if (expected === undefined) {
        return ko
          ? `링크가 잘렸습니다. 글자가 ${found}자밖에 없습니다.`
          : `The link is cut off: only ${found} of its characters are there.`;
      }
      return ko
        ? `링크가 잘렸습니다. #/d/ 뒤의 ${expected}자 중 ${found}자만 있습니다.`
        : `The link is cut off: only ${found} of the ${expected} characters after #/d/ are there.`;
    case 'extra':
      return ko
        ? `링크는 ${expected}자에서 끝나야 하는데 ${found}자가 있습니다. 뒤에 다른 글자가 붙었거나 앞부분이 손상되었습니다.`
        : `The link should end after ${expected} characters but has ${found}: something was added to it, or its beginning is damaged.`;
    case 'format':
      // So many versions do not come about: what stands there was never a version.
      if (Number(found) > Number(expected) + MOST_VERSIONS_AHEAD)
        return ko
          ? '이 페이지의 링크가 아니거나 첫 글자가 손상되었습니다.'
          : 'This is no link of this page, or its first characters are damaged.';
      return ko
        ? `링크의 형식 버전은 ${found}인데 이 페이지는 버전 ${expected}만 읽을 수 있습니다. 더 새로운 페이지에서 만들었거나 첫 글자가 손상되었습니다.`
        : `The link has format version ${found}, and this page reads version ${expected}. It was made by a newer page, or its first characters are damaged.`;
    case 'checksum':
      return ko
        ? '링크의 글자가 바뀌었습니다. 체크섬이 맞지 않습니다. 원래 링크를 다시 복사해 주세요.'
        : 'The link was altered on its way: its checksum does not match. Copy the original again.';
    case 'inflate':
      return ko
        ? '링크의 압축된 부분을 풀 수 없습니다. 링크가 손상되었습니다.'
        : 'The compressed part of the link cannot be unpacked. The link is damaged.';
    case 'bomb':
      return ko
        ? `링크를 풀면 ${expected}바이트를 넘습니다. 그런 리플레이는 없으므로 중단했습니다.`
        : `The link unpacks to more than ${expected} bytes. No replay does, so reading was stopped.`;
    case 'content': {
      const part = partName(at, lang);
      if (found === undefined) {
        return ko
          ? `링크의 내용(${part})에 있을 수 없는 값이 있습니다.`
          : `The link says something impossible in its ${part}.`;
      }
      const most = expected === undefined ? '' : ko ? `, 최대 ${expected}` : `, at most ${expected} is possible`;
      return ko
        ? `링크의 내용(${part})에 있을 수 없는 값이 있습니다: ${found}${most}.`
        : `The link says something impossible in its ${part}: ${found}${most}.`;
    }
  }
}

/** Where and how a replay leaves the duel it was made from. */
export function divergenceText(diverged: Divergence, lang: Language): string {
  const { decision, turn, found, expected } = diverged;
  const ko = lang === 'ko';
  const place = ko ? `${turn}턴, ${decision + 1}번째 선택` : `Turn ${turn}, decision ${decision + 1}`;
  switch (diverged.why) {
    case 'unknownCard':
      return ko
        ? `패스코드 ${found} 카드가 이 페이지에 없어서 듀얼을 시작할 수 없습니다.`
        : `The duel cannot start: this page has no card with passcode ${found}.`;
    case 'start':
      return ko ? `듀얼을 시작할 수 없습니다: ${found}` : `The duel cannot start: ${found}`;
    case 'board':
      return ko
        ? `이 배치로는 듀얼을 시작할 수 없습니다. ${diverged.said?.ko ?? ''}`
        : `The duel cannot start from this position. ${diverged.said?.en ?? ''}`;
    case 'illegal':
      return ko
        ? `${place}: 할 수 없는 행동입니다(선택지 ${expected}개 중 ${Number(found) + 1}번).`
        : `${place} is not legal: choice ${Number(found) + 1} of ${expected}.`;
    case 'undeclarable':
      return ko
        ? `${place}: 패스코드 ${found} 카드명은 선언할 수 없습니다.`
        : `${place} is not legal: the card name with passcode ${found} cannot be declared.`;
    case 'ended':
      return ko
        ? `${place}: 듀얼이 이미 끝났는데 선택이 남아 있습니다.`
        : `${place}: the duel is already over, but decisions are left.`;
    case 'fault':
      return ko ? `${place}: 엔진 오류가 났습니다: ${found}` : `${place}: the engine failed: ${found}`;
    case 'turnCheck':
      return ko
        ? `${turn}턴 시작(선택 ${decision}번 후)의 상태가 기록과 다릅니다.`
        : `At the start of turn ${turn} (after ${decision} decisions) the duel is not as it was recorded.`;
    case 'finalHash':
      return ko
        ? `마지막 상태(${turn}턴, 선택 ${decision}번 후)가 기록과 다릅니다.`
        : `The last state (turn ${turn}, after ${decision} decisions) is not as it was recorded.`;
  }
}

/** One sentence for each thing that is not the same here as where the link was made. */
export function differenceTexts(differs: Differences, lang: Language): string[] {
  const ko = lang === 'ko';
  const texts: string[] = [];
  if (differs.rules) {
    const { found, here } = differs.rules;
    texts.push(
      ko
        ? `이 링크는 룰 버전 ${found}에서 진행한 듀얼입니다. 여기는 버전 ${here}입니다.`
        : `This link was played under rules version ${found}; here it is version ${here}.`,
    );
  }
  if (differs.cards) {
    texts.push(
      ko
        ? '이 듀얼에 쓰인 카드 가운데 정의가 바뀐 카드가 있습니다.'
        : 'Some of the cards in this duel are defined differently here.',
    );
  }
  if (differs.switches) {
    const names = differs.switches.join(', ');
    texts.push(
      ko
        ? `이 듀얼은 여기에 없는 규칙 설정으로 진행했습니다: ${names}.`
        : `This duel was played with rule switches that are not known here: ${names}.`,
    );
  }
  return texts;
}

/** Variations that could not be played to their end here. */
export function branchesText(lost: number, lang: Language): string {
  if (lang === 'ko') return `분기 ${lost}개는 여기서 끝까지 진행할 수 없습니다.`;
  return lost === 1
    ? '1 branch cannot be played to its end here.'
    : `${lost} branches cannot be played to their end here.`;
}
