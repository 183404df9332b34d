import { ruling } from '../language';

export default ruling(
  'info-gy-order-fixed',
  {
    covers: ['hidden-information'],
    title: { en: 'The order of a GY', ko: '묘지의 순서' },
    statement: {
      en: 'Cards lie in the GY in the order in which they came; looking through it changes nothing.',
      ko: '묘지의 카드는 보내진 순서대로 놓이며, 확인한다고 순서가 바뀌지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInGY('Gemini Elf', 'Raigeki', 'Mystical Elf').controls('Kuriboh').hasInHand('Dark Hole');
    then.sees(opponent, 'Raigeki');
    then.orderIs(turnPlayer, 'gy', 'Gemini Elf', 'Raigeki', 'Mystical Elf');
    turnPlayer.activates('Dark Hole');
    then.orderIs(turnPlayer, 'gy', 'Gemini Elf', 'Raigeki', 'Mystical Elf', 'Kuriboh', 'Dark Hole');
  },
);
