import { ruling } from '../language';

export default ruling(
  'act-effect-example-safe-return',
  {
    covers: ['activation', 'counter-traps'],
    title: { en: 'A face-up Continuous Spell: Card of Safe Return', ko: '앞면 지속 마법의 효과 발동: 생환의 패' },
    statement: {
      en: 'Card of Safe Return answers the Summon with an effect; the card itself was activated long before. So Magic Jammer, which answers the activation of a Spell Card, cannot be chained.',
      ko: '생환의 패는 특수 소환에 대해 효과를 발동한다. 카드는 이미 발동되어 있으므로, 마법 카드의 발동에 체인하는 매직 재머는 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Card of Safe Return')
      .hasInGY('Gemini Elf')
      .hasInHand('Monster Reborn')
      .hasInDeck('Kuriboh');
    given(opponent).hasSet('Magic Jammer').hasInHand('Sangan');
    turnPlayer.activates('Monster Reborn', { targets: ['Gemini Elf'] });
    bothPass();
    turnPlayer.usesTrigger('Card of Safe Return');
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    bothPass();
    then.linkWas('Card of Safe Return', 'resolved');
    then.isIn('Kuriboh', 'hand', turnPlayer);
  },
);
