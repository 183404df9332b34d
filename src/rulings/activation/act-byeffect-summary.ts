import { ruling } from '../language';

export default ruling(
  'act-byeffect-summary',
  {
    covers: ['activation', 'card-by-effect'],
    title: { en: 'A card that the effect of another activates', ko: '다른 카드의 효과로 발동되는 카드' },
    statement: {
      en: 'Metaverse, Demise of the Land, Pop-Up and Favorite Hero activate a card while they resolve. That card was activated, but by no player, and no effect is activated with it; nothing can be chained to it, since a Chain is being resolved. What watches for activations sees it or not, by its exact words.',
      ko: '메타버스, 종언의 땅, 팝업, 페이버릿 히어로는 효과 처리 중에 카드를 발동한다. 카드가 발동한 것이지만 플레이어가 발동한 것이 아니며, 효과의 발동도 따르지 않는다. 체인을 처리하는 중이므로 그 카드에는 체인할 수 없다. 발동을 보는 카드가 이것을 보는지는 텍스트의 말에 달려 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Metaverse').hasInDeck('Umi');
    given(opponent).hasSet('Magic Jammer').hasInHand('Kuriboh');
    turnPlayer.activates('Metaverse');
    bothPass();
    turnPlayer.chooses(2);
    then.isIn('Umi', 'fieldZone', turnPlayer);
    then.happened('cardActivated', { card: 'Umi' });
    then.chainsWere(['turnPlayer: Metaverse']);
    then.wasNeverOffered('Magic Jammer', 'activate');
    then.isFaceDown('Magic Jammer');
  },
);
