import { ruling } from '../language';

export default ruling(
  'info-life-points',
  {
    covers: ['hidden-information'],
    title: { en: 'Life Points are public', ko: '라이프 포인트는 공개 정보' },
    statement: { en: 'The Life Points of both players are public.', ko: '서로의 라이프 포인트는 공개 정보이다.' },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasLP(5300);
    then.lpIs(turnPlayer, 5300);
  },
);
