import { ruling } from '../language';

export default ruling(
  'fd-cyber-tutu-blocked',
  {
    covers: ['face-down', 'direct-attack', 'stats'],
    title: {
      en: 'The ATK of a face-down monster cannot be compared',
      ko: '뒷면 표시 몬스터의 공격력은 비교할 수 없다',
    },
    statement: {
      en: 'A face-down monster is one of the monsters of the opponent, but its ATK is unknown. So not all of them are known to have more ATK, and Cyber Tutu cannot attack directly.',
      ko: '뒷면 표시 몬스터도 상대 필드의 몬스터이지만 공격력을 알 수 없다. 모든 몬스터의 공격력이 더 높다고 할 수 없으므로, 사이버 츄츄는 직접 공격할 수 없다.',
    },
    doubtful: {
      en: 'The wording of the card changed from "all monsters have more ATK" to "only monsters with more ATK". The outcome is the same.',
      ko: '카드의 텍스트가 "모든 몬스터의 공격력이 더 높을 경우"에서 "공격력이 더 높은 몬스터만 존재할 경우"로 바뀌었지만, 결과는 같다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(turnPlayer).controls('Cyber Tutu');
    given(opponent).controls('Gemini Elf');
    inCase({ en: 'One face-down', ko: '1장이 뒷면 표시' }, () => {
      given(opponent).hasSet('La Jinn the Mystical Genie of the Lamp');
      turnPlayer.movesTo('battle');
      then.attackTargetsAre('Cyber Tutu', 'Gemini Elf', 'La Jinn the Mystical Genie of the Lamp');
    });
    inCase({ en: 'Both face-up', ko: '모두 앞면 표시' }, () => {
      given(opponent).controls('La Jinn the Mystical Genie of the Lamp');
      turnPlayer.movesTo('battle');
      then.attackTargetsAre('Cyber Tutu', 'Gemini Elf', 'La Jinn the Mystical Genie of the Lamp', 'directly');
    });
  },
);
