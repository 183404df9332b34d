import { explained } from '../language';

export default explained(
  'trig-trap-triggers-case-by-case',
  {
    covers: ['spell-trap-triggers'],
    title: { en: 'Trap effects that trigger: case by case', ko: '유발하는 함정의 효과는 카드마다 다르다' },
    statement: {
      en: 'No general rule has been published for effects of Traps that trigger: the ruling of each card says whether it is placed with the triggers, before fast effects (Spell Speed 2 or higher), or used like a Quick Effect, or either.',
      ko: '유발 효과처럼 발동하는 함정의 효과에는 공개된 일반 기준이 없다. 패스트 이펙트(스펠 스피드 2 이상의 효과)보다 먼저 유발 효과로서 쌓는지, 유발 즉시 효과처럼 쓰는지, 둘 다 되는지는 카드마다 재정에 따른다.',
    },
  },
  ['trig-waking-the-dragon', 'trig-spiritual-swords-queues-as-quick', 'trig-phase-trap-as-chain-link-1'],
);
