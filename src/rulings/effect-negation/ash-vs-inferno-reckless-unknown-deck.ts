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
      en: 'Nobody has to know whether the opponent would Special Summon a monster from the Deck: Ash Blossom & Joyous Spring answers Inferno Reckless Summon all the same.',
      ko: '상대가 실제로 덱에서 특수 소환할 몬스터가 있는지 확인할 필요 없이, 지옥의 폭주소환에 하루 우라라를 체인할 수 있다.',
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
