import type { common as en } from '../en/common';
import { number } from '../number';
import type { Words } from '../words';

/** Words that stand in several places. */
export const common: Words<typeof en> = {
  app: 'Spellspeed',
  otherLanguage: 'English',
  close: '닫기',
  cancel: '취소',
  number,
  lp: 'LP',
  read: '읽기',
  player: (n) => `플레이어 ${n}`,
  phasesShort: { draw: '드로우', standby: '스탠바이', main1: '메인 1', battle: '배틀', main2: '메인 2', end: '엔드' },
  places: {
    hand: '패',
    deck: '덱',
    gy: '묘지',
    banished: '제외',
    extraDeck: '엑스트라 덱',
    nowhere: '소환 중',
    attached: '엑시즈 소재',
  },
  placeOf: (name, place) => `${name}의 ${place}`,
  setAt: (place) => `세트, ${place}`,
  pileTitle: (name, place) => `${name}: ${place}`,
  faceDownCard: '뒷면 카드',
  aCard: '카드 1장',
  aToken: '토큰',
  actions: {
    normalSummon: '일반 소환',
    tributeSummon: '어드밴스 소환',
    setMonster: '세트',
    setCard: '세트',
    flipSummon: '반전 소환',
    toAttack: '공격 표시로 변경',
    toDefense: '수비 표시로 변경',
    specialSummon: '특수 소환',
    activate: '발동',
    activateNumbered: (no) => `${no} 발동`,
    attack: '공격',
    attackDirectly: '직접 공격',
    process: (card) => `처리하기: ${card}`,
    pick: '고르기',
  },
  notices: {
    full: '브라우저의 저장 공간이 가득 차서 이 듀얼은 이 탭에만 남아 있습니다. 새로 고침하면 돌아오지만 탭을 닫으면 사라집니다. 남기려면 링크를 복사하거나, 모든 듀얼 페이지에서 듀얼을 파일로 저장하고 삭제해 공간을 비워 주세요.',
    closed:
      '이 브라우저가 저장을 허용하지 않아 이 듀얼은 이 탭에만 남아 있습니다. 새로 고침하면 돌아오지만 탭을 닫으면 사라집니다. 남기려면 링크를 복사해 주세요.',
    before: {
      full: '브라우저의 저장 공간이 가득 찼습니다. 듀얼은 이 탭을 닫을 때까지만 남습니다. 링크를 복사하면 남길 수 있습니다.',
      closed:
        '이 브라우저가 저장을 허용하지 않습니다. 듀얼은 이 탭을 닫을 때까지만 남습니다. 링크를 복사하면 남길 수 있습니다.',
    },
    elsewhere:
      '이 듀얼은 다른 탭에도 열려 있습니다. 나중에 선택한 탭은 별도의 듀얼로 이어집니다. 덮어쓰는 것은 없습니다.',
    forked: '다른 탭에서 이 듀얼이 먼저 진행되었습니다. 여기서부터는 별도의 듀얼이며, 둘 다 첫 화면에 있습니다.',
    fault: (message) =>
      `룰 엔진이 여기서 멈췄습니다: ${message}. 잃어버린 것은 없습니다. 실행 취소를 하거나 링크를 복사해 알려 주세요.`,
    stopped: (taken, of) =>
      `그동안 룰이 바뀌었습니다. 선택 ${of}개 중 ${taken}개까지만 재현했습니다. 저장된 듀얼은 그대로 있습니다.`,
    differs: '이 듀얼을 한 뒤로 룰이 바뀌어 다른 결과가 되었습니다.',
    gone: '이 듀얼은 더 이상 이 브라우저에 없습니다.',
    deckUnknown: (deck, n) =>
      `“${deck}” 덱은 아직 사용할 수 없습니다. 여기서 플레이할 수 없는 카드가 ${n}장 있습니다. 덱 편집기에서 확인하세요.`,
    deckSmall: (deck, least) => `“${deck}” 덱은 사용할 수 없습니다. 메인 덱에 카드가 ${least}장 이상 있어야 합니다.`,
    notLoaded:
      '룰과 카드를 불러오지 못했습니다. 연결이 끊긴 것 같습니다. 잃어버린 것은 없습니다. 잠시 뒤에 다시 시도해 주세요.',
    removed: (n, title) => (n === 1 ? `듀얼 "${title}" 삭제됨` : `듀얼 ${n}개를 삭제했습니다.`),
    bringBack: '되돌리기',
    tryAgain: '다시 시도',
    linkBroken: '링크를 열 수 없습니다.',
    update: '페이지의 새 버전이 준비되었습니다. 지금 그대로 계속해도 되고, 새로 고침해도 모두 그대로 남아 있습니다.',
    crash: '페이지가 오류로 멈췄습니다.',
    crashHint: '듀얼은 저장되어 있습니다. 페이지를 새로 고치면 이어집니다.',
    reload: '새로 고침',
    dismiss: '닫기',
    loading: '불러오는 중…',
  },
};
