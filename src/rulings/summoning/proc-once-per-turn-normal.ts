import { ruling } from '../language';

export default ruling(
  'proc-once-per-turn-normal',
  {
    covers: ['normal-summon', 'special-summon-procedure', 'normal-summon-used'],
    title: { en: 'One Normal Summon or Set a turn', ko: '일반 소환·세트는 1턴에 1번' },
    statement: {
      en: 'A player Normal Summons or Sets one monster a turn, the two counted together. Flip Summons and Special Summons are not counted.',
      ko: '몬스터의 일반 소환과 세트는 합쳐서 1턴에 1번이다. 반전 소환과 특수 소환에는 이런 횟수 제한이 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian', 'Sangan', 'Cyber Dragon');
    given(opponent).controls('Gemini Elf');
    turnPlayer.specialSummons('Cyber Dragon');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    turnPlayer.normalSummons('Celtic Guardian');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'normal');
    then.cannot(turnPlayer).setMonster('Sangan', { because: 'normal-summon-used' });
    then.cannot(turnPlayer).normalSummon('Sangan', { because: 'normal-summon-used' });
  },
);
