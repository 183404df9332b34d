import { ruling } from '../language';

export default ruling(
  'extra-effect-summon-immediate',
  {
    covers: ['normal-summon', 'special-summon-effect'],
    title: { en: 'Ultimate Offering leaves no right for later', ko: '희생의 제물의 소환은 그 자리에서' },
    statement: {
      en: 'The Normal Summon that Ultimate Offering allows is made at once, right after its effect has resolved, and is no right for later in the turn. Once the ordinary one is used too, Sangan is refused, even in Main Phase 2, unless the effect is activated again.',
      ko: '희생의 제물로 하는 일반 소환은 효과 처리 직후 그 자리에서 하며, 나중을 위한 권리가 남지 않는다. 그래서 보통의 통상 소환도 썼다면 메인 페이즈 2에도 크리터는 소환할 수 없고, 효과를 다시 발동하면 소환할 수 있다.',
    },
    doubtful: {
      en: 'Explanations differ on whether this Summon is made while the effect resolves or right after it. The more exact one, right after the effect has resolved, is followed.',
      ko: '이 소환이 효과 처리 중의 것인지 효과 처리 직후의 것인지는 설명이 엇갈린다. 여기서는 더 정확한 쪽, 곧 효과 처리 직후의 소환으로 본다.',
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
