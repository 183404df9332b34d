import { ruling } from '../language';

export default ruling(
  'fd-cyber-tutu-faceup',
  {
    covers: ['direct-attack', 'stats'],
    title: { en: 'All monsters are stronger', ko: '모든 몬스터의 공격력이 더 높으면' },
    statement: {
      en: 'Cyber Tutu compares its ATK with that of every monster of the opponent. All of them are face-up and have more, so it may attack directly.',
      ko: '사이버 츄츄는 자신의 공격력을 상대 필드의 모든 몬스터의 공격력과 비교한다. 모두 앞면 표시이고 공격력이 더 높으므로 직접 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Cyber Tutu');
    given(opponent).controls('Gemini Elf', 'La Jinn the Mystical Genie of the Lamp');
    turnPlayer.movesTo('battle');
    then.attackTargetsAre('Cyber Tutu', 'Gemini Elf', 'La Jinn the Mystical Genie of the Lamp', 'directly');
    turnPlayer.attacks('Cyber Tutu', 'directly');
    bothPass();
    then.lpIs(opponent, 7000);
  },
);
