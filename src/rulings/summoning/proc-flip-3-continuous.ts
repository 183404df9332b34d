import { ruling } from '../language';

export default ruling(
  'proc-flip-3-continuous',
  {
    covers: ['flip-summon', 'continuous-effects'],
    title: { en: 'Flip Summon, step 3: continuous effects', ko: '반전 소환 3단계: 지속 효과' },
    statement: {
      en: 'Continuous effects apply at the success of a Flip Summon too: against a flipped Jinzo no Trap can be activated.',
      ko: '반전 소환에 성공한 때에도 지속 효과가 곧바로 적용된다. 반전 소환된 인조인간 －사이코 쇼커－에 함정으로 대응할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasSet('Jinzo');
    given(opponent).hasSet('Torrential Tribute');
    turnPlayer.flipSummons('Jinzo');
    then.wasSummonedBy('Jinzo', turnPlayer, 'flip');
    then.cannot(opponent).activate('Torrential Tribute', { because: 'locked' });
    then.wasNeverOffered('Torrential Tribute', 'activate');
    then.noChain();
  },
);
