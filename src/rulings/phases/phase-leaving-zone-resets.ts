import { ruling } from '../language';

export default ruling(
  'phase-leaving-zone-resets',
  {
    covers: ['phase-triggers', 'limits', 'card-identity'],
    title: { en: 'Back in its place, it is another card', ko: '자리를 떠난 카드는 다른 카드로 본다' },
    statement: {
      en: 'A card that left the place where its effect is activated counts as another card when it is back. So Treeborn Frog, Summoned and sent to the GY again, can be used once more. If its activation was negated it never left the GY, and its one use is spent.',
      ko: '효과를 발동한 장소를 떠난 카드는 그곳으로 되돌아오면 다른 카드로 취급한다. 그래서 특수 소환되었다가 다시 묘지로 보내진 황천 개구리는 또 발동할 수 있다. 발동이 무효가 된 것은 묘지를 떠나지 않았으므로 다시 발동할 수 없다.',
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
