import { ruling } from '../language';

export default ruling(
  'act-card-activation-def',
  {
    covers: ['activation', 'activation-negation'],
    title: { en: 'Activating a card', ko: '카드의 발동' },
    statement: {
      en: 'Putting a Spell face-up from the hand, or turning a Set Spell or Trap face-up in order to use it, is the activation of a card, also for a Continuous Spell that does nothing yet. A Counter Trap that negates the activation of a Spell Card, such as Magic Jammer, is used at that moment.',
      ko: '패의 마법 카드를 앞면 표시로 내거나 세트한 마법 / 함정 카드를 사용하려고 앞면 표시로 하는 것이 카드의 발동이다. 아직 아무것도 하지 않는 지속 마법도 마찬가지이다. 매직 재머처럼 마법 카드의 발동을 무효로 하는 카운터 함정은 이때 발동한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Card Trader');
    given(opponent).hasSet('Magic Jammer').hasInHand('Gemini Elf');
    turnPlayer.activates('Card Trader');
    then.can(opponent).activate('Magic Jammer');
    opponent.activates('Magic Jammer', { cost: ['Gemini Elf'] });
    bothPass();
    then.chainIs('turnPlayer: Card Trader', 'opponent: Magic Jammer');
    then.linkWas('Card Trader', 'activationNegated');
    then.happened('moved', { card: 'Card Trader', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Card Trader', 'gy', turnPlayer);
    then.isIn('Gemini Elf', 'gy', opponent);
  },
);
