import { ruling } from '../language';

export default ruling(
  'ash-vs-inferno-reckless-all-in-gy',
  {
    covers: ['effect-negation', 'hand-triggers'],
    title: {
      en: 'Ash Blossom on Inferno Reckless Summon, all copies in the GY',
      ko: '같은 이름의 몬스터가 전부 묘지에 있는 지옥의 폭주소환과 하루 우라라',
    },
    statement: {
      en: 'Inferno Reckless Summon can Special Summon from the Deck, so Ash Blossom & Joyous Spring answers it even where all the monsters it would Summon are in the GY.',
      ko: '지옥의 폭주소환은 덱에서도 특수 소환하는 효과이므로, 특수 소환될 몬스터가 전부 묘지에 존재하더라도 하루 우라라를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Inferno Reckless Summon', 'Monster Reborn')
      .hasInGY('Treeborn Frog#A', 'Treeborn Frog#B', 'Treeborn Frog#C');
    given(opponent).controls('Celtic Guardian').hasInHand('Ash Blossom & Joyous Spring').hasInDeck('Gemini Elf');
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
  },
);
