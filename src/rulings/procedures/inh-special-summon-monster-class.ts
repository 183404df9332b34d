import { ruling } from '../language';

export default ruling(
  'inh-special-summon-monster-class',
  {
    covers: ['special-summon-procedure', 'normal-summon'],
    title: { en: 'Monsters that cannot be Normal Summoned', ko: '일반 소환할 수 없는 몬스터' },
    statement: {
      en: 'Some monsters of the Main Deck can only be Special Summoned; they can be neither Normal Summoned nor Set.',
      ko: '메인 덱의 몬스터 중에는 특수 소환만 할 수 있는 것이 있다. 일반 소환도 세트도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Sangan').hasInHand('Photon Thrasher');
    then.cannot(turnPlayer).normalSummon('Photon Thrasher', { because: 'cannot-be-normal-summoned' });
    then.cannot(turnPlayer).setMonster('Photon Thrasher', { because: 'cannot-be-normal-summoned' });
  },
);
