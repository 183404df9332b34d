import { ruling } from '../language';

export default ruling(
  'info-hand-count',
  {
    covers: ['hidden-information'],
    title: { en: 'How many cards a hand holds', ko: '패의 장수는 공개 정보' },
    statement: {
      en: 'The number of cards in a hand is public; which cards they are is not.',
      ko: '패의 장수는 공개 정보이며, 물으면 바르게 답해야 한다. 어떤 카드인지는 비공개이다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf', 'Kuriboh', 'Raigeki', 'Sangan');
    then.seesCount(opponent, turnPlayer, 'hand', 4);
    for (const name of ['Gemini Elf', 'Kuriboh', 'Raigeki', 'Sangan']) then.doesNotSee(opponent, name);
  },
);
