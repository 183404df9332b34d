/** Words of the page of all duels: in its chunk. */
import type { Lang } from '@/store/settings';
import type { Words } from '../strings/words';

const en = {
  title: 'Duels',
  back: 'Home',
  search: 'Search by name, player or Deck',
  count: (n: number, of: number) => (n === of ? `${n === 1 ? '1 duel' : `${n} duels`}` : `${n} of ${of} duels`),
  size: (kilobytes: string) => `${kilobytes} kB in this browser`,
  none: 'No duel matches.',
  empty: 'No duel is kept in this browser. Every duel that begins is.',
  open: 'Open a file…',
  dropHint: 'Duel files and files of many duels can also be dropped anywhere on the page.',
  exportAll: 'Save all to a file',
  exportSome: (n: number) => `Save ${n} to a file`,
  select: (name: string) => `Choose the duel "${name}"`,
  selectAll: 'Choose all shown',
  selected: (n: number) => `${n} chosen`,
  removeSome: (n: number) => `Remove ${n}`,
  clear: 'Choose none',
  rename: (name: string) => `Name the duel "${name}"`,
  nameField: 'Name of the duel',
  remove: (name: string) => `Remove the duel "${name}"`,
  against: (a: string, b: string) => `${a} against ${b}`,
  position: 'from a position',
  decisions: (n: number) => (n === 1 ? '1 decision' : `${n} decisions`),
  branches: (n: number) => (n === 1 ? '1 branch' : `${n} branches`),
  notes: (n: number) => (n === 1 ? '1 comment' : `${n} comments`),
  more: (n: number) => `Show ${n} more`,
  full: 'The storage of this browser is full: the name was not kept. Save duels to a file and remove them to make room.',
  closed: 'This browser gives the page no storage: the name was not kept.',
  report: {
    title: 'What was opened',
    added: (n: number) => (n === 1 ? '1 duel was taken in.' : `${n} duels were taken in.`),
    nothing: 'Nothing was taken in. What was here is as it was.',
    known: (n: number) => (n === 1 ? '1 was here already.' : `${n} were here already.`),
    full: (n: number) =>
      `The storage of this browser is full: ${n === 1 ? '1 duel was' : `${n} duels were`} not taken in. Remove duels and open the file again; what is here already is not taken twice.`,
    closed: (n: number) =>
      `This browser gives the page no storage: ${n === 1 ? '1 duel was' : `${n} duels were`} not taken in.`,
    entry: (n: number, title: string | null) => `entry ${n}${title === null ? '' : ` (“${title}”)`}`,
    field: (field: string | null) => {
      if (field === null) return 'its text is damaged.';
      return field === '' ? 'this is no duel.' : `the field ${field} is not as it must be.`;
    },
    link: (n: number) => `link ${n}`,
    files: {
      empty: 'the file is empty.',
      tooLong: (found: number, most: number) => `the file has ${found} characters, more than ${most}.`,
      notJson: 'the file is damaged: it is not JSON.',
      notDuels: 'the file holds no duels of this page, and no link of one.',
      version: (found: string, here: number) =>
        `the file has version ${found}, and this page reads version ${here}. It was saved by a newer page.`,
    },
    partly: 'taken in as far as it goes here.',
    away: 'Put this report away',
  },
};

const ko: Words<typeof en> = {
  title: '듀얼 보관함',
  back: '홈',
  search: '이름, 플레이어, 덱으로 검색 (초성 가능)',
  count: (n, of) => (n === of ? `듀얼 ${n}개` : `듀얼 ${of}개 중 ${n}개`),
  size: (kilobytes) => `이 브라우저에서 ${kilobytes}kB 사용`,
  none: '맞는 듀얼이 없습니다.',
  empty: '이 브라우저에 저장된 듀얼이 없습니다. 듀얼을 시작하면 자동으로 저장됩니다.',
  open: '파일 열기…',
  dropHint: '듀얼 파일이나 듀얼 모음 파일을 페이지 아무 곳에나 끌어다 놓아도 됩니다.',
  exportAll: '모두 파일로 저장',
  exportSome: (n) => `${n}개 파일로 저장`,
  select: (name) => `듀얼 선택: ${name}`,
  selectAll: '보이는 듀얼 모두 선택',
  selected: (n) => `${n}개 선택함`,
  removeSome: (n) => `${n}개 삭제`,
  clear: '선택 해제',
  rename: (name) => `듀얼 이름 짓기: ${name}`,
  nameField: '듀얼 이름',
  remove: (name) => `듀얼 삭제: ${name}`,
  against: (a, b) => `${a} 대 ${b}`,
  position: '배치한 필드에서 시작',
  decisions: (n) => `선택 ${n}번`,
  branches: (n) => `분기 ${n}개`,
  notes: (n) => `코멘트 ${n}개`,
  more: (n) => `${n}개 더 보기`,
  full: '브라우저의 저장 공간이 가득 차서 이름을 저장하지 못했습니다. 듀얼을 파일로 저장하고 삭제해 공간을 비워 주세요.',
  closed: '이 브라우저가 저장을 허용하지 않아 이름을 저장하지 못했습니다.',
  report: {
    title: '파일을 연 결과',
    added: (n) => `듀얼 ${n}개를 가져왔습니다.`,
    nothing: '가져온 듀얼이 없습니다. 원래 있던 듀얼은 그대로입니다.',
    known: (n) => `${n}개는 이미 있는 듀얼입니다.`,
    full: (n) =>
      `브라우저의 저장 공간이 가득 차서 ${n}개를 가져오지 못했습니다. 듀얼을 삭제한 뒤 파일을 다시 열어 주세요. 이미 있는 듀얼은 두 번 가져오지 않습니다.`,
    closed: (n) => `이 브라우저가 저장을 허용하지 않아 ${n}개를 가져오지 못했습니다.`,
    entry: (n, title) => `${n}번째 항목${title === null ? '' : `("${title}")`}`,
    field: (field) => {
      if (field === null) return '글자가 손상되었습니다.';
      return field === '' ? '듀얼이 아닙니다.' : `${field} 값이 올바르지 않습니다.`;
    },
    link: (n) => `${n}번째 링크`,
    files: {
      empty: '빈 파일입니다.',
      tooLong: (found, most) => `글자 수가 ${found}자로 ${most}자를 넘습니다.`,
      notJson: '파일이 손상되었습니다. JSON이 아닙니다.',
      notDuels: '이 페이지의 듀얼도 듀얼 링크도 들어 있지 않은 파일입니다.',
      version: (found, here) =>
        `파일의 버전은 ${found}인데 이 페이지는 버전 ${here}만 읽을 수 있습니다. 더 새로운 페이지에서 저장한 파일입니다.`,
    },
    partly: '할 수 있는 데까지 가져왔습니다.',
    away: '결과 닫기',
  },
};

export const LIBRARY_WORDS: Readonly<Record<Lang, Words<typeof en>>> = { en, ko };
