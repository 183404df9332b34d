import { ruling } from '../language';

export default ruling(
  'info-private-extra-deck',
  {
    covers: ['hidden-information'],
    title: { en: 'The Extra Deck is private', ko: '엑스트라 덱은 비공개 정보' },
    statement: {
      en: 'Only its player sees the face-down cards of an Extra Deck.',
      ko: '엑스트라 덱의 뒷면 표시 카드는 그 플레이어만 볼 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInExtraDeck('Number 39: Utopia');
    then.sees(turnPlayer, 'Number 39: Utopia');
    then.doesNotSee(opponent, 'Number 39: Utopia');
    then.seesCount(opponent, turnPlayer, 'extraDeck', 1);
  },
);
