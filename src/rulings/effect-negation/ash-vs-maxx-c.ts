import { ruling } from '../language';

export default ruling(
  'ash-vs-maxx-c',
  {
    covers: ['effect-negation', 'draw'],
    title: { en: 'Ash Blossom on Maxx “C”', ko: '증식의 G에 대한 하루 우라라' },
    statement: {
      en: 'Maxx “C” only draws later, when the opponent Special Summons, but its effect is one that draws, which adds cards from the Deck to the hand. So Ash Blossom & Joyous Spring can answer its activation, and no card is drawn all turn.',
      ko: '증식의 G로 드로우하는 것은 나중에 상대가 특수 소환할 때이지만, 덱에서 패에 넣는 드로우를 하는 효과임에는 변함이 없다. 따라서 하루 우라라를 체인할 수 있고, 그 턴에는 드로우하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('draw');
    given(turnPlayer)
      .hasInHand('Ash Blossom & Joyous Spring', 'Monster Reborn')
      .hasInGY('Celtic Guardian')
      .hasInDeck('Vorse Raider');
    given(opponent).hasInHand('Maxx "C"').hasInDeck('Gemini Elf', 'Gemini Elf', 'Gemini Elf');
    then.isAsked(opponent);
    then.phaseIs('draw');
    opponent.activates('Maxx "C"');
    then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.chainsWere(['opponent: Maxx "C"', 'turnPlayer: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Maxx "C"', 'effectNegated');
    then.isIn('Ash Blossom & Joyous Spring', 'gy', turnPlayer);
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    bothPass();
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'special');
    then.didNotHappen('drawn', { seat: 'opponent' });
    then.countIs(opponent, 'hand', 0);
    then.countIs(opponent, 'deck', 3);
  },
);
