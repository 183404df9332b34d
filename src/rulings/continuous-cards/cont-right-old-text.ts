import { explained } from '../language';

export default explained(
  'cont-right-old-text',
  {
    covers: ['continuous-cards', 'wording'],
    title: { en: 'Older texts on who may use an effect', ko: '누가 사용할 수 있는지와 오래된 텍스트' },
    statement: {
      en: 'Usually only the controller of a face-up Spell or Trap uses its effect. Texts from before the 9th series often leave open whether the other player may, and then the official ruling decides.',
      ko: '앞면 표시의 마법 / 함정의 효과는 보통 컨트롤러만 사용한다. 제9기 이전의 텍스트는 상대도 사용할 수 있는지 분명하지 않은 것이 많으며, 그때에는 공식 재정을 따른다.',
    },
  },
  ['cont-right-controller-only', 'cont-scope-field-spell-both'],
);
