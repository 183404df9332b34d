import { ruling } from '../language';

export default ruling(
  'ash-does-not-destroy',
  {
    covers: ['effect-negation'],
    title: { en: 'Negated is not destroyed', ko: '무효가 되어도 파괴되지 않는다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates an effect and does no more. As nothing destroys it, Armageddon Knight, whose effect was negated, stays on the field.',
      ko: '하루 우라라는 효과를 무효로 할 뿐 카드를 파괴하지 않는다. 그래서 효과가 무효가 된 종말의 기사는 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Armageddon Knight').hasInDeck('Sangan', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.normalSummons('Armageddon Knight');
    turnPlayer.usesTrigger('Armageddon Knight');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();

    then.chainsWere(['turnPlayer: Armageddon Knight', 'opponent: Ash Blossom & Joyous Spring']);
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.linkWas('Armageddon Knight', 'effectNegated');

    then.controls(turnPlayer, 'Armageddon Knight');
    then.isIn('Armageddon Knight', 'monsterZone', turnPlayer);
    then.isFaceUp('Armageddon Knight');
    then.didNotHappen('moved', { card: 'Armageddon Knight', where: { reasons: 'destroyed' } });
    then.isIn('Sangan', 'deck', turnPlayer);
  },
);
