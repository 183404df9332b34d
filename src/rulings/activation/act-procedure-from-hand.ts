import { ruling } from '../language';

export default ruling(
  'act-procedure-from-hand',
  {
    covers: ['activation', 'costs', 'targeting'],
    title: { en: 'Step by step from the hand', ko: '패에서 발동하는 순서' },
    statement: {
      en: 'A Spell activated from the hand is put face-up in a Spell & Trap Zone, then the cost is paid, then targets are chosen. Only after that the opponent may respond, with the card on the field and the cost paid.',
      ko: '패에서 마법을 발동할 때에는 먼저 카드를 마법 & 함정 존에 앞면 표시로 놓고, 코스트를 지불하고, 대상을 고른다. 상대는 그 뒤에야 체인할 수 있으며, 그때 카드는 이미 필드에 있고 코스트도 지불되어 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Twister');
    given(opponent).controls('Card Trader').hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Twister', { targets: ['Card Trader'] });
    then.isAsked(opponent, 'chain');
    then.isIn('Twister', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Twister');
    then.lpIs(turnPlayer, 7500);
    then.happenedInOrder(
      { event: 'moved', card: 'Twister', where: { to: 'spellTrapZone' } },
      { event: 'lpPaid', seat: 'turnPlayer' },
      { event: 'activated', card: 'Twister' },
      { event: 'targeted' },
    );
    then.isIn('Card Trader', 'spellTrapZone', opponent);
    opponent.passes();
    then.isIn('Card Trader', 'gy', opponent);
  },
);
