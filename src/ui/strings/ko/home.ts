import type { home as en } from '../en/home';
import type { Words } from '../words';
import { cards } from './count';

/** The page before the duel. */
export const home: Words<typeof en> = {
  home: {
    seats: '한 기기로 둘이서',
    seatsHint: '서로 자기 패만 봅니다. 차례가 바뀌면 가림막이 내려옵니다.',
    nameOf: (name) => `${name}의 이름`,
    deckOf: (name) => `${name}의 덱`,
    deckCards: (main, extra) => `${cards(main)}, 엑스트라 ${extra}`,
    changeDeck: '덱 바꾸기',
    editDeck: '편집',
    unnamedDeck: '이름 없는 덱',
    noDecks: '아직 덱이 없습니다.',
    solo: '혼자서 양쪽 덱 플레이',
    soloHint: '양쪽 패를 모두 보고, 무엇이든 되돌릴 수 있습니다.',
    settings: '듀얼 설정',
    first: '선공',
    firstCoin: '코인 토스',
    seed: '시드',
    newSeed: '다른 시드',
    lp: 'LP',
    seedWrong: '시드는 0에서 4294967295까지의 정수입니다.',
    lpWrong: 'LP는 1에서 999999까지의 정수입니다.',
    rules: '규칙',
    rulesNow: (n) => (n === 0 ? 'OCG 현행 재정' : `OCG, 변경 ${n}가지`),
    ocg: 'OCG',
    resume: '이어하기',
    recent: '최근 듀얼',
    others: '다른 듀얼',
    all: (n) => `모든 듀얼 (${n})`,
    removeNamed: (name) => `이 브라우저에서 듀얼 "${name}" 삭제`,
    openLink: '링크 열기',
    linkLabel: '리플레이 링크',
    linkPlaceholder: '링크나 덱 붙여 넣기',
    open: '열기',
    linkHint: '링크 하나에 듀얼 전체가 들어 있습니다. 아무것도 업로드하지 않습니다.',
    openFile: '파일 열기…',
    fileHint: '파일을 페이지 아무 곳에나 끌어다 놓아도 됩니다.',
    drop: '놓으면 열립니다: 듀얼 하나 또는 듀얼 모음 파일',
    kept: '아무것도 밖으로 나가지 않습니다. 이 브라우저에만 저장됩니다.',
    unreadable: (n) =>
      `저장된 듀얼 ${n}개를 읽을 수 없습니다. 더 새로운 버전에서 저장했을 수 있으며, 그대로 두었습니다.`,
    keys: '단축키',
    turnChain: (turn, links) => (links > 0 ? `${turn}턴, 체인 ${links}` : `${turn}턴`),
    toAnswer: (name) => `${name}의 선택`,
    wonBy: (winner, turn) => `${winner} 승리, ${turn}턴`,
    drawn: (turn) => `무승부, ${turn}턴`,
    ago: (minutes) => {
      if (minutes < 1) return '방금';
      if (minutes < 60) return `${minutes}분 전`;
      if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 전`;
      return `${Math.floor(minutes / (24 * 60))}일 전`;
    },
  },
};
