import { explained } from '../language';

export default explained(
  'prio-trap-triggers-vary',
  {
    covers: ['priority', 'spell-trap-triggers'],
    title: { en: 'Traps that trigger have no fixed rank', ko: '유발하는 함정에는 정해진 순위가 없다' },
    statement: {
      en: 'Effects of Traps that trigger have no fixed place in the order: some act like triggers, some like Quick Effects, and with some the player chooses.',
      ko: '유발하는 함정의 효과는 순서표에서 정해진 순위가 없다. 유발 효과처럼 쌓는 것, 유발 즉시 효과처럼 쓰는 것, 플레이어가 고를 수 있는 것이 있다.',
    },
  },
  ['trig-waking-the-dragon', 'trig-spiritual-swords-queues-as-quick', 'trig-phase-trap-as-chain-link-1'],
);
