import { ruling } from '../language';

export default ruling(
  'neg-warning-judgment-chain',
  {
    covers: ['summon-negation', 'activation-negation'],
    title: { en: 'Solemn Judgment saves the Summon', ko: '신의 심판으로 소환을 지킨다' },
    statement: {
      en: 'The turn player’s Solemn Judgment negates the activation of Solemn Warning, so the Summon goes through.',
      ko: '턴 플레이어의 신의 심판이 신의 경고의 발동을 무효로 하면 소환은 그대로 성공한다.',
    },
    doubtful: {
      en: 'The source breaks off after naming this Chain; its outcome follows from the rules.',
      ko: '원문은 이 체인을 예로 들고 끝난다. 결과는 규칙에서 이끌어 낸 것이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon').hasSet('Solemn Judgment').hasLP(8000);
    given(opponent).controls('Gemini Elf').hasSet('Solemn Warning').hasLP(8000);
    turnPlayer.specialSummons('Cyber Dragon');
    opponent.activates('Solemn Warning');
    then.lpIs(opponent, 6000);
    turnPlayer.activates('Solemn Judgment');
    bothPass();
    then.chainIs('opponent: Solemn Warning', 'turnPlayer: Solemn Judgment');
    then.lpIs(turnPlayer, 4000);
    then.linkWas('Solemn Warning', 'activationNegated');
    then.happened('moved', { card: 'Solemn Warning', where: { to: 'gy', reasons: 'destroyed' } });
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.controls(turnPlayer, 'Cyber Dragon');
  },
);
