import { ruling } from '../language';

export default ruling(
  'ash-dark-magical-circle-stays',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'Dark Magical Circle stays', ko: '흑의 마도진은 필드에 남는다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates only the effect of Dark Magical Circle’s activation and destroys nothing. So the card stays face-up, and its second effect can be used later.',
      ko: '하루 우라라는 흑의 마도진의 발동시의 효과만 무효로 하고 카드를 파괴하지 않는다. 그래서 흑의 마도진은 앞면 표시로 필드에 남으며, ②의 효과는 나중에 사용할 수 있다.',
    },
    doubtful: {
      en: 'This is expressly said only of Continuous Spells that were face-up before. The same is assumed here for one that was just activated.',
      ko: '이미 앞면 표시였던 지속 마법 카드에 대해서만 밝혀져 있다. 여기서는 방금 발동한 카드도 마찬가지로 본다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInHand('Dark Magical Circle', 'Monster Reborn')
      .hasInGY('Dark Magician')
      .hasInDeck('Celtic Guardian', 'Gemini Elf', 'Mystical Elf');
    given(opponent).controls('Battle Ox').hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Dark Magical Circle');
    opponent.activates('Ash Blossom & Joyous Spring');
    bothPass();
    then.isIn('Dark Magical Circle', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Dark Magical Circle');

    turnPlayer.activates('Monster Reborn', { targets: ['Dark Magician'] });
    bothPass();
    turnPlayer.usesTrigger('Dark Magical Circle', { effect: 2, targets: ['Battle Ox'] });
    bothPass();
    then.isIn('Battle Ox', 'banished', opponent);
  },
);
