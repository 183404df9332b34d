/**
 * The statechart: which Phase, window or step comes next is written here and nowhere else. Two parallel regions, the
 * turn and Konami's Fast Effect Timing chart. Arriving in a node, the engine does that node's work; its outcome is the event.
 */
import { assign, setup } from 'xstate';
import type { Duel } from '../state/duel';
import { inDamageStep } from '../state/phase';

/** What a node's work can come to. */
export const OUTCOMES = [
  'processed',
  'nothingToProcess',
  'activated',
  'linkAdded',
  'chainStarted',
  'noTriggers',
  'passed',
  'bothPassed',
  'windowPassed',
  'actionTaken',
  'summonAttempted',
  'windowClosed',
  'summonSucceeded',
  'summonNegated',
  'chainResolved',
  'phaseEnded',
  'phaseSkipped',
  'battlePhaseEnded',
  'duelEnded',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Guards read the duel only. */
export const GUARDS = {
  placingTriggers: (d: Duel) => d.placing,
  summonIsPending: (d: Duel) => d.summon !== null,
  summonWindowDue: (d: Duel) => d.summon !== null && !d.summon.windowPassed,
  damageStep: (d: Duel) => inDamageStep(d),
  handLimit: (d: Duel) => d.at.turn === 'endPhase.handLimit',
  handLimitAgain: (d: Duel) => d.at.turn === 'endPhase.handLimitAgain',
  attackPending: (d: Duel) => d.battle !== null,
  battlePhaseChosen: (d: Duel) => d.next === 'battle',
} as const;
type GuardName = keyof typeof GUARDS;

interface Meta {
  /** Box of the Fast Effect Timing chart. */
  box?: 'A' | 'B' | 'C' | 'D' | 'E';
  en: string;
  ko: string;
}
const meta = (en: string, ko: string, box?: Meta['box']): { meta: Meta } => ({
  meta: { en, ko, ...(box ? { box } : {}) },
});

interface To {
  guard?: GuardName;
  target: string;
}
export interface Node {
  id?: string;
  initial?: string;
  type?: 'parallel';
  meta?: Meta;
  on?: Partial<Record<Outcome, string | To | To[] | { target: string[] }>>;
  states?: Record<string, Node>;
}

const CHART: Node = {
  id: 'duel',
  type: 'parallel',
  on: { duelEnded: { target: ['#turnOver', '#timingOver'] } },
  states: {
    turn: {
      initial: 'drawPhase',
      states: {
        drawPhase: {
          ...meta('The turn player draws.', '턴 플레이어가 드로우한다.'),
          on: { phaseEnded: 'standbyPhase', phaseSkipped: 'standbyPhase' },
        },
        standbyPhase: {
          ...meta('Effects of the Standby Phase.', '스탠바이 페이즈의 효과를 처리한다.'),
          on: { phaseEnded: 'mainPhase1', phaseSkipped: 'mainPhase1' },
        },
        mainPhase1: {
          ...meta('Summons, Sets and effects before battle.', '배틀 전의 소환, 세트, 효과.'),
          on: { phaseEnded: [{ guard: 'battlePhaseChosen', target: 'battlePhase' }, { target: 'endPhase' }] },
        },
        battlePhase: {
          ...meta('Monsters attack.', '몬스터가 공격한다.'),
          initial: 'startStep',
          on: { battlePhaseEnded: '#endStep' },
          states: {
            startStep: { ...meta('Start Step.', '스타트 스텝.'), on: { phaseEnded: 'battleStep' } },
            battleStep: {
              ...meta('An attack is declared, or the Step ends.', '공격을 선언하거나 스텝을 종료한다.'),
              on: { phaseEnded: [{ guard: 'attackPending', target: 'damageStep' }, { target: 'endStep' }] },
            },
            damageStep: {
              ...meta('The attack is carried out.', '공격을 처리한다.'),
              initial: 'start',
              states: {
                start: {
                  ...meta('Start of the Damage Step.', '데미지 스텝 개시시.'),
                  on: { windowPassed: 'beforeDamageCalculation' },
                },
                beforeDamageCalculation: {
                  ...meta(
                    'Before damage calculation; a face-down target turns up.',
                    '데미지 계산 전. 뒷면의 공격 대상이 앞면이 된다.',
                  ),
                  on: { windowPassed: 'performDamageCalculation' },
                },
                performDamageCalculation: {
                  ...meta('During damage calculation.', '데미지 계산시.'),
                  on: { windowPassed: 'afterDamageCalculation' },
                },
                afterDamageCalculation: {
                  ...meta('After damage calculation.', '데미지 계산 후.'),
                  on: { windowPassed: 'end' },
                },
                end: {
                  ...meta(
                    'End of the Damage Step; what was destroyed leaves.',
                    '데미지 스텝 종료시. 파괴된 몬스터가 묘지로 간다.',
                  ),
                  on: { windowPassed: '#battleStep' },
                },
              },
            },
            endStep: { ...meta('End Step.', '엔드 스텝.'), on: { phaseEnded: '#mainPhase2' } },
          },
        },
        mainPhase2: {
          ...meta('Summons, Sets and effects after battle.', '배틀 후의 소환, 세트, 효과.'),
          on: { phaseEnded: 'endPhase', phaseSkipped: 'endPhase' },
        },
        endPhase: {
          ...meta('The turn ends.', '턴을 종료한다.'),
          initial: 'effects',
          states: {
            effects: {
              ...meta('Effects of the End Phase.', '엔드 페이즈의 효과를 처리한다.'),
              on: { phaseEnded: 'handLimit' },
            },
            handLimit: {
              ...meta('Down to six cards in hand.', '패를 6장으로 조정한다.'),
              on: { noTriggers: '#drawPhase', chainResolved: 'handLimitAgain' },
            },
            handLimitAgain: {
              ...meta('The hand limit once more, without a Chain.', '체인 없이 패를 다시 조정한다.'),
              on: { processed: '#drawPhase' },
            },
          },
        },
        over: { id: 'turnOver', ...meta('The Duel is over.', '듀얼 종료.') },
      },
    },
    timing: {
      initial: 'gameProcess',
      states: {
        gameProcess: {
          ...meta(
            'The game does what is due: a draw, damage calculation, the hand limit.',
            '드로우, 데미지 계산, 패 조정 등 게임의 진행.',
          ),
          on: {
            processed: [{ guard: 'handLimitAgain', target: 'gameProcess' }, { target: 'triggerCheck' }],
            nothingToProcess: 'openGameState',
            phaseSkipped: 'gameProcess',
          },
        },
        triggerCheck: {
          ...meta(
            'Triggers that met their condition are placed on a Chain, in order.',
            '조건을 채운 유발 효과를 순서대로 체인에 쌓는다.',
            'D',
          ),
          on: {
            activated: 'chain.activating',
            chainStarted: 'chain.building',
            noTriggers: [{ guard: 'handLimit', target: 'gameProcess' }, { target: 'turnPlayerFastEffect' }],
          },
        },
        openGameState: {
          ...meta(
            'Open game state: the turn player may do anything.',
            '오픈 상태: 턴 플레이어는 무엇이든 할 수 있다.',
            'A',
          ),
          on: {
            activated: 'chain.activating',
            summonAttempted: 'summonPending',
            actionTaken: 'triggerCheck',
            passed: 'turnPlayerPassed',
            battlePhaseEnded: 'gameProcess',
          },
        },
        summonPending: {
          ...meta('A Summon is pending and can be negated.', '소환이 성립하기 전: 무효로 할 수 있다.', 'D'),
          on: { activated: 'chain.activating', windowClosed: 'summonResult' },
        },
        summonResult: {
          ...meta('The Summon succeeds or has been negated.', '소환의 성공 또는 무효가 확정된다.'),
          on: { summonSucceeded: 'triggerCheck', summonNegated: 'triggerCheck' },
        },
        turnPlayerFastEffect: {
          ...meta('The turn player may use a fast effect.', '턴 플레이어가 스펠 스피드 2 이상을 발동할 수 있다.', 'B'),
          on: { activated: 'chain.activating', passed: 'opponentFastEffect' },
        },
        opponentFastEffect: {
          ...meta('The opponent may use a fast effect.', '상대가 스펠 스피드 2 이상을 발동할 수 있다.', 'C'),
          on: {
            activated: 'chain.activating',
            windowPassed: [{ guard: 'damageStep', target: 'gameProcess' }, { target: 'openGameState' }],
          },
        },
        chain: {
          ...meta('A Chain.', '체인.', 'D'),
          initial: 'activating',
          states: {
            activating: {
              ...meta('A card or effect is activated: cost, then targets.', '발동한다: 코스트, 그 다음 대상.', 'D'),
              on: { linkAdded: [{ guard: 'placingTriggers', target: '#triggerCheck' }, { target: 'building' }] },
            },
            building: {
              ...meta(
                'Players add links in turn; two passes in a row end it.',
                '번갈아 체인을 쌓고, 연속으로 패스하면 처리한다.',
                'D',
              ),
              on: { activated: 'activating', bothPassed: 'resolving' },
            },
            resolving: {
              ...meta('Links resolve, the last one first.', '마지막 체인부터 역순으로 처리한다.', 'D'),
              on: {
                chainResolved: [
                  { guard: 'summonWindowDue', target: '#summonPending' },
                  { guard: 'summonIsPending', target: '#summonResult' },
                  { guard: 'handLimit', target: '#gameProcess' },
                  { target: '#triggerCheck' },
                ],
              },
            },
          },
        },
        turnPlayerPassed: {
          ...meta(
            'The turn player wants to go on; only the opponent may act.',
            '턴 플레이어가 진행을 원한다. 상대만 행동할 수 있다.',
            'E',
          ),
          on: { activated: 'chain.activating', actionTaken: 'triggerCheck', phaseEnded: 'gameProcess' },
        },
        over: { id: 'timingOver', ...meta('The Duel is over.', '듀얼 종료.') },
      },
    },
  },
};

/** Gives every named node the id its `#name` targets use. */
const withIds = (node: Node, name: string): Node => ({
  ...node,
  id: node.id ?? name,
  ...(node.states
    ? { states: Object.fromEntries(Object.entries(node.states).map(([k, n]) => [k, withIds(n, k)])) }
    : {}),
});
export const NAMED_CHART: Node = withIds(CHART, 'duel');

/** The XState machine made of a chart; its context is the duel, replaced by the event that reports an outcome. */
export const makeMachine = (chart: Node) => {
  const guards = Object.fromEntries(
    Object.entries(GUARDS).map(([name, guard]) => [name, ({ event }: { event: { duel: Duel } }) => guard(event.duel)]),
  );
  return setup({
    types: { context: {} as { duel: Duel | null }, events: {} as { type: Outcome; duel: Duel } },
    guards,
    actions: { keep: assign({ duel: ({ event }) => event.duel }) },
  }).createMachine({ context: { duel: null }, ...(chart as object) } as never);
};
