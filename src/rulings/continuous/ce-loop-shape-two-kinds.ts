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
      en: 'The letters only stand for the shape of the circles; not every known case fits them card by card. What counts is whether the last effect makes valid again or negates.',
      ko: '기호는 순환의 모양을 나타낼 뿐이며, 실제 카드가 하나하나 들어맞는 것은 아니다. 마지막 효과가 다시 유효하게 하는지 무효로 하는지의 차이가 중요하다.',
    },
  },
  ['ce-decree-drain-venus', 'ce-jinzo-order-amplifier', 'ce-talisman-canceller-drain-forbidden'],
);
