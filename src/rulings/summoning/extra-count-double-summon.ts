import { ruling } from '../language';

export default ruling(
  'extra-count-double-summon',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Double Summon: two instead of one', ko: '이중소환: 통상 소환이 2회로' },
    statement: {
      en: 'Double Summon raises the number of Normal Summons and Sets of the turn to two. There is no third one.',
      ko: '이중소환은 그 턴의 통상 소환 횟수를 2회로 늘린다. 세 번째는 할 수 없다.',
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
