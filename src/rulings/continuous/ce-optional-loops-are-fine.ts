import { explained } from '../language';

export default explained(
  'ce-optional-loops-are-fine',
  {
    covers: ['continuous-effects'],
    title: { en: 'Loops that a player may stop', ko: '플레이어가 멈출 수 있는 루프' },
    statement: {
      en: 'A loop that goes on only because a player chooses each time to use an effect or a card needs no special ruling: they may repeat it as often as they can, or stop. Ultimate Offering is used again and again in this way.',
      ko: '플레이어가 매번 효과나 카드의 발동을 고르기 때문에 이어지는 루프에는 개별 재정이 필요 없다. 할 수 있는 만큼 되풀이해도, 그만두어도 된다. 희생의 제물을 거듭 사용하는 것도 이와 같다.',
    },
  },
  ['extra-effect-summon-immediate'],
);
