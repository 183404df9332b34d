import { ruling } from '../language';

export default ruling(
  'cont-leave-field-loses-effect',
  {
    covers: ['continuous-cards', 'continuous-effects'],
    title: { en: 'Gone with the card', ko: '카드가 없어지면 효과도 없어진다' },
    statement: {
      en: 'A Continuous, Field or Equip Card has its effect only while it is face-up on the field. When Umi is destroyed, what it gave is gone at once.',
      ko: '지속 / 필드 / 장착 카드의 효과는 그 카드가 필드에 앞면 표시로 있는 동안만 있다. 바다가 파괴되면 올라간 수치는 바로 원래대로 돌아간다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Umi', '7 Colored Fish').hasInHand('Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    then.atkIs('7 Colored Fish', 2000);
    turnPlayer.normalSummons('Gemini Elf');
    opponent.activates('Mystical Space Typhoon', { targets: ['Umi'] });
    then.isIn('Umi', 'gy', turnPlayer);
    then.atkIs('7 Colored Fish', 1800);
  },
);
