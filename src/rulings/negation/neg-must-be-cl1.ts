import { ruling } from '../language';

export default ruling(
  'neg-must-be-cl1',
  {
    covers: ['summon-negation', 'chain'],
    title: { en: 'A Summon is negated by Chain Link 1 only', ko: '소환을 무효로 할 수 있는 것은 체인 1뿐' },
    statement: {
      en: 'A Summon is negated only by what starts the Chain while it is being attempted. Above Solemn Warning the last thing done is its activation, so Solemn Judgment answers and negates that, and Cyber Dragon is Summoned.',
      ko: '소환을 무효로 하는 카드는 체인 1로 발동해야 한다. 신의 경고에 체인한 신의 심판은 바로 아래의 발동에 대응하여 그것을 무효로 하므로, 사이버 드래곤의 소환은 성공한다.',
    },
    doubtful: {
      en: 'That Solemn Judgment here negates the activation of Solemn Warning, and not the Summon, is a conclusion from the rules; no ruling that says so outright is quoted.',
      ko: '여기서 신의 심판이 소환이 아니라 신의 경고의 발동을 무효로 한다는 것은 룰에서 이끌어 낸 결론이며, 이를 직접 밝힌 재정을 인용한 것은 아니다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet('Solemn Warning', 'Solemn Judgment');
    turnPlayer.specialSummons('Cyber Dragon');
    opponent.activates('Solemn Warning');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.linkAnswers('Solemn Judgment', 1);
    then.linkWas('Solemn Warning', 'activationNegated');
    then.didNotHappen('summonNegated', { card: 'Cyber Dragon' });
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
  },
);
