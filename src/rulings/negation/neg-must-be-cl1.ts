import { ruling } from '../language';

export default ruling(
  'neg-must-be-cl1',
  {
    covers: ['summon-negation', 'chain'],
    title: { en: 'A Summon is negated by Chain Link 1 only', ko: '소환을 무효로 할 수 있는 것은 체인 1뿐' },
    statement: {
      en: 'A card that negates a Summon must be Chain Link 1 to do that. Put on top, Solemn Judgment can only answer the activation below it.',
      ko: '소환을 무효로 하는 카드는 체인 1로 발동해야 한다. 위에 체인한 신의 심판은 바로 아래의 발동에만 대응할 수 있다.',
    },
    doubtful: {
      en: 'The source breaks off after naming this Chain; that the second link negates the activation of the first is supplied here.',
      ko: '원문은 이 체인을 예로 들고 끝난다. 체인 2가 체인 1의 발동을 무효로 한다는 해석은 여기서 보충한 것이다.',
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
