import { card, ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-set-locked-out',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'The same while it is Set', ko: '세트된 봉인영검도 마찬가지' },
    statement: {
      en: 'The same holds for a Set Spiritual Swords of Revealing Light: it cannot be activated in response, and turned up later it no longer negates that attack.',
      ko: '세트된 빛의 봉인영검도 마찬가지로 체인하여 발동할 수 없고, 나중에 앞면으로 하더라도 그 공격은 무효로 할 수 없다.',
    },
    contrast: 'trig-spiritual-swords-locked-out-by-borreload',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Something the turn player could chain, so that the Chain waits.
    given(turnPlayer)
      .controls(card('Borreload Dragon', { zone: 5 }))
      .hasSet('Divine Wrath')
      .hasInHand('Kuriboh');
    given(opponent).controls('Gemini Elf').hasSet('Spiritual Swords of Revealing Light').hasLP(8000);
    turnPlayer.attacks('Borreload Dragon', 'Gemini Elf');
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Gemini Elf'] });
    then.isAsked(turnPlayer, 'chain');
    then.cannot(opponent).activate('Spiritual Swords of Revealing Light', { because: 'no-response' });
    turnPlayer.passes();
    then.linkWas('Borreload Dragon', 'resolved');
    opponent.activates('Spiritual Swords of Revealing Light');
    then.linkWas('Spiritual Swords of Revealing Light', 'resolved');
    then.isFaceUp('Spiritual Swords of Revealing Light');
    then.wasNeverOffered('Spiritual Swords of Revealing Light', 'activate', { effect: 1 });
    then.didNotHappen('attackNegated');
    then.lpIs(opponent, 8000);
  },
);
