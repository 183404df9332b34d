import { card, ruling } from '../language';

export default ruling(
  'attack-only-faceup-attack-position',
  {
    covers: ['attack-declaration', 'position', 'not-in-attack-position'],
    title: { en: 'Only from face-up Attack Position', ko: '앞면 공격 표시에서만' },
    statement: {
      en: 'Only a monster in face-up Attack Position can attack. So neither Gemini Elf in Defense Position nor the face-down Celtic Guardian can, but Vorse Raider can.',
      ko: '공격은 앞면 공격 표시 몬스터만 할 수 있다. 그래서 수비 표시의 쌍둥이 자매 엘프와 뒷면 표시의 엘프 검사는 공격할 수 없고, 블러드 볼스는 공격할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls(card('Gemini Elf', { position: 'defense' }), 'Vorse Raider')
      .hasSet('Celtic Guardian');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'not-in-attack-position' });
    then.cannot(turnPlayer).attack('Celtic Guardian', { because: 'not-in-attack-position' });
    then.can(turnPlayer).attack('Vorse Raider');
    turnPlayer.attacks('Vorse Raider', 'directly');
    then.lpIs(opponent, 6100);
    then.wasNeverOffered('Gemini Elf', 'attack');
    then.wasNeverOffered('Celtic Guardian', 'attack');
  },
);
