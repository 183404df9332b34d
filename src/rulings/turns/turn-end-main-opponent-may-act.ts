import { ruling } from '../language';

export default ruling(
  'turn-end-main-opponent-may-act',
  {
    covers: ['turn-structure', 'priority'],
    title: { en: 'Acting at the end of Main Phase 1', ko: '메인 페이즈 1의 끝에 상대가 발동하면' },
    statement: {
      en: 'A Phase ends only when both players pass in a row. The turn player passes to end Main Phase 1; as the opponent activates Jar of Greed instead of passing, it is still Main Phase 1 afterwards, and Gemini Elf can be Summoned.',
      ko: '페이즈는 두 플레이어가 이어서 패스해야 끝난다. 턴 플레이어가 패스했어도 상대가 욕망의 단지를 발동했으므로 아직 메인 페이즈 1이고, 턴 플레이어는 쌍둥이 자매 엘프를 일반 소환할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Gemini Elf');
    given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.movesTo('battle');
    then.isAsked(opponent, 'phaseEnd');
    then.timingIs('turnPlayerPassed');
    then.phaseIs('main1');
    then.can(opponent).activate('Jar of Greed');
    opponent.activates('Jar of Greed');
    then.linkWas('Jar of Greed', 'resolved');
    then.countIs(opponent, 'hand', 1);
    then.phaseIs('main1');
    then.can(turnPlayer).normalSummon('Gemini Elf');
    turnPlayer.normalSummons('Gemini Elf');
    then.wasSummonedBy('Gemini Elf', turnPlayer, 'normal');
    then.didNotHappen('phaseBegan', { where: { phase: 'battle' } });
  },
);
