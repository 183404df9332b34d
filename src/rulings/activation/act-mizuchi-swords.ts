import { card, ruling } from '../language';

export default ruling(
  'act-mizuchi-swords',
  {
    covers: ['activation', 'effect-negation', 'attack-declaration'],
    title: { en: 'Abyss-scale of the Mizuchi and Swords of Revealing Light', ko: '어비스케일－미즈치와 빛의 봉인검' },
    statement: {
      en: 'Negated by Abyss-scale of the Mizuchi, Swords of Revealing Light does not turn the monsters face-up. But the card was activated and is not destroyed: it stays on the field, and by then the Mizuchi is gone, so that the opponent cannot declare attacks.',
      ko: '어비스케일－미즈치로 효과가 무효가 되면 빛의 봉인검은 몬스터를 앞면 표시로 하지 않는다. 그러나 발동은 유효하고 카드는 파괴되지 않으므로 필드에 남는다. 그때 미즈치는 이미 없으므로, 상대는 공격을 선언할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Swords of Revealing Light').hasInDeck('Kuriboh');
    given(opponent)
      .controls('Mermail Abysspike', card('Abyss-scale of the Mizuchi', { equippedTo: 'Mermail Abysspike' }))
      .hasSet('Mystical Elf')
      .hasInDeck('Kuriboh');
    turnPlayer.activates('Swords of Revealing Light');
    then.linkWas('Swords of Revealing Light', 'effectNegated');
    then.isFaceDown('Mystical Elf');
    then.isIn('Abyss-scale of the Mizuchi', 'gy', opponent);
    then.isIn('Swords of Revealing Light', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Swords of Revealing Light');
    turnPlayer.movesTo('end');
    opponent.movesTo('battle');
    then.cannot(opponent).attack('Mermail Abysspike', { because: 'cannot-attack' });
  },
);
