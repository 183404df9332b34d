import { ruling } from '../language';

export default ruling(
  'extra-effect-summon-immediate',
  {
    covers: ['normal-summon', 'special-summon-effect'],
    title: { en: 'Ultimate Offering leaves no right for later', ko: '희생의 제물의 소환은 그 자리에서' },
    statement: {
      en: 'The Normal Summon that Ultimate Offering allows is made on the spot, right after its effect has resolved. It cannot be saved for later in the turn; the effect can only be used again.',
      ko: '희생의 제물의 효과로 하는 일반 소환은 효과 처리 직후 그 자리에서 한다. 그 턴의 나중으로 미룰 수 없으며, 다시 소환하려면 효과를 다시 발동해야 한다.',
    },
    doubtful: {
      en: 'One place of the source calls it a Summon within the resolution, another a Summon right after the effect has resolved. The second, more exact, is followed.',
      ko: '원문의 한 곳은 효과 처리 중의 소환이라고 하고, 다른 곳은 효과 처리 직후의 소환이라고 한다. 더 정확한 뒤의 설명을 따른다.',
    },
  },
  ({ given, turnPlayer, bothPass, inCase, then }) => {
    given(turnPlayer)
      .controls('Ultimate Offering')
      .hasInHand('Celtic Guardian', 'Mystical Elf', 'Sangan', 'Kuriboh')
      .hasLP(8000);
    turnPlayer.activates('Ultimate Offering');
    then.lpIs(turnPlayer, 7500);
    bothPass();
    turnPlayer.picks('Celtic Guardian');
    turnPlayer.normalSummons('Celtic Guardian');
    then.chainsWere(['turnPlayer: Ultimate Offering']);
    then.linkWas('Ultimate Offering', 'resolved');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    then.happenedInOrder(
      { event: 'linkResolved', card: 'Ultimate Offering' },
      { event: 'summonAttempted', card: 'Celtic Guardian' },
      { event: 'summoned', card: 'Celtic Guardian' },
    );
    then.controls(turnPlayer, 'Celtic Guardian', 'Ultimate Offering');
    turnPlayer.passes();
    // The Normal Summon of the turn is still there, and no second one.
    turnPlayer.normalSummons('Mystical Elf');
    turnPlayer.passes();
    then.wasSummonedBy('Mystical Elf', turnPlayer, 'normal');
    then.cannot(turnPlayer).normalSummon('Sangan', { because: 'normal-summon-used' });
    then.lpIs(turnPlayer, 7500);
    inCase({ en: 'In Main Phase 2', ko: '메인 페이즈 2' }, () => {
      turnPlayer.movesTo('battle');
      turnPlayer.movesTo('main2');
      then.phaseIs('main2');
      then.cannot(turnPlayer).normalSummon('Sangan', { because: 'normal-summon-used' });
      then.cannot(turnPlayer).setMonster('Sangan', { because: 'normal-summon-used' });
    });
    inCase({ en: 'Used again', ko: '다시 발동' }, () => {
      then.can(turnPlayer).activate('Ultimate Offering');
      turnPlayer.activates('Ultimate Offering');
      bothPass();
      turnPlayer.picks('Sangan');
      turnPlayer.normalSummons('Sangan');
      turnPlayer.passes();
      then.lpIs(turnPlayer, 7000);
      then.controls(turnPlayer, 'Celtic Guardian', 'Mystical Elf', 'Sangan');
      then.isAsked(turnPlayer, 'open');
    });
  },
);
