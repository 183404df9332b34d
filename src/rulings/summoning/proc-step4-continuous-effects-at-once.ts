import { ruling } from '../language';

export default ruling(
  'proc-step4-continuous-effects-at-once',
  {
    covers: ['continuous-effects', 'tribute-summon'],
    title: { en: 'Step 4: continuous effects apply at once', ko: '4단계: 지속 효과는 곧바로 적용된다' },
    statement: {
      en: 'At the success of the Summon continuous effects apply before anything can be activated: Jinzo’s own already shuts out the Trap that would answer it.',
      ko: '소환에 성공하면 무엇을 발동하기 전에 지속 효과부터 적용된다. 인조인간 －사이코 쇼커－에 대응하려는 함정도 이미 발동할 수 없다.',
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
