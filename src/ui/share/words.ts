/** Words of sharing: in the chunk of the table. */
import type { Lang } from '@/store/settings';
import type { Words } from '../strings/words';

const en = {
  what: 'What the link holds',
  whole: 'Whole duel',
  here: 'Opened here',
  past: 'Up to here',
  notes: {
    whole: 'The whole duel, opened at its beginning.',
    here: 'The whole duel, opened at the step on the table.',
    past: 'The duel up to the step on the table, and nothing of what came after.',
  },
  withBranches: (n: number) => `With ${n === 1 ? 'the branch' : `all ${n} branches`}`,
  open: 'A duel link hides nothing: hands, Set cards and Decks of both players can be read from it.',
  length: (n: number) => (n === 1 ? '1 character' : `${n} characters`),
  long: 'Some messengers cut addresses as long as this: send the file there.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. The link is marked: copy it by hand.',
  native: 'Share…',
  download: 'Download file',
  file: 'The file holds the same link. On the home page it opens with “Open a file”, or wherever it is dropped on the page.',
  failed: {
    tooMuch:
      'The link could not be made: there is more here than a link can hold. Without branches or “Up to here” it is shorter.',
    notLoaded: 'The link could not be made: a part of the page could not be fetched. Try again when you are online.',
  },
  qr: {
    label: (n: number) => `QR code of the link (${n} characters)`,
    enlarge: 'Enlarge the QR code',
    title: 'QR code',
    hint: 'Scan it with the camera of a phone.',
    back: 'Back',
    tooLong: (n: number, most: number) =>
      `No QR code: the link has ${n} characters, and a phone's camera reads about ${most} from a screen. “Up to here” or a link without branches is shorter.`,
  },
};

const ko: Words<typeof en> = {
  what: '링크에 담을 것',
  whole: '듀얼 전체',
  here: '이 장면에서 열기',
  past: '여기까지만',
  notes: {
    whole: '듀얼 전체를 담고 처음부터 엽니다.',
    here: '듀얼 전체를 담고 지금 장면에서 엽니다.',
    past: '지금 장면까지만 담습니다. 이후의 일은 담기지 않습니다.',
  },
  withBranches: (n) => `분기 ${n}개 포함`,
  open: '듀얼 링크는 아무것도 숨기지 않습니다. 양쪽의 패, 세트한 카드, 덱을 모두 읽어 낼 수 있습니다.',
  length: (n) => `${n}자`,
  long: '이렇게 긴 주소는 잘리는 메신저가 있습니다. 그럴 때는 파일을 보내 주세요.',
  copy: '복사',
  copied: '복사됨',
  notCopied: '브라우저가 복사를 허용하지 않았습니다. 선택된 링크를 직접 복사해 주세요.',
  native: '공유하기…',
  download: '파일로 저장',
  file: '파일에는 같은 링크가 들어 있습니다. 홈 화면의 "파일 열기"로 열거나 페이지에 끌어다 놓으면 열립니다.',
  failed: {
    tooMuch:
      '링크를 만들 수 없습니다. 링크 하나에 담기에는 내용이 너무 많습니다. 분기를 빼거나 "여기까지만"을 고르면 짧아집니다.',
    notLoaded: '링크를 만들 수 없습니다. 페이지의 일부를 불러오지 못했습니다. 온라인 상태에서 다시 시도해 주세요.',
  },
  qr: {
    label: (n) => `링크의 QR 코드 (${n}자)`,
    enlarge: 'QR 코드 크게 보기',
    title: 'QR 코드',
    hint: '휴대폰 카메라로 찍어 주세요.',
    back: '뒤로',
    tooLong: (n, most) =>
      `QR 코드를 만들 수 없습니다. 링크가 ${n}자인데, 휴대폰 카메라가 화면에서 읽을 수 있는 것은 ${most}자 정도입니다. "여기까지만"을 고르거나 분기를 빼면 짧아집니다.`,
  },
};

export const SHARE_WORDS: Readonly<Record<Lang, Words<typeof en>>> = { en, ko };
