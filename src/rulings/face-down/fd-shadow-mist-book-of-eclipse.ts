import { ruling } from '../language';

export default ruling(
  'fd-shadow-mist-book-of-eclipse',
  {
    covers: ['face-down', 'triggers'],
    title: { en: 'Face-down when the Chain is over', ko: '체인이 끝났을 때 뒷면 표시' },
    statement: {
      en: 'Call of the Haunted Summons Elemental HERO Shadow Mist as Chain Link 2, then Book of Eclipse turns it face-down as Chain Link 1. Triggers are used only after the whole Chain, and by then it is face-down, so its effect cannot be activated.',
      ko: '리빙 데드가 부르는 소리가 체인 2로 섀도우 미스트를 특수 소환하고, 체인 1인 개기일식의 서가 뒷면 표시로 한다. 유발 효과는 체인이 모두 끝난 뒤에 발동하는데, 그때에는 뒷면 표시이므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Book of Eclipse')
      .hasSet('Call of the Haunted')
      .hasInGY('Elemental HERO Shadow Mist')
      .hasInDeck('Mask Change');
    given(opponent).controls('Gemini Elf');
    turnPlayer.activates('Book of Eclipse');
    turnPlayer.activates('Call of the Haunted', { targets: ['Elemental HERO Shadow Mist'] });
    bothPass();
    then.happened('summoned', { card: 'Elemental HERO Shadow Mist' });
    then.isFaceDown('Elemental HERO Shadow Mist');
    then.wasNeverOffered('Elemental HERO Shadow Mist', 'activate');
    then.cannot(turnPlayer).activate('Elemental HERO Shadow Mist', { effect: 1, because: 'face-down' });
    then.isIn('Mask Change', 'deck', turnPlayer);
  },
);
