import { ruling } from '../language';

export default ruling(
  'act-taxonomy',
  {
    covers: ['activation'],
    title: { en: 'Three kinds of activation', ko: '발동의 세 가지' },
    statement: {
      en: 'An effect is activated along with a card that does something when it resolves (Raigeki), along with a card that does nothing then (The Dark Door), or without a card (Card Trader, face-up since before). An effect that comes without a card always does something.',
      ko: '효과의 발동에는 카드의 발동과 함께 무언가를 처리하는 것(번개), 카드의 발동과 함께 하지만 아무것도 처리하지 않는 것(암흑의 문), 카드의 발동 없이 하는 것(이미 앞면 표시인 카드 트레이더)이 있다. 카드의 발동 없이 하는 효과의 발동은 반드시 무언가를 처리한다.',
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
