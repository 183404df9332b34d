import { card, ruling } from '../language';

export default ruling(
  'hand-lycoris-stack',
  {
    covers: ['hand-triggers', 'quick-effects'],
    title: { en: 'Two Trickstar Lycoris in one Chain', ko: '1개의 체인에서 만쥬시카 2장' },
    statement: {
      en: 'Two Trickstar Lycoris can be activated from the hand in one Chain, and each of them resolves. Only one effect in the hand that Summons its own card may be used in a Chain if it is a Trigger Effect; that of Trickstar Lycoris is a Quick Effect.',
      ko: '패의 트릭스터 만쥬시카 2장을 1개의 체인에서 발동할 수 있고, 둘 다 처리한다. 그 카드 자신을 패에서 특수 소환하는 효과를 1개의 체인에 1번만 쓸 수 있는 것은 유발 효과의 경우이며, 만쥬시카의 효과는 유발 즉시 효과이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls(card('Trickstar Candina', 'A'), card('Trickstar Candina', 'B'))
      .hasInHand(card('Trickstar Lycoris', 'A'), card('Trickstar Lycoris', 'B'));
    turnPlayer.activates('Trickstar Lycoris#A', { targets: ['Trickstar Candina#A'] });
    turnPlayer.activates('Trickstar Lycoris#B', { targets: ['Trickstar Candina#B'] });
    bothPass();
    then.chainsWere(['turnPlayer: Trickstar Lycoris', 'turnPlayer: Trickstar Lycoris']);
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Trickstar Lycoris#B' },
      { event: 'summoned', card: 'Trickstar Lycoris#B' },
      { event: 'moved', card: 'Trickstar Candina#B', where: { to: 'hand' } },
      { event: 'linkResolving', card: 'Trickstar Lycoris#A' },
      { event: 'summoned', card: 'Trickstar Lycoris#A' },
      { event: 'moved', card: 'Trickstar Candina#A', where: { to: 'hand' } },
    );
    then.isIn('Trickstar Candina#A', 'hand', turnPlayer);
    then.isIn('Trickstar Candina#B', 'hand', turnPlayer);
    then.controls(turnPlayer, 'Trickstar Lycoris#A', 'Trickstar Lycoris#B');
    then.countIs(turnPlayer, 'field', 2, 'Trickstar Lycoris');
    then.neverAsked('chain', opponent);
  },
);
