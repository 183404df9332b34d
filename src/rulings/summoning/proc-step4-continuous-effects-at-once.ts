import { ruling } from '../language';

export default ruling(
  'proc-step4-continuous-effects-at-once',
  {
    covers: ['continuous-effects', 'tribute-summon'],
    title: { en: 'Step 4: continuous effects apply at once', ko: '4단계: 지속 효과는 곧바로 적용된다' },
    statement: {
      en: 'At the success of a Summon continuous effects apply before anything can be activated. Jinzo forbids Traps from that moment on, so Torrential Tribute, which would answer the Summon, cannot be activated.',
      ko: '소환에 성공하면 무엇을 발동하기 전에 지속 효과부터 적용된다. 인조인간 －사이코 쇼커－는 그 순간부터 함정의 발동을 막으므로, 그 소환에 대응하려는 격류장은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Jinzo').hasInDeck('Kuriboh');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.tributeSummons('Jinzo', 'Sangan');
    then.chainsWere(['turnPlayer: Sangan']);
    then.cannot(opponent).activate('Torrential Tribute', { because: 'locked' });
    then.wasNeverOffered('Torrential Tribute', 'activate');
  },
);
