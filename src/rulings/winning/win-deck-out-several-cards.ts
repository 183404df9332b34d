import { ruling } from '../language';

export default ruling(
  'win-deck-out-several-cards',
  {
    covers: ['winning', 'deck-out'],
    title: { en: 'Drawing more than is there', ko: '남은 것보다 많이 드로우할 때' },
    statement: {
      en: 'Who has to draw more cards than their Deck holds loses. If the same effect asks that of both and neither can, the Duel is a draw.',
      ko: '덱에 남은 것보다 많은 카드를 드로우해야 하는 플레이어는 패배한다. 같은 효과로 양쪽 모두 드로우할 수 없으면 무승부다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer).hasSet('Morphing Jar');
    inCase({ en: 'the opponent cannot', ko: '상대만 드로우할 수 없다' }, () => {
      given(turnPlayer).hasInDeck(
        'Gemini Elf',
        'Celtic Guardian',
        'Vorse Raider',
        'Battle Ox',
        'Mystical Elf',
        'Luster Dragon',
      );
      given(opponent).hasInDeck('Gemini Elf', 'Celtic Guardian', 'Vorse Raider');
      turnPlayer.flipSummons('Morphing Jar');
      then.chainsWere(['turnPlayer: Morphing Jar']);
      then.wonBy(turnPlayer);
      then.happened('duelEnded', { where: { winner: 0, reason: 'deckOut' } });
    });
    inCase({ en: 'both can', ko: '양쪽 다 드로우할 수 있다' }, () => {
      given(turnPlayer).hasInDeck(
        'Gemini Elf',
        'Celtic Guardian',
        'Vorse Raider',
        'Battle Ox',
        'Mystical Elf',
        'Luster Dragon',
      );
      given(opponent).hasInDeck(
        'Gemini Elf',
        'Celtic Guardian',
        'Vorse Raider',
        'Battle Ox',
        'Mystical Elf',
        'Luster Dragon',
      );
      turnPlayer.flipSummons('Morphing Jar');
      then.linkWas('Morphing Jar', 'resolved');
      then.countIs(turnPlayer, 'hand', 5);
      then.countIs(opponent, 'hand', 5);
      then.countIs(turnPlayer, 'deck', 1);
      then.countIs(opponent, 'deck', 1);
      then.didNotHappen('duelEnded');
      then.isAsked(turnPlayer, 'open');
    });
    inCase({ en: 'neither can', ko: '양쪽 다 드로우할 수 없다' }, () => {
      given(turnPlayer).hasInDeck('Gemini Elf', 'Celtic Guardian', 'Vorse Raider');
      given(opponent).hasInDeck('Gemini Elf', 'Celtic Guardian', 'Vorse Raider');
      turnPlayer.flipSummons('Morphing Jar');
      then.happened('duelEnded', { where: { winner: null, reason: 'deckOut' } });
    });
  },
);
