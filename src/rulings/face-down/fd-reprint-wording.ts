import { explained } from '../language';

export default explained(
  'fd-reprint-wording',
  {
    covers: ['face-down', 'wording'],
    title: { en: 'Newer texts say face-up', ko: '새 텍스트는 "앞면 표시"라고 쓴다' },
    statement: {
      en: 'Since the 9th series, texts that answer a card of some name or Type leaving the field say that it has to be face-up. Older texts mean the same: of a face-down card neither name nor Type is known.',
      ko: '제9기 이후에는 특정 카드명이나 종족의 카드가 필드를 벗어난 것에 대한 텍스트에 "앞면 표시"라고 명시한다. 이전 텍스트도 뜻은 같다. 뒷면 표시 카드는 카드명도 종족도 알 수 없기 때문이다.',
    },
  },
  ['fd-destroyed-facedown-no-archetype-trigger'],
);
