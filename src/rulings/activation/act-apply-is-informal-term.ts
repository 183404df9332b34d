import { explained } from '../language';

export default explained(
  'act-apply-is-informal-term',
  {
    covers: ['activation', 'continuous-effects'],
    title: { en: '"Applied" is said of both', ko: '"적용"이라는 말' },
    statement: {
      en: 'Calling only effects without a Chain Link "applied" is a habit of players: an activated effect, too, is applied when it resolves.',
      ko: '체인 블록을 만들지 않는 효과만 "적용된다"고 하는 것은 플레이어들의 습관이다. 공식 데이터베이스에서는 발동한 효과도 처리할 때 적용된다고 한다.',
    },
  },
  ['cont-kind-applied-royal-decree', 'resolution-nothing-left-to-do'],
);
