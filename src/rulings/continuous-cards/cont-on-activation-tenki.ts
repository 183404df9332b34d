import { ruling } from '../language';

export default ruling(
  'cont-on-activation-tenki',
  {
    covers: ['activation', 'continuous-cards'],
    title: { en: 'Done as part of the activation: Fire Formation - Tenki', ko: '발동시의 효과 처리: 염무－「천기」' },
    statement: {
      en: 'Fire Formation - Tenki searches when its own activation resolves: its text makes that part of the activation. No second Chain Link is needed.',
      ko: '염무－「천기」는 카드의 발동시의 효과 처리로서 덱에서 카드를 패에 넣는다. 그 카드의 발동을 처리할 때 하며, 따로 효과를 발동하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Fire Formation - Tenki').hasInDeck('Brotherhood of the Fire Fist - Bear');
    turnPlayer.activates('Fire Formation - Tenki');
    bothPass();
    turnPlayer.answers('yes');
    then.chainsWere(['turnPlayer: Fire Formation - Tenki']);
    then.linkWas('Fire Formation - Tenki', 'resolved');
    then.isIn('Brotherhood of the Fire Fist - Bear', 'hand', turnPlayer);
  },
);
