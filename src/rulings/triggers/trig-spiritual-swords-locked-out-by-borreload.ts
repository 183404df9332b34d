import { card, ruling } from '../language';

export default ruling(
  'trig-spiritual-swords-locked-out-by-borreload',
  {
    covers: ['spell-trap-triggers', 'priority', 'attacks'],
    title: { en: 'Borreload Dragon keeps the Swords out', ko: '바렐로드로 봉인영검을 막는다' },
    statement: {
      en: 'If the attacking player uses the Quick Effect of Borreload Dragon when the attack is declared, the opponent can no longer use Spiritual Swords of Revealing Light against that attack.',
      ko: '공격 선언시에 턴 플레이어가 바렐로드 드래곤의 ②를 발동하면, 상대는 그 공격에 빛의 봉인영검의 ①을 발동할 수 없다.',
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
