import { ruling } from '../language';

export default ruling(
  'extra-ticket-one-per-turn',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: {
      en: 'One additional Normal Summon a turn',
      ko: '추가 일반 소환은 한 턴에 1번',
    },
    statement: {
      en: 'Gem-Knight Seraphinite allows one Normal Summon in addition to the ordinary Normal Summon or Set, and no more. Two monsters Normal Summoned use up both, so a third can be neither Normal Summoned nor Set.',
      ko: '젬나이트 세라피가 보통의 통상 소환 외에 더해 주는 일반 소환은 한 턴에 1번뿐이다. 2장을 일반 소환하면 둘 다 쓴 것이므로, 3장째는 일반 소환도 세트도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Gem-Knight Seraphinite').hasInHand('Celtic Guardian', 'Mystical Elf', 'Sangan');
    turnPlayer.normalSummons('Celtic Guardian');
    then.can(turnPlayer).setMonster('Mystical Elf');
    turnPlayer.normalSummons('Mystical Elf');
    then.controls(turnPlayer, 'Celtic Guardian', 'Mystical Elf');
    then.cannot(turnPlayer).normalSummon('Sangan', { because: 'normal-summon-used' });
    then.cannot(turnPlayer).setMonster('Sangan', { because: 'normal-summon-used' });
  },
);
