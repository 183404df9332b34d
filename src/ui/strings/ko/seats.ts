import { attach } from '@/catalogue/text/korean/particle';
import type { seats as en } from '../en/seats';
import type { Words } from '../words';

/** Between two players at one device. */
export const seats: Words<typeof en> = {
  curtain: {
    passTo: '기기를 넘겨주세요',
    show: '보기',
    hint: (other) => `${attach(other, '은/는')} 보지 마세요.`,
    lp: '라이프 포인트',
    next: '다음에 할 일',
    asked: (name) => `${name}의 선택입니다.`,
    answers: (name) => `${attach(name, '이/가')} 대응하거나 패스합니다.`,
    look: (name) => `${attach(name, '이/가')} 방금 있었던 일을 봅니다.`,
    happened: '방금 일어난 일',
    attempts: (who, summon, card) => `${attach(who, '이/가')} ${card}의 ${attach(summon, '을/를')} 시도한다.`,
    everyWindow: '대응할 카드가 없어도 모든 기회마다 이 화면이 나옵니다.',
    hidden: '가려진 것',
    hiddenText: '양쪽 패와 세트된 카드 전부. 이 화면에는 아예 들어 있지 않습니다.',
    chainOf: (n) => `체인 ${n}`,
    over: '듀얼이 끝났습니다.',
  },

  visit: {
    title: '대응할 카드 없음',
    why: (name) => `${attach(name, '이/가')} 행동했습니다. 지금 쓸 수 있는 카드가 없습니다.`,
    pass: '패스하고 돌려주기',
  },

  request: {
    title: '되돌리기',
    ask: (to, from) => `${to}, ${attach(from, '이/가')} 이것을 되돌려도 됩니까?`,
    note: (to) => `${attach(to, '이/가')} 이미 보았거나 선택한 것까지 되돌립니다.`,
    back: (n, where) => `선택 ${n}번 전으로: ${where}.`,
    undone: '없던 일이 되는 것',
    asks: (name) => `거기서 ${attach(name, '이/가')} 다시 선택합니다.`,
    earlier: (n) => `그 전의 ${n}줄`,
    draw: (to, from) => `${to}, ${attach(from, '이/가')} 무승부를 제안합니다. 동의합니까?`,
    drawNote: '듀얼이 여기서 승자 없이 끝납니다.',
    drawYes: '네, 무승부로 합니다',
    yes: '네, 되돌립니다',
    no: '아니요, 계속합니다',
  },
};
