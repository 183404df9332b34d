import { ruling } from '../language';

export default ruling(
  'act-byeffect-pixie-dragon',
  {
    covers: ['activation', 'card-by-effect'],
    title: {
      en: 'A card was activated: Ancient Pixie Dragon and Pop-Up',
      ko: '"카드가 발동했을 경우": 요정용 고대와 팝업',
    },
    statement: {
      en: 'Ancient Pixie Dragon asks only whether a Field Spell was activated, not by whom. It sees the one that Pop-Up activates, and its effect is activated in a new Chain after that of Pop-Up, because nothing can be added while a Chain resolves.',
      ko: '요정용 고대는 필드 마법 카드가 발동했는지만 보고 누가 발동했는지는 보지 않으므로, 팝업이 발동한 것에도 반응한다. 체인을 처리하는 중에는 발동할 수 없으므로 팝업의 체인이 끝난 뒤 새로운 체인에서 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Ancient Pixie Dragon').hasInHand('Pop-Up').hasInDeck('Kuriboh', 'Skyscraper');
    given(opponent).controls('Umi');
    turnPlayer.activates('Pop-Up');
    bothPass();
    then.isIn('Skyscraper', 'fieldZone', turnPlayer);
    bothPass();
    then.chainsWere(['turnPlayer: Pop-Up'], ['turnPlayer: Ancient Pixie Dragon']);
    then.linkWas('Ancient Pixie Dragon', 'resolved');
    then.countIs(turnPlayer, 'hand', 1);
  },
);
