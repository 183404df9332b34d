/** What a box of the timing chart is for. */
import type { Lang } from '@/store/settings';
import type { Words } from '../strings/words';

const en = {
  ask: (box: string, name: string) => `Rule of box ${box}, ${name}`,
  way: (boxes: string) => `The way here: ${boxes}`,
  who: {
    A: 'The turn player may do anything the Phase allows: Summon, Set, attack, activate a card or effect of any Spell Speed, or pass to go on. After an action that starts no Chain comes B; an activation leads to D; a pass leads to E.',
    B: 'The turn player is asked first whether to use a fast effect (Spell Speed 2 or higher). One leads to D, a pass to C.',
    C: 'Then the opponent is asked for a fast effect. One leads to D; a pass leads back to A.',
    D: 'Triggers are placed in order, both players add links in turn, and after two passes in a row the Chain resolves from its last link. Then triggers that were met are placed on a new Chain; without any comes B.',
    E: 'The turn player wants to end the Phase or Step. The opponent may still use a fast effect (to D); after a pass it ends.',
  },
};

const ko: Words<typeof en> = {
  ask: (box, name) => `${box} 칸의 룰, ${name}`,
  way: (boxes) => `여기까지의 경로: ${boxes}`,
  who: {
    A: '턴 플레이어는 그 페이즈에 가능한 모든 행동을 할 수 있다: 소환, 세트, 공격, 모든 스펠 스피드의 발동, 또는 진행을 위한 패스. 체인을 시작하지 않는 행동 다음은 B, 발동하면 D, 패스하면 E.',
    B: '먼저 턴 플레이어가 스펠 스피드 2 이상의 효과를 발동할지 정한다. 발동하면 D, 패스하면 C.',
    C: '다음으로 상대가 스펠 스피드 2 이상의 효과를 발동할지 정한다. 발동하면 D, 패스하면 A로 돌아간다.',
    D: '유발 효과를 순서대로 쌓고, 두 플레이어가 번갈아 체인하며, 연속으로 패스하면 마지막 체인부터 처리한다. 그 뒤 조건을 만족한 유발 효과가 새 체인을 만들고, 없으면 B.',
    E: '턴 플레이어가 페이즈나 스텝을 끝내려 한다. 상대는 스펠 스피드 2 이상의 효과를 발동할 수 있고(D), 패스하면 종료된다.',
  },
};

export const CHART_WORDS: Record<Lang, Words<typeof en>> = { en, ko };
