import { ruling } from '../language';

export default ruling(
  'extra-ticket-one-per-turn',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'One additional Normal Summon a turn', ko: '추가 통상 소환은 한 턴에 1번' },
    statement: {
      en: 'An effect that allows a Normal Summon in addition to the ordinary one gives just one more in the turn.',
      ko: '"통상 소환 외에도 1번만" 소환할 수 있게 하는 효과로는 그 턴에 1장만 더 소환할 수 있다.',
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
