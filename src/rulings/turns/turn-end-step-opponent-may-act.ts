import { ruling } from '../language';

export default ruling(
  'turn-end-step-opponent-may-act',
  {
    covers: ['turn-structure', 'priority'],
    title: { en: 'Leaving the Battle Step', ko: '배틀 스텝을 끝낼 때' },
    statement: {
      en: 'Both players must pass to leave the Battle Step. If the opponent acts then, it is still the Battle Step and attacks go on. The End Step that follows is another chance to act, before Main Phase 2.',
      ko: '배틀 스텝은 두 플레이어가 모두 패스해야 끝난다. 이때 상대가 행동하면 아직 배틀 스텝이므로 공격을 계속할 수 있다. 이어지는 엔드 스텝에도 상대는 메인 페이즈 2에 들어가기 전에 행동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf', 'Vorse Raider').hasInHand('Luster Dragon');
    given(opponent).hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.attacks('Gemini Elf', 'directly');
    turnPlayer.movesTo('main2');
    then.lpIs(opponent, 6100);
    then.isAsked(opponent, 'phaseEnd');
    then.timingIs('battlePhase.battleStep');
    inCase({ en: 'An effect before the Battle Step ends', ko: '배틀 스텝이 끝나기 전에 발동한다' }, () => {
      opponent.activates('Jar of Greed');
      then.linkWas('Jar of Greed', 'resolved');
      then.timingIs('battlePhase.battleStep');
      then.can(turnPlayer).attack('Vorse Raider');
      turnPlayer.attacks('Vorse Raider', 'directly');
      then.lpIs(opponent, 4200);
    });
    inCase({ en: 'An effect in the End Step', ko: '엔드 스텝에 발동한다' }, () => {
      opponent.passes();
      then.timingIs('battlePhase.endStep');
      then.isAsked(opponent, 'phaseEnd');
      opponent.activates('Jar of Greed');
      then.linkWas('Jar of Greed', 'resolved');
      then.countIs(opponent, 'hand', 1);
      then.happenedInOrder(
        { event: 'linkResolved', card: 'Jar of Greed' },
        { event: 'phaseBegan', where: { phase: 'main2' } },
      );
      then.phaseIs('main2');
      then.lpIs(opponent, 6100);
    });
  },
);
