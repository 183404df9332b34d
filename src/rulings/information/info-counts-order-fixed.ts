import { ruling } from '../language';

export default ruling(
  'info-counts-order-fixed',
  {
    covers: ['hidden-information'],
    title: { en: 'Looking does not rearrange', ko: '확인해도 순서는 바뀌지 않는다' },
    statement: {
      en: 'Looking at what is public leaves every pile in its order.',
      ko: '공개 정보를 확인하더라도 카드의 순서는 바뀌지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInGY('Gemini Elf', 'Raigeki').hasBanished('Kuriboh', 'Sangan');
    then.seesCount(opponent, turnPlayer, 'gy', 2);
    then.sees(opponent, 'Kuriboh');
    then.orderIs(turnPlayer, 'gy', 'Gemini Elf', 'Raigeki');
    then.orderIs(turnPlayer, 'banished', 'Kuriboh', 'Sangan');
  },
);
