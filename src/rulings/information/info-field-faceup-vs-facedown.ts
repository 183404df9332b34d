import { ruling } from '../language';

export default ruling(
  'info-field-faceup-vs-facedown',
  {
    covers: ['information', 'face-down'],
    title: { en: 'Public and private on the field', ko: '필드의 공개 정보와 비공개 정보' },
    statement: {
      en: 'Face-up cards on the field are public, face-down cards are known to their player only. Effects see no more than both players do: Fissure destroys the face-up monster, for the ATK of the face-down one cannot be compared.',
      ko: '필드의 앞면 표시 카드는 공개 정보, 뒷면 표시 카드는 컨트롤러만 아는 정보이다. 효과도 공개된 것만 본다. 뒷면 표시 몬스터의 공격력은 비교할 수 없으므로, 갈라진 대지는 앞면 표시 몬스터를 파괴한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Gemini Elf').hasSet('Mystical Elf');
    given(turnPlayer).hasInHand('Fissure');
    then.sees(turnPlayer, 'Gemini Elf');
    then.doesNotSee(turnPlayer, 'Mystical Elf');
    then.sees(opponent, 'Mystical Elf');
    turnPlayer.activates('Fissure');
    then.isIn('Gemini Elf', 'gy', opponent);
    then.isIn('Mystical Elf', 'monsterZone', opponent);
  },
);
