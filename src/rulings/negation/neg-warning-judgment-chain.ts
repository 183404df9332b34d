import { ruling } from '../language';

export default ruling(
  'neg-warning-judgment-chain',
  {
    covers: ['summon-negation', 'activation-negation'],
    title: { en: 'Solemn Judgment saves the Summon', ko: '신의 심판으로 소환을 지킨다' },
    statement: {
      en: 'Solemn Warning would negate the Summon of Cyber Dragon. The turn player’s Solemn Judgment, chained to it, negates its activation first, so nothing negates the Summon and it succeeds.',
      ko: '신의 경고는 사이버 드래곤의 소환을 무효로 하려 한다. 턴 플레이어가 체인한 신의 심판이 그 발동을 먼저 무효로 하므로, 소환을 무효로 하는 것이 없어 소환은 성공한다.',
    },
    doubtful: {
      en: 'The outcome of this Chain is a conclusion from the rules; no ruling that states it outright is quoted.',
      ko: '이 체인의 결과는 룰에서 이끌어 낸 것이며, 이를 직접 밝힌 재정을 인용한 것은 아니다.',
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
