import { ruling } from '../language';

export default ruling(
  'proc-flip-2-success',
  {
    covers: ['flip-summon'],
    title: { en: 'Flip Summon, step 2: face-up in Attack Position', ko: '반전 소환 2단계: 앞면 공격 표시' },
    statement: {
      en: 'When the Flip Summon succeeds, the monster stands face-up in Attack Position.',
      ko: '반전 소환에 성공하면 그 몬스터는 앞면 공격 표시가 된다.',
    },
    doubtful: {
      en: 'Explanations differ on whether the monster is face-up only from the success on or already while the Flip Summon can be negated. The second is the official ruling and is followed; only the change of position counts from the success.',
      ko: '성공할 때 비로소 앞면이 된다는 설명과, 소환을 무효로 할 수 있는 때에 이미 앞면으로 필드에 있다는 설명이 있다. 공식 재정인 뒤쪽을 따르며, 표시 형식의 변경만 성공한 때부터로 본다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Celtic Guardian');
    turnPlayer.flipSummons('Celtic Guardian');
    then.positionIs('Celtic Guardian', 'attack');
    then.wasSummonedBy('Celtic Guardian', turnPlayer, 'flip');
  },
);
