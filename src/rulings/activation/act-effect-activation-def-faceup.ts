import { ruling } from '../language';

export default ruling(
  'act-effect-activation-def-faceup',
  {
    covers: ['activation', 'activation-negation'],
    title: { en: 'A face-up card activates an effect', ko: '앞면 표시의 카드는 효과를 발동한다' },
    statement: {
      en: 'A Spell that is face-up already activates an effect and not a card. Magic Jammer needs the activation of a Spell Card and so cannot answer the effect of a face-up Card Trader.',
      ko: '이미 앞면 표시인 마법 카드가 사용하는 것은 효과의 발동이며 카드의 발동이 아니다. 매직 재머는 마법 카드의 발동에만 체인할 수 있으므로, 앞면 표시인 카드 트레이더의 효과에는 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('standby');
    given(turnPlayer).controls('Card Trader').hasInHand('Gemini Elf').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).hasSet('Magic Jammer', 'Jar of Greed').hasInHand('Sangan').hasInDeck('Kuriboh');
    turnPlayer.activates('Card Trader', { effect: 1, cost: ['Gemini Elf'] });
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Magic Jammer', { because: 'other-activation' });
    opponent.passes();
    then.linkWas('Card Trader', 'resolved');
    then.chainsWere(['turnPlayer: Card Trader']);
    then.countIs(turnPlayer, 'hand', 1);
    then.countIs(turnPlayer, 'deck', 2);
  },
);
