import { explained } from '../language';

export default explained(
  'temp-official-term',
  {
    covers: ['banish'],
    title: { en: 'Banished for a certain period', ko: '일시적으로 제외한다는 말' },
    statement: {
      en: 'What players call a temporary banish is officially a banish for a certain period, done by an effect or as a cost.',
      ko: '플레이어들이 "일시 제외"라 부르는 것은 공식적으로는 효과나 코스트로 일정한 기간 제외하는 것이다.',
    },
  },
  ['temp-same-position', 'temp-keeps-control', 'temp-token'],
);
