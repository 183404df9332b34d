import { attach } from '@/catalogue/text/korean/particle';
import type { inspector as en } from '../en/inspector';
import { number } from '../number';
import type { Words } from '../words';
import { cards } from './count';

/** The card that is looked at. */
export const inspector: Words<typeof en> = {
  inspector: {
    ruling: '이 룰을 보여 주는 재정',
    title: '카드',
    empty: '필드의 카드를 고르면 텍스트와 지금 할 수 있는 일이 나옵니다.',
    hidden: '공개되지 않은 카드입니다.',
    attribute: '속성',
    type: '종족',
    level: '레벨',
    choosing: '선택하는 중입니다. 선택이 끝날 때까지 다른 행동은 할 수 없습니다.',
    inUse: '사용하는 중입니다. 지금의 선택은 이 카드에 대한 것입니다.',
    kind: '종류',
    atk: '공격력',
    def: '수비력',
    place: '위치',
    position: '표시 형식',
    attack: '공격 표시',
    defense: '수비 표시',
    faceDownDefense: '뒷면 수비',
    owner: '주인',
    printed: '원래 값',
    now: '현재',
    declared: '선언',
    changes: (stat) => `${stat}의 변화`,
    until: (text) => `${text}까지`,
    untils: {
      turnEnd: '턴 종료시',
      endPhase: '엔드 페이즈',
      nextTurnEnd: '다음 턴 종료시',
      damageStepEnd: '데미지 스텝 종료시',
      battlePhaseEnd: '배틀 페이즈 종료시',
      leavesField: '필드에서 벗어날 때',
      duelEnd: '듀얼 종료시',
    },
    whileApplies: '적용되는 동안',
    set: (n) => `${attach(number(n), '으로/로')}`,
    asLink: (n) => `${attach(`체인 ${n}`, '으로/로')} 발동`,
    notNow: '지금은 불가.',
    otherActions: '그 밖의 행동',
    negated: '효과가 무효화되어 있습니다.',
    summonedThisTurn: '이번 턴에 소환됨',
    setThisTurn: '이번 턴에 세트됨',
    attacks: (n) => `공격 선언 ${n}회`,
    equippedTo: (name) => `${name}에 장착`,
    loadingText: '텍스트를 불러오는 중…',
    noEffects: '효과가 없습니다.',
    pileNewest: '최근 순서',
    pileEmpty: '카드가 없습니다.',
    pileCount: cards,
  },
};
