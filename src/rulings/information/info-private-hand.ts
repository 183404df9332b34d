import { ruling } from '../language';

export default ruling(
  'info-private-hand',
  {
    covers: ['hidden-information'],
    title: { en: 'A hand is private', ko: '패는 비공개 정보' },
    statement: { en: 'Only its player sees the cards of a hand.', ko: '패의 카드는 그 플레이어만 볼 수 있다.' },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf');
    then.sees(turnPlayer, 'Gemini Elf');
    then.doesNotSee(opponent, 'Gemini Elf');
    then.seesCount(opponent, turnPlayer, 'hand', 1);
  },
);
