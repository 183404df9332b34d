import { attach } from '@/catalogue/text/korean/particle';
import type { table as en } from '../en/table';
import { number } from '../number';
import type { Words } from '../words';

/** What surrounds the board: top bar, chart, Chain, log, end. */
export const table: Words<typeof en> = {
  top: {
    rulebook: '룰북',
    editor: '판 편집',
    decks: '덱',
    label: '듀얼',
    turn: (n) => `${n}턴`,
    turnOf: (name) => `${name}의 턴`,
    undo: '실행 취소',
    redo: '다시 실행',
    copyLink: '링크 복사',
    copied: '링크를 복사했습니다',
    copyFailed: '브라우저가 복사를 허용하지 않았습니다. 링크는 다음과 같습니다:',
    menu: '메뉴',
    home: '첫 화면으로',
    phases: '페이즈',
    toPhase: (phase) => `${attach(phase, '으로/로')} 이동`,
    stops: '정지',
    stopNote: '응답 확인이 자동이어도 여기서는 두 플레이어 모두에게 묻습니다.',
    stop: (phase, name) => `${name}의 턴, ${phase}에 정지`,
  },

  chart: {
    title: '패스트 이펙트 타이밍',
    label: (box, name) => `패스트 이펙트 타이밍 차트: 지금은 ${box} 칸, ${name}`,
    boxes: { A: '열린 상태', B: '턴 플레이어', C: '상대', D: '체인', E: '페이즈 종료' },
    notes: {
      open: '턴 플레이어가 행동',
      process: '게임 처리',
      turnPlayer: '턴 플레이어가 대응',
      opponent: '상대가 대응',
      negation: '소환 무효만',
      triggers: '유발 효과 놓기',
      activating: '발동 중',
      building: (links) => `쌓는 중, ${links}개`,
      resolving: (n) => `체인 ${n} 처리 중`,
      passed: '턴 플레이어가 패스',
      over: '듀얼 종료',
    },
  },

  chain: {
    title: '체인',
    building: '쌓는 중',
    resolving: '처리 중',
    over: '듀얼 종료',
    resolved: '처리 완료',
    order: (n) => (n > 1 ? `처리 순서 ${n} → 1` : '체인 1만 처리'),
    link: (n) => `체인 ${n}`,
    mandatory: '필수',
    speed: (n) => `스펠 스피드 ${n}`,
    targets: (what) => `대상 ${what}`,
    cost: (what) => `코스트: ${what}`,
    costLp: (n) => `${number(n)} LP`,
    by: (n) => `체인 ${n}에 의해`,
    states: {
      waiting: '대기',
      resolving: '처리 중',
      resolved: '처리됨',
      activationNegated: '발동 무효',
      effectNegated: '효과 무효',
      withoutEffect: '불발',
    },
    last: '직전 체인',
  },

  forecast: {
    against: (atk, other) => `${atk} 대 ${other}`,
    loses: (name, n) => `${name} ${n} 데미지`,
    destroyed: (names) => `${names} 파괴`,
    nothing: '변화 없음',
  },

  log: {
    title: '로그',
    earlier: (n) => `이전 기록 ${n}줄`,
    empty: '아직 아무 일도 없었습니다.',
    loading: '불러오는 중…',
  },

  facts: {
    label: '물어본 정보',
    lp: (name, n) => `${name}: ${n} LP.`,
    noChain: '체인이 없습니다.',
    chain: (n, doing) => `체인 ${n}까지, ${doing}.`,
    lastChain: (n) => `마지막 체인은 ${n}까지였습니다.`,
    link: (n, name, card) => `${n}: ${card}, ${name}`,
    noFocus: '포커스가 있는 카드가 없습니다. B로 필드에 가서 화살표 키로 움직입니다.',
    answer: (key, what) => `${key}: ${what}`,
    more: (n) => `단축키가 없는 선택지가 ${n}개 더 있습니다.`,
    turn: (turn, owner, phase) => `${turn}, ${owner}: ${phase}.`,
  },

  end: {
    title: '듀얼 종료',
    wins: (name) => `${name} 승리`,
    draw: '무승부',
    reasons: {
      lp: (loser) => `${loser}의 LP가 0이 되었습니다.`,
      deckOut: (loser) => `${attach(loser, '이/가')} 드로우할 수 없었습니다.`,
      effect: () => '효과로 승리했습니다.',
      surrender: (loser) => `${attach(loser, '이/가')} 서렌더했습니다.`,
      agreement: () => '두 플레이어가 합의했습니다.',
      bothLp: () => '두 플레이어의 LP가 모두 0이 되었습니다.',
      turnCap: () => '턴 제한에 도달했습니다.',
    },
    afterTurns: (n) => `${n}턴`,
    rematch: '다시 대전',
    look: '필드 보기',
    next: '다시 대전, 링크, 첫 화면',
    home: '첫 화면',
  },
};
