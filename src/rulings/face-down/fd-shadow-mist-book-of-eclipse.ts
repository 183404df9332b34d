import { ruling } from '../language';

export default ruling(
  'fd-shadow-mist-book-of-eclipse',
  {
    covers: ['face-down', 'triggers'],
    title: { en: 'Face-down when the Chain is over', ko: '체인이 끝났을 때 뒷면 표시' },
    statement: {
      en: 'A monster Special Summoned in a Chain and face-down when that Chain is over cannot activate an effect for having been Special Summoned: Elemental HERO Shadow Mist and Book of Eclipse.',
      ko: '체인 중에 특수 소환되었지만 체인이 끝났을 때 뒷면 표시인 몬스터는, 특수 소환되었을 경우의 효과를 발동할 수 없다. 개기일식의 서와 엘리멘틀 히어로 섀도우 미스트.',
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
