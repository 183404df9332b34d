import { explained } from '../language';

export default explained(
  'ce-mandatory-loops-need-rulings',
  {
    covers: ['continuous-effects'],
    title: { en: 'Loops that nobody can stop', ko: '아무도 멈출 수 없는 루프' },
    statement: {
      en: 'A circle of continuous effects that each switch the next on or off can never come to rest, and no player can step out of it: only a special ruling ends it. A circle of two is none, because the earlier effect simply wins.',
      ko: '지속 효과가 차례로 서로를 무효로 하거나 되살리며 도는 순환은 끝나지 않고 어느 플레이어도 빠져나올 수 없으므로, 개별 재정이 있어야 한다. 둘뿐이라면 먼저 적용된 쪽이 우선하므로 그런 순환이 되지 않는다.',
    },
  },
  ['ce-rule1-earlier-negates-later'],
);
