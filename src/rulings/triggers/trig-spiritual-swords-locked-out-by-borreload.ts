import { card, ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-locked-out-by-borreload',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'Borreload Dragon keeps the Swords out', ko: '바렐로드로 봉인영검을 막는다' },
    statement: {
      en: 'Spiritual Swords of Revealing Light answers the declaration of an attack. If the attacking player answers it first with the Quick Effect of Borreload Dragon, nothing can be chained to that effect, and when it has resolved the declaration is no longer the last thing that happened.',
      ko: '빛의 봉인영검의 ①은 공격 선언에 대응하는 효과이다. 턴 플레이어가 먼저 바렐로드 드래곤의 ②를 발동하면 거기에는 체인할 수 없고, 그 처리가 끝나면 공격 선언은 마지막에 일어난 일이 아니므로 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    // Something the turn player could chain, so that the Chain waits.
    given(turnPlayer)
      .controls(card('Borreload Dragon', { zone: 5 }))
      .hasSet('Divine Wrath')
      .hasInHand('Kuriboh');
    given(opponent).controls('Gemini Elf').controls('Spiritual Swords of Revealing Light').hasLP(8000);
    turnPlayer.attacks('Borreload Dragon', 'Gemini Elf');
    turnPlayer.activates('Borreload Dragon', { effect: 2, targets: ['Gemini Elf'] });
    then.isAsked(turnPlayer, 'chain');
    then.cannot(opponent).activate('Spiritual Swords of Revealing Light', { effect: 1, because: 'no-response' });
    turnPlayer.passes();
    then.linkWas('Borreload Dragon', 'resolved');
    then.isAsked(turnPlayer, 'trigger');
    then.wasNeverOffered('Spiritual Swords of Revealing Light', 'activate', { effect: 1 });
    then.didNotHappen('attackNegated');
    then.lpIs(opponent, 8000);
  },
);
