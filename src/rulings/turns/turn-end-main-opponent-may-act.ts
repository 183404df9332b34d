import { ruling } from '../language';

export default ruling(
  'turn-end-main-opponent-may-act',
  {
    covers: ['turn-structure', 'priority'],
    title: { en: 'Acting at the end of Main Phase 1', ko: '메인 페이즈 1의 끝에 상대가 발동하면' },
    statement: {
      en: 'The turn player ends Main Phase 1 by passing. If the opponent activates something then, Main Phase 1 goes on afterwards.',
      ko: '턴 플레이어는 패스하여 메인 페이즈 1을 끝낸다. 이때 상대가 무엇인가를 발동하면, 그 처리 뒤에도 아직 메인 페이즈 1이다.',
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
