import { ruling } from '../language';

export default ruling(
  'cont-trap-effect-with-activation',
  {
    covers: ['continuous-cards', 'activation'],
    title: { en: 'Card and effect as one link', ko: '카드와 효과를 함께 발동한다' },
    statement: {
      en: 'Unlike a Continuous Spell, a Continuous Trap can activate one of its effects together with the card. That is a single Chain Link, with the cost and target of the effect.',
      ko: '지속 마법과 달리 지속 함정은 카드를 발동하면서 그 효과 1개를 함께 발동할 수 있다. 체인 블록은 1개이며, 그때 효과의 코스트를 지불하고 대상을 고른다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Unending Nightmare');
    given(opponent).controls('Card Trader');
    turnPlayer.activates('Unending Nightmare', { effect: 1, targets: ['Card Trader'] });
    then.chainsWere(['turnPlayer: Unending Nightmare']);
    then.lpIs(turnPlayer, 7000);
    then.isIn('Card Trader', 'gy', opponent);
    then.isIn('Unending Nightmare', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Unending Nightmare');
  },
);
