import { ruling } from '../language';

export default ruling(
  'cont-on-activation-popup-toon-kingdom',
  {
    covers: ['activation', 'card-by-effect'],
    title: { en: 'Nothing is banished: Pop-Up and Toon Kingdom', ko: '아무 카드도 제외하지 않는다: 팝업과 툰 킹덤' },
    statement: {
      en: 'Toon Kingdom banishes the top 3 cards of the Deck at its activation. Activated by Pop-Up it skips that, so a Deck with fewer cards does not keep it from coming, and nothing is banished.',
      ko: '툰 킹덤은 카드의 발동시의 효과 처리로서 덱 위에서 카드 3장을 제외한다. 팝업의 효과로 발동되면 그 처리를 하지 않으므로, 덱의 카드가 모자라도 발동되며 아무 카드도 제외하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Pop-Up').hasInDeck('Toon Kingdom', 'Kuriboh');
    given(opponent).controls('Umi');
    turnPlayer.activates('Pop-Up');
    bothPass();
    then.isIn('Toon Kingdom', 'fieldZone', turnPlayer);
    then.countIs(turnPlayer, 'deck', 1);
    then.countIs(turnPlayer, 'banished', 0);
  },
);
