import { explained } from '../language';

export default explained(
  'ce-loop-shape-two-kinds',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Two shapes of a circle', ko: '두 가지 모양의 순환' },
    statement: {
      en: 'In one kind of circle A negates B, B negates C, and C makes B valid again: it is settled by a ruling, or by a new text. In the other, A negates B, B negates C and C negates A: it may not be brought about.',
      ko: '한 가지는 A가 B를, B가 C를 무효로 하고 C가 B를 다시 유효하게 하는 순환으로, 재정이나 텍스트의 변경으로 해결된다. 다른 하나는 A가 B를, B가 C를, C가 A를 무효로 하는 순환으로, 그런 상황을 만드는 행동 자체를 할 수 없다.',
    },
    doubtful: {
      en: 'The letters of the source do not fit both circles; only the difference between making valid again and negating is used.',
      ko: '원문의 기호는 두 순환에 동시에 맞지 않는다. 다시 유효하게 하는 것과 무효로 하는 것의 차이만을 다룬다.',
    },
  },
  ['ce-decree-drain-venus', 'ce-jinzo-order-amplifier', 'ce-talisman-canceller-drain-forbidden'],
);
