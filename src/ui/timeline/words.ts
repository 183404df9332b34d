/** Words of the timeline: in the chunk of the table. */
import type { Lang } from '@/store/settings';
import type { Words } from '../strings/words';

/** How far one step on the timeline goes. */
export const UNITS = ['operation', 'link', 'decision', 'phase', 'turn'] as const;
export type Unit = (typeof UNITS)[number];

const en = {
  title: 'Timeline',
  openLong: 'Timeline, comments and branches',
  where: 'Decision',
  whereText: (turn: number, n: number, of: number) => `Turn ${turn}, decision ${n} of ${of}`,
  first: 'To the beginning',
  last: 'To the end',
  by: 'By',
  units: { operation: 'operation', link: 'Chain Link', decision: 'decision', phase: 'Phase', turn: 'turn' },
  back: {
    operation: 'One operation back',
    link: 'One Chain Link back',
    decision: 'One decision back',
    phase: 'One Phase back',
    turn: 'One turn back',
  },
  next: {
    operation: 'One operation on',
    link: 'One Chain Link on',
    decision: 'One decision on',
    phase: 'One Phase on',
    turn: 'One turn on',
  },
  play: 'Play',
  pause: 'Pause',
  turn: (n: number) => `Turn ${n}`,
  seenBy: 'Seen by',
  both: 'Both',
  mark: 'Mark',
  noMark: 'none',
  comment: 'Comment on this position',
  commentHint: 'Comments, marks and branches travel with the link.',
  branches: 'Branches',
  branchName: (n: number) => `Name of branch ${n}`,
  thisLine: 'Name of the line shown',
  unnamed: (at: number) => `from decision ${at}`,
  unnamedTurn: (turn: number) => `from turn ${turn}`,
  more: (branches: number) =>
    branches === 0 ? 'Comments and view' : `Comments, view, ${branches === 1 ? '1 branch' : `${branches} branches`}`,
  take: 'Show',
  takeLong: (name: string) => `Show the branch ${name}`,
  playOn: 'Decide on the table to play on from here: the line you leave stays as a branch.',
  close: 'Close the timeline',
  share: 'Share',
};

const ko: Words<typeof en> = {
  title: '타임라인',
  openLong: '타임라인, 코멘트, 분기',
  where: '선택',
  whereText: (turn, n, of) => `${turn}턴, 선택 ${of}개 중 ${n}`,
  first: '처음으로',
  last: '끝으로',
  by: '단위',
  units: { operation: '처리', link: '체인', decision: '선택', phase: '페이즈', turn: '턴' },
  back: { operation: '이전 처리', link: '이전 체인', decision: '이전 선택', phase: '이전 페이즈', turn: '이전 턴' },
  next: { operation: '다음 처리', link: '다음 체인', decision: '다음 선택', phase: '다음 페이즈', turn: '다음 턴' },
  play: '재생',
  pause: '일시 정지',
  turn: (n) => `${n}턴`,
  seenBy: '시점',
  both: '양쪽',
  mark: '평가',
  noMark: '없음',
  comment: '이 장면에 대한 코멘트',
  commentHint: '코멘트, 평가, 분기는 링크에 함께 담깁니다.',
  branches: '분기',
  branchName: (n) => `분기 ${n} 이름`,
  thisLine: '지금 보는 수순의 이름',
  unnamed: (at) => `선택 ${at} 이후`,
  unnamedTurn: (turn) => `${turn}턴부터`,
  more: (branches) => (branches === 0 ? '코멘트와 시점' : `코멘트, 시점, 분기 ${branches}개`),
  take: '보기',
  takeLong: (name) => `분기 보기: ${name}`,
  playOn: '여기서 이어서 하려면 필드에서 선택하세요. 지금의 수순은 분기로 남습니다.',
  close: '타임라인 닫기',
  share: '공유',
};

export const TIMELINE_WORDS: Readonly<Record<Lang, Words<typeof en>>> = { en, ko };
