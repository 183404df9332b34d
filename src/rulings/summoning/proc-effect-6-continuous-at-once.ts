import { ruling } from '../language';

export default ruling(
  'proc-effect-6-continuous-at-once',
  {
    covers: ['special-summon-effect', 'continuous-effects'],
    title: { en: 'Summoned by effect, Jinzo shuts out Traps at once', ko: '효과로 소환해도 지속 효과는 곧바로' },
    statement: {
      en: 'Continuous effects of a monster Summoned by an effect apply from its success on, before anyone can answer the Summon. By then Jinzo already forbids Traps, so Torrential Tribute cannot be activated.',
      ko: '효과로 소환된 몬스터의 지속 효과도 성공한 순간부터, 누구도 대응하기 전에 적용된다. 그때 이미 인조인간 －사이코 쇼커－가 함정을 막고 있으므로 격류장은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Monster Reborn').hasInGY('Jinzo');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.activates('Monster Reborn', { targets: ['Jinzo'] });
    bothPass();
    then.wasSummonedBy('Jinzo', turnPlayer, 'special');
    then.cannot(opponent).activate('Torrential Tribute', { because: 'locked' });
    then.wasNeverOffered('Torrential Tribute', 'activate');
    then.chainsWere(['turnPlayer: Monster Reborn']);
  },
);
