import { ruling } from '../language';

export default ruling(
  'act-procedure-set-card',
  {
    covers: ['activation', 'costs', 'targeting'],
    title: { en: 'Step by step from Set', ko: '세트한 카드를 발동하는 순서' },
    statement: {
      en: 'A Set Spell or Trap is activated as one from the hand, but begins by turning the card face-up where it lies. Then the cost is paid and targets are chosen, and only after that the opponent may respond.',
      ko: '세트한 마법 / 함정은 그 자리에서 앞면 표시로 하는 것부터 시작하며, 나머지는 패에서 발동할 때와 같다. 코스트를 지불하고 대상을 고른 뒤에야 상대가 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Blackwing - Shura the Blue Flame').hasSet('Icarus Attack');
    given(opponent).controls('Gemini Elf', 'Card Trader').hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Icarus Attack', { targets: ['Gemini Elf', 'Card Trader'] });
    then.isAsked(opponent, 'chain');
    then.isFaceUp('Icarus Attack');
    then.isIn('Blackwing - Shura the Blue Flame', 'gy', turnPlayer);
    then.isIn('Gemini Elf', 'monsterZone', opponent);
    then.happenedInOrder(
      { event: 'moved', card: 'Blackwing - Shura the Blue Flame', where: { to: 'gy' } },
      { event: 'activated', card: 'Icarus Attack' },
      { event: 'targeted' },
    );
    opponent.passes();
    then.isIn('Gemini Elf', 'gy', opponent);
    then.isIn('Card Trader', 'gy', opponent);
  },
);
