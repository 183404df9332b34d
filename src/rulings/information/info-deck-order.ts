import { ruling } from '../language';

export default ruling(
  'info-deck-order',
  {
    covers: ['hidden-information'],
    title: { en: 'Nobody knows the order of a Deck', ko: '덱의 순서는 아무도 모른다' },
    statement: {
      en: 'The order of a Deck is unknown, even to its own player.',
      ko: '덱의 순서는 그 플레이어도 알 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInDeck('Gemini Elf', 'Kuriboh', 'Sangan');
    for (const name of ['Gemini Elf', 'Kuriboh', 'Sangan']) {
      then.doesNotSee(turnPlayer, name);
      then.doesNotSee(opponent, name);
    }
  },
);
