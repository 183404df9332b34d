import { ruling } from '../language';

export default ruling(
  'ash-vs-inferno-reckless-unknown-deck',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: {
      en: 'Ash Blossom on Inferno Reckless Summon, with an unknown Deck',
      ko: '덱의 내용을 모르는 지옥의 폭주소환과 하루 우라라',
    },
    statement: {
      en: 'Ash Blossom & Joyous Spring answers an effect that includes Special Summoning from the Deck. Inferno Reckless Summon says so in its text, and that decides: nobody has to know whether a monster is there to be Summoned.',
      ko: '하루 우라라는 덱에서 특수 소환하는 효과가 포함된 발동에 체인한다. 지옥의 폭주소환은 텍스트에 그 효과가 있으므로, 실제로 덱에 특수 소환할 몬스터가 있는지와 관계없이 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Inferno Reckless Summon', 'Monster Reborn')
      .hasInGY('Treeborn Frog#A', 'Treeborn Frog#B', 'Treeborn Frog#C');
    given(opponent)
      .controls('Celtic Guardian')
      .hasInHand('Ash Blossom & Joyous Spring')
      .hasInDeck('Celtic Guardian#Deck', 'Gemini Elf');
    turnPlayer.activates('Monster Reborn', { targets: ['Treeborn Frog#A'] });
    bothPass();
    turnPlayer.activates('Inferno Reckless Summon');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainIs('turnPlayer: Inferno Reckless Summon', 'opponent: Ash Blossom & Joyous Spring');
    then.linkWas('Inferno Reckless Summon', 'effectNegated');
    then.happened('summoned', { times: 1 });
    then.wasSummonedBy('Treeborn Frog#A', turnPlayer, 'special');
    then.isIn('Treeborn Frog#B', 'gy');
    then.isIn('Treeborn Frog#C', 'gy');
    then.isIn('Celtic Guardian#Deck', 'deck', opponent);
    then.didNotHappen('shuffled');
  },
);
