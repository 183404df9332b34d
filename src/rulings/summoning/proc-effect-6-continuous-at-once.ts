import { ruling } from '../language';

export default ruling(
  'proc-effect-6-continuous-at-once',
  {
    covers: ['special-summon-effect', 'continuous-effects'],
    title: { en: 'Summoned by effect, Jinzo shuts out Traps at once', ko: '효과로 소환해도 지속 효과는 곧바로' },
    statement: {
      en: 'Continuous effects of a monster Summoned by an effect apply from the success on, so Traps cannot answer the Summon of Jinzo.',
      ko: '효과로 소환된 몬스터의 지속 효과도 성공한 순간부터 적용되므로, 인조인간 －사이코 쇼커－의 특수 소환에 함정으로 대응할 수 없다.',
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
