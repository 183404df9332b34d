import { ruling } from '../language';

export default ruling(
  'inh-special-summon-monster-class',
  {
    covers: ['special-summon-procedure', 'normal-summon'],
    title: { en: 'Monsters that cannot be Normal Summoned', ko: '일반 소환할 수 없는 몬스터' },
    statement: {
      en: 'Photon Thrasher is one of the Main Deck monsters whose text rules out a Normal Summon or Set: it can only be Special Summoned, so both are refused.',
      ko: '메인 덱의 몬스터 중에는 통상 소환할 수 없다고 쓰인 것이 있다. 포톤 스래셔는 특수 소환만 할 수 있으므로 일반 소환도 세트도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Photon Thrasher');
    then.cannot(turnPlayer).normalSummon('Photon Thrasher', { because: 'cannot-be-normal-summoned' });
    then.cannot(turnPlayer).setMonster('Photon Thrasher', { because: 'cannot-be-normal-summoned' });
  },
);
