import { ruling } from '../language';

export default ruling(
  'ash-dark-magical-circle-stays',
  {
    covers: ['effect-negation', 'hand-triggers', 'last-place'],
    title: { en: 'Dark Magical Circle stays', ko: '흑의 마도진은 필드에 남는다' },
    statement: {
      en: 'Only the effect of its activation is negated, so Dark Magical Circle stays face-up and its second effect can be used.',
      ko: '발동이 아니라 효과만 무효가 되므로, 흑의 마도진은 앞면 표시로 필드에 남으며 ②의 효과는 나중에 사용할 수 있다.',
    },
    doubtful: {
      en: 'The source says this of Continuous Spells that were face-up before; this is the usual extension.',
      ko: '원문은 이미 앞면 표시였던 지속 마법 카드에 대해서만 말하며, 이것은 통상적인 확장이다.',
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
