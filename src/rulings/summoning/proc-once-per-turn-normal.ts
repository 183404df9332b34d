import { ruling } from '../language';

export default ruling(
  'proc-once-per-turn-normal',
  {
    covers: ['normal-summon', 'special-summon-procedure', 'normal-summon-used'],
    title: {
      en: 'One Normal Summon or Set a turn',
      ko: '통상 소환은 1턴에 1번',
    },
    statement: {
      en: 'A player Normal Summons or Sets one monster a turn, the two counted together: after Celtic Guardian, Sangan can be neither Normal Summoned nor Set. Flip Summons and Special Summons, like that of Cyber Dragon, are not counted.',
      ko: '통상 소환, 곧 일반 소환과 세트는 합쳐서 1턴에 1번이다. 엘프 검사를 일반 소환했으므로 크리터는 일반 소환도 세트도 할 수 없다. 사이버 드래곤처럼 특수 소환하거나 반전 소환하는 것은 세지 않는다.',
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
