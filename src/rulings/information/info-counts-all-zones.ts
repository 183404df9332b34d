import { card, ruling } from '../language';

export default ruling(
  'info-counts-all-zones',
  {
    covers: ['hidden-information'],
    title: { en: 'Numbers of cards everywhere', ko: '모든 장소의 장수는 공개 정보' },
    statement: {
      en: 'How many cards lie in the hands, on the fields, in the Decks, in the GYs and banished is public, also where the cards are face-down.',
      ko: '패, 필드, 덱, 묘지, 제외된 카드의 장수는 뒷면 표시이더라도 공개 정보이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .hasInHand('Gemini Elf', 'Kuriboh', 'Raigeki')
      .controls('Vorse Raider')
      .hasSet('Magic Jammer')
      .hasInDeck(...Array.from({ length: 30 }, () => 'Celtic Guardian'))
      .hasInGY('Sangan', 'Sangan', 'Sangan', 'Sangan', 'Sangan')
      .hasBanished(
        'Kuriboh',
        'Kuriboh',
        card('Summoned Skull', 'A', { faceDown: true }),
        card('Summoned Skull', 'B', { faceDown: true }),
      );
    then.seesCount(opponent, turnPlayer, 'hand', 3);
    then.seesCount(opponent, turnPlayer, 'field', 2);
    then.seesCount(opponent, turnPlayer, 'deck', 30);
    then.seesCount(opponent, turnPlayer, 'gy', 5);
    then.seesCount(opponent, turnPlayer, 'banished', 4);
    then.doesNotSee(opponent, 'Summoned Skull#A');
  },
);
