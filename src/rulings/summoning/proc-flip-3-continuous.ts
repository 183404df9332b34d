import { ruling } from '../language';

export default ruling(
  'proc-flip-3-continuous',
  {
    covers: ['flip-summon', 'continuous-effects'],
    title: { en: 'Flip Summon, step 3: continuous effects', ko: '반전 소환 3단계: 지속 효과' },
    statement: {
      en: 'At the success of a Flip Summon too, continuous effects apply before anyone can answer it. Jinzo already forbids Traps by then, so Torrential Tribute cannot be activated.',
      ko: '반전 소환에 성공한 때에도 누구도 대응하기 전에 지속 효과부터 적용된다. 그때 이미 인조인간 －사이코 쇼커－가 함정을 막고 있으므로 격류장은 발동할 수 없다.',
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
