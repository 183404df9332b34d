import { explained } from '../language';

export default explained(
  'fd-faceup-only-wording-usual',
  {
    covers: ['face-down', 'wording'],
    title: { en: 'Most texts look at face-up monsters only', ko: '대부분의 텍스트는 앞면 표시만 본다' },
    statement: {
      en: 'Effects that read the properties of monsters look, with few exceptions, at face-up monsters only: nothing is known of a face-down one.',
      ko: '몬스터의 정보를 보는 효과는 대부분 앞면 표시 몬스터만 본다. 뒷면 표시 몬스터의 정보는 알 수 없기 때문이다.',
    },
  },
  ['fd-cost-condition-not-met', 'fd-received-effects-cleared'],
);
