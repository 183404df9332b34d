import { ruling } from '../language';

export default ruling(
  'neg-yang-zing-other-on-field',
  {
    covers: ['summon-negation', 'counter-trap', 'negate-activation'],
    title: { en: 'With another one it can be chained', ko: '다른 "룡성"이 있으면 체인할 수 있다' },
    statement: {
      en: 'With Bi’an on the field Nine Pillars negates the activation of Solemn Judgment and returns it to the Deck. Then Bi’an is destroyed, since Suanni is not on the field, and the Summon of Suanni goes on.',
      ko: '지룡성－헤이칸이 필드에 있으면 룡성의 구지로 신의 심판의 발동을 무효로 하고 덱으로 되돌릴 수 있다. 염룡성－순게이는 필드에 없으므로 헤이칸이 파괴되고, 순게이의 소환은 계속된다.',
    },
    contrast: 'neg-yang-zing-not-on-field',
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls("Bi'an, Earth of the Yang Zing")
      .hasInHand('Suanni, Fire of the Yang Zing')
      .hasSet('Nine Pillars of Yang Zing');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.normalSummons('Suanni, Fire of the Yang Zing');
    opponent.activates('Solemn Judgment');
    then.can(turnPlayer).activate('Nine Pillars of Yang Zing');
    turnPlayer.activates('Nine Pillars of Yang Zing');
    bothPass();
    then.linkWas('Solemn Judgment', 'activationNegated');
    then.isIn('Solemn Judgment', 'deck', opponent);
    then.isIn("Bi'an, Earth of the Yang Zing", 'gy', turnPlayer);
    then.wasSummonedBy('Suanni, Fire of the Yang Zing', turnPlayer, 'normal');
    then.controls(turnPlayer, 'Suanni, Fire of the Yang Zing');
  },
);
