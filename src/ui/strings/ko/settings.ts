import { attach } from '@/catalogue/text/korean/particle';
import type { settings as en } from '../en/settings';
import type { Words } from '../words';

/** Settings, menu and keys. */
export const settings: Words<typeof en> = {
  settings: {
    title: '설정',
    language: '언어',
    theme: '테마',
    themes: { system: '시스템', dark: '어둡게', light: '밝게' },
    speed: '속도',
    speeds: { '0.5': '½×', '1': '1×', '2': '2×', '4': '4×', '0': '즉시' },
    hands: '패',
    handsOpen: '양쪽 공개',
    handsAsked: '선택할 플레이어만',
    near: '가까운 쪽',
    nearSides: { first: '플레이어 1', turn: '턴 플레이어', asked: '선택할 플레이어' },
    duel: '듀얼',
    display: '화면',
    keyboard: '키보드',
    prompts: '응답 확인',
    promptModes: { auto: '자동', always: '항상', never: '안 함' },
    promptsNote:
      '자동은 상대가 행동했을 때와 고정한 페이즈에서 묻습니다. 항상은 쓸 수 있는 카드가 있으면 언제나 묻습니다. 안 함은 꼭 골라야 하는 것만 묻습니다. 다음 듀얼부터 적용되고, 패 옆에서 바로 바꿀 수 있습니다.',
    stops: '정지할 페이즈',
    everyWindow: '모든 기회마다 기기 넘기기',
    everyWindowNote:
      '한 기기로 둘이서 할 때. 끄면 대응할 카드가 있을 때만 기기를 넘기므로, 자동과 침묵이 대응 여부를 알려 줍니다.',
    singleKeys: '한 글자 단축키',
    singleKeysNote:
      '글자와 숫자 키만으로 움직입니다. Enter, Esc, Ctrl 조합은 언제나 쓸 수 있고, 사실 말하기는 메뉴에도 있습니다.',
    on: '켬',
    off: '끔',
    motion: '동작 줄이기는 시스템 설정을 따릅니다.',
    reset: '모든 설정을 처음 값으로',
    kept: '이 기기에 저장됨',
    notKept: '이 브라우저가 저장을 허용하지 않습니다. 설정은 이 탭을 닫을 때까지만 유지됩니다.',
  },

  menu: {
    edit: '이 판 편집',
    title: '메뉴',
    settings: '설정',
    keys: '단축키',
    say: '말하기',
    facts: { lp: '라이프 포인트', chain: '체인', turn: '턴', asked: '질문', focus: '카드' },
    surrender: (name) => `${name} 서렌더`,
    surrenderSure: (name) => `${attach(name, '이/가')} 서렌더하여 듀얼에서 패배합니다. 실행 취소로 되돌릴 수 있습니다.`,
    draw: '합의 무승부',
    drawSure: '두 플레이어가 합의하여 듀얼을 무승부로 끝냅니다. 실행 취소로 되돌릴 수 있습니다.',
    confirm: '듀얼 끝내기',
    home: '첫 화면',
    branches: (n) => `남겨 둔 분기 ${n}개`,
    branch: (at, more) => `${at}단계부터: 선택 ${more}개`,
  },

  keys: {
    title: '단축키',
    rows: [
      ['1 – 9', '목록의 선택지 고르기'],
      ['Esc', '패스, 발동하지 않기 또는 뒤로'],
      ['Enter', '고른 것을 확정'],
      ['Ctrl Z', '실행 취소'],
      ['Ctrl Y', '다시 실행'],
      ['S', '방금 일어난 일을 단계별로 보기'],
      ['← ↑ ↓ →', '필드에 포커스가 있을 때 이동'],
      ['L', '라이프 포인트 말하기'],
      ['C', '체인을 하나씩 말하기'],
      ['F', '포커스가 있는 카드나 존 말하기'],
      ['Q', '지금의 질문과 모든 선택지 말하기'],
      ['T', '턴, 페이즈, 스텝 말하기'],
      ['B', '필드로 가기'],
      ['D', '질문으로 가기'],
      ['?', '이 목록'],
    ],
  },
};
