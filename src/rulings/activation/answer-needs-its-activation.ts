import { ruling } from '../language';

export default ruling(
  'answer-needs-its-activation',
  {
    covers: ['other-activation', 'chain'],
    title: {
      en: 'An answer to an activation needs the right one',
      ko: '발동에 대응하는 카드는 지정된 발동에만 대응한다',
    },
    statement: {
      en: 'A card that answers an activation looks only at the link just below it, and only at the kind its text names: Magic Jammer answers the activation of a Spell Card, not that of a Trap.',
      ko: '발동에 대응하는 카드는 바로 앞의 체인만 보며, 텍스트가 지정한 종류의 발동에만 대응할 수 있다. 매직 재머는 마법 카드의 발동에 대응하고, 함정 카드의 발동에는 대응할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    // What Magic Jammer discards.
    given(opponent).hasSet('Magic Jammer').hasInHand('Kuriboh');
    given(turnPlayer).hasSet('Jar of Greed').hasInHand('Pot of Greed').hasInDeck('Gemini Elf', 'Battle Ox');
    inCase({ en: 'A Trap is activated', ko: '함정 카드의 발동' }, () => {
      turnPlayer.activates('Jar of Greed');
      then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    });
    inCase({ en: 'A Spell is activated', ko: '마법 카드의 발동' }, () => {
      turnPlayer.activates('Pot of Greed');
      then.can(opponent).activate('Magic Jammer');
    });
  },
);
