import { ruling } from '../language';

export default ruling(
  'act-taxonomy',
  {
    covers: ['activation'],
    title: { en: 'Three kinds of activation', ko: '발동의 세 가지' },
    statement: {
      en: 'Raigeki is activated with an effect that does something on resolving, The Dark Door with one that does nothing. Card Trader, face-up since before, activates an effect alone, which always does something. Magic Jammer needs a Spell Card to be activated, so it answers only the first two.',
      ko: '번개는 카드와 함께 무언가를 처리하는 효과를, 암흑의 문은 카드와 함께 아무것도 처리하지 않는 효과를 발동한다. 이미 앞면인 카드 트레이더는 효과만 발동하며 반드시 무언가를 처리한다. 매직 재머는 마법 카드의 발동에만 체인하므로 앞의 둘에만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(opponent)
      .controls('Gemini Elf')
      .hasSet('Magic Jammer', 'Jar of Greed')
      .hasInHand('Sangan')
      .hasInDeck('Kuriboh');
    inCase({ en: 'Card and effect', ko: '카드와 효과' }, () => {
      given(turnPlayer).hasInHand('Raigeki');
      turnPlayer.activates('Raigeki');
      then.can(opponent).activate('Magic Jammer');
      opponent.passes();
      then.linkWas('Raigeki', 'resolved');
      then.isIn('Gemini Elf', 'gy', opponent);
    });
    inCase({ en: 'Card, and an effect that does nothing', ko: '카드와 아무것도 하지 않는 효과' }, () => {
      given(turnPlayer).hasInHand('The Dark Door');
      turnPlayer.activates('The Dark Door');
      then.can(opponent).activate('Magic Jammer');
      opponent.passes();
      then.chainsWere(['turnPlayer: The Dark Door']);
      then.isFaceUp('The Dark Door');
    });
    inCase({ en: 'Only an effect', ko: '효과만' }, () => {
      given.startsIn('standby');
      given(turnPlayer).controls('Card Trader').hasInHand('Kuriboh').hasInDeck('Battle Ox');
      turnPlayer.activates('Card Trader', { effect: 1 });
      then.isAsked(opponent, 'chain');
      then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
      opponent.passes();
      then.linkWas('Card Trader', 'resolved');
    });
  },
);
