import { ruling } from '../language';

export default ruling(
  'extra-count-double-summon',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Double Summon: two instead of one', ko: '이중소환: 통상 소환이 2회로' },
    statement: {
      en: 'Double Summon raises the number of Normal Summons and Sets of the turn to two, counted together. Two monsters Normal Summoned use it up, so a third can be neither Normal Summoned nor Set.',
      ko: '이중소환은 일반 소환과 세트를 합친 통상 소환을 그 턴에 2회까지 할 수 있게 한다. 2장을 일반 소환하면 다 쓴 것이므로, 세 번째는 일반 소환도 세트도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Double Summon', 'Celtic Guardian', 'Mystical Elf', 'Sangan');
    turnPlayer.activates('Double Summon');
    bothPass();
    then.linkWas('Double Summon', 'resolved');
    turnPlayer.normalSummons('Celtic Guardian');
    turnPlayer.normalSummons('Mystical Elf');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    then.wasSummonedBy('Mystical Elf', turnPlayer, 'normal');
    then.cannot(turnPlayer).normalSummon('Sangan', { because: 'normal-summon-used' });
    then.cannot(turnPlayer).setMonster('Sangan', { because: 'normal-summon-used' });
  },
);
