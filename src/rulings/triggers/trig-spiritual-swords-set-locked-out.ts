import { card, ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-set-locked-out',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'The same while it is Set', ko: '세트된 봉인영검도 마찬가지' },
    statement: {
      en: 'Nobody may respond to the Quick Effect of Borreload Dragon, so a Set Spiritual Swords of Revealing Light cannot be chained to it either. Once that Chain is over the card may be turned up, but its effect that negates an attack answers the declaration, and that moment has passed.',
      ko: '바렐로드 드래곤의 유발 즉시 효과에는 체인할 수 없으므로, 세트된 빛의 봉인영검도 체인하여 발동할 수 없다. 그 체인이 끝난 뒤 카드를 발동할 수는 있으나, 공격을 무효로 하는 효과는 공격 선언에 대응하는 것이므로 그 시기가 이미 지났다.',
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
