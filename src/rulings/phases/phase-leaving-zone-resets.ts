import { ruling } from '../language';

export default ruling(
  'phase-leaving-zone-resets',
  {
    covers: ['phase-triggers', 'limits', 'card-identity'],
    title: { en: 'Back in its place, it is another card', ko: '자리를 떠난 카드는 다른 카드로 본다' },
    statement: {
      en: 'A card that left the place where it was activated counts as another card when it comes back there, so that one card may use such an effect several times in a turn.',
      ko: '발동한 장소를 떠났던 카드는 그 장소로 되돌아와도 다른 카드로 취급하므로, 실제로는 같은 카드가 1턴에 여러 번 발동하는 일도 있다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInGY('Treeborn Frog');
    inCase({ en: 'it left the GY and came back', ko: '묘지를 떠났다가 되돌아온 경우' }, () => {
      given(opponent).hasSet('Torrential Tribute');
      turnPlayer.activates('Treeborn Frog');
      then.isIn('Treeborn Frog', 'monsterZone', turnPlayer);
      opponent.activates('Torrential Tribute');
      then.isIn('Treeborn Frog', 'gy', turnPlayer);
      then.can(turnPlayer).activate('Treeborn Frog');
    });
    inCase({ en: 'it never left the GY', ko: '묘지를 떠나지 않은 경우' }, () => {
      // Something the turn player could still do, so that the Phase goes on.
      given(turnPlayer).hasInHand('D.D. Crow');
      given(opponent).controls('Light and Darkness Dragon').hasInGY('Kuriboh');
      turnPlayer.activates('Treeborn Frog');
      then.isIn('Treeborn Frog', 'gy', turnPlayer);
      then.cannot(turnPlayer).activate('Treeborn Frog', { because: 'used-this-turn' });
    });
  },
);
