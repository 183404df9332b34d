import { card, ruling } from '../language';

export default ruling(
  'hand-quick-effects-may-stack',
  {
    covers: ['hand-triggers', 'quick-effects'],
    title: { en: 'Quick Effects in the hand may be stacked', ko: '패의 유발 즉시 효과는 겹쳐 쌓을 수 있다' },
    statement: {
      en: 'That only one effect in the hand may Special Summon its own card in a Chain is said of Trigger Effects. Trickstar Lycoris has a Quick Effect, so a second copy may be chained to the first.',
      ko: '자신을 특수 소환하는 패의 효과를 1개의 체인에 1장만 발동할 수 있는 것은 유발 효과의 경우이다. 만쥬시카의 효과는 유발 즉시 효과이므로 다른 1장을 체인하여 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Trickstar Candina', 'A'), card('Trickstar Candina', 'B'))
      .hasInHand(card('Trickstar Lycoris', 'A'), card('Trickstar Lycoris', 'B'));
    turnPlayer.activates('Trickstar Lycoris#A', { targets: ['Trickstar Candina#A'] });
    // The opponent has nothing to answer with and is passed over.
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('Trickstar Lycoris#B');
    turnPlayer.activates('Trickstar Lycoris#B', { targets: ['Trickstar Candina#B'] });
    bothPass();
    then.chainsWere(['turnPlayer: Trickstar Lycoris', 'turnPlayer: Trickstar Lycoris']);
    then.spellSpeedWas('Trickstar Lycoris#A', 2);
    then.spellSpeedWas('Trickstar Lycoris#B', 2);
  },
);
